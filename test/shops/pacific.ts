import { shopLike } from './like.ts';
import { twoProducts } from './two-products.ts';

const { paper, poly } = twoProducts.products;

/**
 * A shop on the Pacific that charges like the one with two products: by the number of sets, with
 * charges per tab and per order. Its names and prices are its own.
 */
export const pacific = shopLike({
  seller: {
    name: 'Cascade Divider Company',
    email: 'hello@cascade-divider.example',
    submitUrl: 'http://localhost:4180/orders',
    originZip: '97209',
    registryName: 'example.cascade-divider/tabs',
  },
  limits: {
    setQuantities: [20, 40, 60, 100, 150, 200, 300, 500, 750, 1500],
    freeShippingOver: '120.00',
  },
  products: {
    board: {
      ...paper,
      name: 'Board Index Tabs',
      noun: 'board',
      productionDays: 4,
      setup: '34.50',
      rates: { 20: '0.98', 60: '0.57', 150: '0.385', 300: '0.31', 750: '0.265', 1500: '0.2195' },
    },
    vinyl: {
      ...poly,
      name: 'Vinyl Index Tabs',
      noun: 'vinyl',
      summary: '.020 gauge vinyl, colored through.',
      alsoCalled: ['plastic'],
      productionDays: 12,
      setup: '365.00',
      rates: { 20: '3.45', 100: '1.78', 500: '0.9425', 1500: '0.71' },
      colorChange: '41.75',
      options: poly.options.map((option) =>
        option.key === 'material'
          ? {
              ...option,
              default: '020',
              choices: [
                { id: '020', label: '.020 gauge vinyl', meaning: 'Vinyl, colored through.' },
              ],
            }
          : option,
      ),
    },
  },
  prices: { date: '2027-02-15', currency: 'USD', excludes: ['state sales tax'] },
  facts: { madeIn: 'Made in Oregon, USA.' },
  delivery: { ...twoProducts.delivery, timeZone: 'America/Los_Angeles', cutOff: '14:30' },
  examples: {
    usual: {
      product: 'board',
      tabs: 8,
      sets: 200,
      options: { punch: '3hole', collation: 'collated' },
    },
    titled: { product: 'board', sets: 60, titles: ['Bylaws', 'Minutes', ''] },
    faq: [{ product: 'vinyl', tabs: 6, sets: 40 }],
    worked: [
      {
        product: 'board',
        tabs: 13,
        sets: 40,
        options: { material: '110', reinforce: 'reinforced' },
      },
      { product: 'vinyl', tabs: 7, sets: 150, options: { ink: 'white' }, colorChanges: 3 },
    ],
  },
  sets: {
    ...twoProducts.sets,
    uses: Object.fromEntries(
      Object.entries(twoProducts.sets.uses).map(([use, { why, product, options }]) => [
        use,
        {
          why: why.replace('Poly', 'Vinyl'),
          product: product === 'poly' ? 'vinyl' : 'board',
          options,
        },
      ]),
    ),
  },
});
