import { setsFor, shopLike } from './like.ts';
import { choice, colors, option } from './parts.ts';
import { twoProducts } from './two-products.ts';

const { die } = twoProducts.products.paper;

const speed = option('pace', 'Pace', { question: 'How fast can it be?' }, [
  choice('usual', 'In turn', 'In the order of approvals.'),
  choice('first', 'Ahead of others', 'At the front of the line.', {
    percent: 12.25,
    productionDays: -2,
  }),
]);

/**
 * A shop whose prices have brackets: a rate holds for all tabs of an order, or for its sets, up to
 * the next one. Larger orders get a percentage off, so that some cost less than smaller ones.
 */
export const brackets = shopLike({
  seller: {
    name: 'Delta Tab Bindery',
    email: 'orders@delta-bindery.example',
    registryName: 'example.delta-bindery/prices',
  },
  limits: {
    tabsPerSet: { min: 1, max: 100, default: 7 },
    agentTabsPerSetMax: 100,
    setQuantities: [1, 3, 7, 8, 10, 20, 50, 120, 300],
    commonTabCounts: [5, 7, 12, 31],
    freeShippingOver: '99.00',
  },
  products: {
    tag: {
      name: 'Tag Index Tabs',
      noun: 'tag',
      summary: 'Buff tag stock with film on every tab.',
      bestFor: 'service manuals',
      productionDays: 4,
      setup: '9.50',
      ratesBy: 'tabs',
      between: 'steps',
      rates: { 1: '1.35', 50: '1.05', 200: '0.815', 1000: '0.6125' },
      discounts: [
        { over: '500.00', percent: 5 },
        { over: '1000.00', percent: 8.25 },
      ],
      options: [
        option('strip', 'Strip', {}, [
          choice('bare', 'No strip', 'A plain edge.'),
          choice('mylar', 'Mylar strip', 'A strip along the edge.', {
            perTab: '0.0405',
            perSet: '0.12',
            effect: { edgeStripInches: 0.5 },
          }),
        ]),
        speed,
      ],
      colors: { look: 'film', list: colors('clear Clear #f7f7f4, moss Moss #6d7f43') },
      cuts: { min: 2, max: 12 },
      die,
    },
    vellum: {
      name: 'Vellum Index Tabs',
      noun: 'vellum',
      summary: 'Translucent vellum.',
      bestFor: 'portfolios',
      productionDays: 6,
      setup: '15.00',
      between: 'steps',
      rates: { 1: '2.2', 10: '1.85', 50: '1.4495' },
      discounts: [{ over: '750.00', percent: 3.75 }],
      colorChange: '6.25',
      minimumCharge: '28.00',
      options: [speed],
      colors: {
        look: 'tinted',
        list: colors('milk Milk #f3f1ea, sky Sky #c4dcec, rose Rose #ecc9cf'),
      },
      cuts: { min: 3, max: 8 },
      die,
    },
  },
  prices: { date: '2027-05-10', currency: 'USD', excludes: ['sales tax'] },
  facts: {
    minimumOrder: 'One set',
    shipping: 'Free over {freeShippingOver} in the {freeShippingRegion}.',
    rush: 'Yes: ahead of other orders.',
    madeIn: 'Made in Illinois, USA.',
  },
  examples: {
    usual: { product: 'tag', tabs: 12, sets: 50, options: { strip: 'mylar' } },
    titled: { product: 'tag', sets: 10, titles: ['Engine', 'Brakes', ''] },
    faq: [{ product: 'vellum', tabs: 5, sets: 20 }],
    worked: [
      { product: 'tag', tabs: 31, sets: 50, options: { strip: 'mylar', pace: 'first' } },
      { product: 'vellum', tabs: 12, sets: 120, colorChanges: 2, options: { pace: 'first' } },
    ],
  },
  sets: setsFor('tag', { strip: 'mylar' }, { Truck: ['Engine', 'Cab'], Boat: ['Hull', 'Rigging'] }),
});
