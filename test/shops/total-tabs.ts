import { setsFor, shopLike } from './like.ts';
import { choice, colors, option } from './parts.ts';
import { twoProducts } from './two-products.ts';

/**
 * A shop whose rates follow all tabs of an order, whatever the sets. It wraps sets for a charge per
 * set, charges an order's inks in two ways, and has a minimum charge. No order ships free.
 */
export const totalTabs = shopLike({
  seller: {
    name: 'Harbor Tab Works',
    email: 'quotes@harbor-tab.example',
    registryName: 'example.harbor-tab/prices',
  },
  limits: {
    tabsPerSet: { min: 1, max: 200, default: 8 },
    agentTabsPerSetMax: 120,
    setQuantities: [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500],
    commonTabCounts: [5, 8, 12, 26],
    freeShippingOver: null,
  },
  products: {
    card: {
      name: 'Card Index Tabs',
      noun: 'card',
      summary: '110# card with film on every tab.',
      bestFor: 'manuals and kits',
      productionDays: 6,
      setup: '25.00',
      ratesBy: 'tabs',
      rates: { 100: '0.92', 250: '0.61', 1000: '0.36', 2500: '0.2475', 900000: '0.17' },
      minimumCharge: '95.00',
      colorChange: '18.00',
      options: [
        option('inks', 'Inks', {}, [
          choice('one', 'One ink', 'Black titles.'),
          choice('two', 'Two inks', 'Black titles and a rule in red.', {
            perOrder: '38.50',
            perTab: '0.0125',
          }),
        ]),
        option('wrap', 'Wrapping', { question: 'Can you wrap each set?' }, [
          choice('loose', 'Loose', 'Stacked in a carton.'),
          choice('shrink', 'Shrink-wrapped', 'Each set in its own film.', {
            advice: 'It keeps sets together until you hand them out.',
            perSet: '0.35',
          }),
        ]),
      ],
      colors: {
        look: 'film',
        list: colors(`clear Clear #f7f7f4, amber Amber #f2b01e, mint Mint #9fe0bd,
          brick Brick #b4472f`),
      },
      cuts: { min: 3, max: 12 },
      die: twoProducts.products.paper.die,
    },
  },
  prices: { date: '2027-03-01', currency: 'USD', excludes: ['sales tax', 'pallets'] },
  facts: {
    minimumOrder: '$95.00 for card, at any number of sets',
    shipping: 'Ground shipping is added to the invoice.',
    madeIn: 'Made in Illinois, USA.',
  },
  examples: {
    usual: { product: 'card', tabs: 12, sets: 100, options: { inks: 'two', wrap: 'shrink' } },
    titled: { product: 'card', sets: 25, titles: ['Safety', 'Tools', 'Parts', ''] },
    faq: [{ product: 'card', tabs: 5, sets: 50 }],
    worked: [
      { product: 'card', tabs: 3, sets: 1 },
      {
        product: 'card',
        tabs: 26,
        sets: 250,
        options: { inks: 'two', wrap: 'shrink' },
        colorChanges: 2,
      },
    ],
  },
  sets: setsFor(
    'card',
    { wrap: 'shrink' },
    { Machine: ['Setup', 'Operation', 'Service'], Safety: ['Rules', 'Drills', 'Contacts', 'Logs'] },
  ),
});
