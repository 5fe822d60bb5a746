import { setsFor, shopLike } from './like.ts';
import { choice, colors, option } from './parts.ts';
import { twoProducts } from './two-products.ts';

const { delivery } = twoProducts;

const holes = { perTab: '0.009', effect: { holes: { count: 3, centersInches: 4.25 } } };

const options = (cover: string) => [
  option('drill', 'Drilling', { question: 'Do you drill them?' }, [
    choice('solid', 'Not drilled', 'No holes.'),
    choice('ring', 'Ring holes', 'For its binder.', cover === 'half' ? { perTab: '0.007' } : holes),
  ]),
  option('pack', 'Packing', {}, [
    choice('bulk', 'In bulk', 'Stacked in cartons.'),
    choice('bagged', 'Bagged', 'Each set in its own bag.', { perSet: '0.2225' }),
  ]),
];

/** The sheets of its binders: width and height in inches, the share of the letter size's prices. */
const sizes = [
  { id: 'letter', sheet: [8.5, 11], percent: 100 },
  { id: 'legal', sheet: [8.5, 14], percent: 118 },
  { id: 'half', sheet: [5.5, 8.5], percent: 71 },
] as const;

const stocks = [
  {
    id: 'card',
    name: 'Card',
    rates: [1.04, 0.62, 0.33],
    setup: '22.00',
    hues: 'clear Clear #f7f7f4',
  },
  {
    id: 'film',
    name: 'Film',
    rates: [2.48, 1.71, 0.94],
    setup: '180.00',
    hues: 'smoke Smoke #84898c, ice Ice #dfeaf0',
  },
  { id: 'kraft', name: 'Kraft', rates: [0.88, 0.55, 0.27], setup: '18.00', hues: '' },
] as const;

/** Every stock in every size, but no kraft in half size. */
const products = Object.fromEntries(
  stocks
    .flatMap((stock) => sizes.map((size) => ({ stock, size })))
    .filter(({ stock, size }) => stock.id !== 'kraft' || size.id !== 'half')
    .map(({ stock, size: { id, sheet, percent } }) => {
      const rate = (at: 0 | 1 | 2) => ((stock.rates[at] * percent) / 100).toFixed(4);
      const [widthInches, heightInches] = sheet;
      const name = `${id} ${stock.name.toLowerCase()}`;
      const product = {
        name: `${stock.name} Tabs, ${id} size`,
        noun: name,
        summary: `${stock.name}, ${widthInches} x ${heightInches} inches.`,
        bestFor: `${id}-size binders`,
        productionDays: stock.id === 'film' ? 9 : 5,
        setup: stock.setup,
        rates: { 40: rate(0), 160: rate(1), 1600: rate(2) },
        ...(id === 'half' && { tabsPerSet: { min: 1, max: 24, default: 5 } }),
        options: options(id),
        ...(stock.hues && { colors: { look: 'tinted', list: colors(stock.hues) } }),
        ...(stock.id === 'film' && { colorChange: '27.50' }),
        cuts: id === 'half' ? { min: 2, max: 5 } : { min: 3, max: 10 },
        die: { sheet: { widthInches, heightInches } },
      };
      return [`${id}${stock.id}`, product];
    }),
);

/**
 * A binder maker with eight products, three stocks in three sizes. Its factory and its carrier rest
 * on dates of their own.
 */
export const binderMaker = shopLike({
  seller: {
    name: 'Northgate Binder Company',
    email: 'tabs@northgate.example',
    registryName: 'example.northgate/tabs',
  },
  limits: {
    tabsPerSet: { min: 1, max: 48, default: 8 },
    agentTabsPerSetMax: 48,
    setQuantities: [40, 80, 160, 400, 800, 1600],
    commonTabCounts: [5, 8, 12, 31],
    freeShippingOver: '200.00',
  },
  products,
  prices: { date: '2027-06-01', currency: 'USD', excludes: ['sales tax'] },
  facts: {
    shipping: 'Free over {freeShippingOver} in the {freeShippingRegion}.',
    madeIn: 'Made in Illinois, USA.',
  },
  delivery: {
    ...delivery,
    production: {
      ...delivery.production,
      closed: [{ name: 'Summer break', from: '2027-07-05', to: '2027-07-16' }],
    },
    carrier: {
      ...delivery.carrier,
      closed: [{ name: 'Strike', from: '2027-08-02', to: '2027-08-03' }],
    },
  },
  examples: {
    usual: { product: 'lettercard', tabs: 8, sets: 160, options: { drill: 'ring' } },
    titled: { product: 'lettercard', sets: 80, titles: ['Policies', 'Forms', ''] },
    faq: [{ product: 'halfcard', tabs: 5, sets: 400 }],
    worked: [
      { product: 'legalfilm', tabs: 12, sets: 400, options: { pack: 'bagged' }, colorChanges: 1 },
      { product: 'legalkraft', tabs: 31, sets: 80 },
    ],
  },
  sets: setsFor(
    'lettercard',
    { drill: 'ring' },
    { Staff: ['Rules', 'Benefits'], Clinic: ['Intake', 'Labs'] },
  ),
});
