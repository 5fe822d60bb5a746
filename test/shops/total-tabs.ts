import { setsFor, shopLike } from './like.ts';
import { twoProducts } from './two-products.ts';

const { die } = twoProducts.products.paper;

const wrap = {
  key: 'wrap',
  label: 'Wrapping',
  question: 'Can you wrap each set?',
  default: 'loose',
  choices: [
    { id: 'loose', label: 'Loose', meaning: 'Stacked in a carton.' },
    {
      id: 'shrink',
      label: 'Shrink-wrapped',
      meaning: 'Each set in its own film.',
      advice: 'It keeps sets together until you hand them out.',
      perSet: '0.35',
    },
  ],
};

/**
 * A shop whose rates follow all tabs of an order, whatever the sets. It wraps sets for a charge per
 * set, charges an order's inks and drilling in two ways each, and has a minimum charge.
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
    freeShippingOver: '150.00',
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
      rates: {
        100: '0.92',
        250: '0.61',
        500: '0.44',
        1000: '0.335',
        2500: '0.2475',
        5000: '0.21',
        10000: '0.1825',
        50000: '0.17',
      },
      minimumCharge: '95.00',
      colorChange: '18.00',
      options: [
        {
          key: 'inks',
          label: 'Inks',
          default: 'one',
          choices: [
            { id: 'one', label: 'One ink', meaning: 'Black titles.' },
            {
              id: 'two',
              label: 'Two inks',
              meaning: 'Black titles and a rule in red.',
              perOrder: '38.50',
              perTab: '0.0125',
            },
          ],
        },
        {
          key: 'drill',
          label: 'Drilling',
          default: 'none',
          choices: [
            { id: 'none', label: 'Not drilled', meaning: 'No holes.' },
            {
              id: 'three',
              label: '3 holes',
              meaning: 'Three holes for a ring binder.',
              perOrder: '6.00',
              perTab: '0.0045',
              effect: { holes: { count: 3, centersInches: 4.25 } },
            },
          ],
        },
        wrap,
      ],
      colors: {
        look: 'film',
        list: [
          { id: 'clear', name: 'Clear', hex: '#f7f7f4' },
          { id: 'amber', name: 'Amber', hex: '#f2b01e' },
          { id: 'mint', name: 'Mint', hex: '#9fe0bd' },
          { id: 'brick', name: 'Brick', hex: '#b4472f' },
        ],
      },
      cuts: { min: 3, max: 12 },
      die,
    },
    chip: {
      name: 'Chipboard Tabs',
      noun: 'chipboard',
      summary: 'Gray chipboard, titles printed on the board.',
      bestFor: 'heavy files',
      productionDays: 8,
      setup: '40.00',
      ratesBy: 'tabs',
      rates: { 1: '2.15', 600: '1.3', 900000: '0.9' },
      options: [wrap],
      cuts: { min: 2, max: 5 },
      die,
    },
  },
  prices: { date: '2027-03-01', currency: 'USD', excludes: ['sales tax', 'pallets'] },
  facts: {
    minimumOrder: '$95.00 for card, at any number of sets',
    shipping:
      'Ground shipping is free on orders over {freeShippingOver} in the {freeShippingRegion}.',
    madeIn: 'Made in Illinois, USA.',
  },
  examples: {
    usual: { product: 'card', tabs: 12, sets: 100, options: { drill: 'three', wrap: 'shrink' } },
    titled: { product: 'card', sets: 25, titles: ['Safety', 'Tools', 'Parts', ''] },
    faq: [{ product: 'chip', tabs: 5, sets: 50 }],
    worked: [
      { product: 'card', tabs: 3, sets: 1 },
      {
        product: 'card',
        tabs: 26,
        sets: 250,
        options: { inks: 'two', wrap: 'shrink' },
        colorChanges: 2,
      },
      { product: 'chip', tabs: 13, sets: 25, options: { wrap: 'shrink' } },
    ],
  },
  sets: setsFor(
    'card',
    { wrap: 'shrink' },
    {
      Machine: ['Setup', 'Operation', 'Service'],
      Safety: ['Rules', 'Drills', 'Contacts', 'Logs'],
    },
  ),
});
