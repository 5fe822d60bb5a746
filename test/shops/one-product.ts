import { setsFor, shopLike } from './like.ts';
import { choice, option } from './parts.ts';
import { twoProducts } from './two-products.ts';

/** The smallest possible shop: one product, one option with one choice, rates by all tabs. */
export const oneProduct = shopLike({
  seller: { name: 'One Tab Shop' },
  limits: {
    tabsPerSet: { min: 1, max: 5, default: 1 },
    agentTabsPerSetMax: 5,
    setQuantities: [1, 2],
    commonTabCounts: [1, 5],
    freeShippingOver: '0.00',
  },
  products: {
    board: {
      name: 'Board Tabs',
      noun: 'board',
      summary: 'White board.',
      bestFor: 'everything',
      productionDays: 0,
      setup: '1.00',
      ratesBy: 'tabs',
      rates: { 1: '9.00', 10: '8.00' },
      minimumCharge: '20.00',
      options: [option('stock', 'Stock', {}, [choice('white', 'White', 'White board.')])],
      cuts: { min: 5, max: 5 },
      die: twoProducts.products.paper.die,
    },
  },
  prices: { date: '2027-01-31', currency: 'USD', excludes: ['sales tax'] },
  examples: {
    usual: { product: 'board', tabs: 1, sets: 1 },
    titled: { product: 'board', sets: 1, titles: ['Only'] },
    faq: [],
    worked: [],
  },
  sets: setsFor('board', {}, { Pair: ['This', 'That'] }),
});
