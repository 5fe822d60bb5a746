import { setsFor, shopLike } from './like.ts';
import { choice, colors, option } from './parts.ts';

const holes = option('holes', 'Holes', { question: 'Do you punch them?' }, [
  choice('plain', 'Not punched', 'No holes.', { alsoCalled: ['none'] }),
  choice('three', 'Three holes', 'For a ring binder.', {
    perTab: '0.0175',
    effect: { holes: { count: 3, centersInches: 4.25 } },
  }),
]);

/**
 * A legal copy shop. Its prices are tables pasted from a spreadsheet: of a set, with the next row for
 * numbers of tabs between two; and of an order, for the numbers of tabs that it stocks only.
 */
export const copyShop = shopLike({
  seller: {
    name: 'Juniper Street Copies',
    email: 'desk@juniper-street.example',
    registryName: 'example.juniper-street/tabs',
  },
  limits: {
    tabsPerSet: { min: 1, max: 31, default: 10 },
    agentTabsPerSetMax: 31,
    setQuantities: [1, 2, 5, 10, 25, 50, 100],
    commonTabCounts: [5, 8, 10, 12, 15, 26, 31],
    freeShippingOver: '150.00',
  },
  products: {
    bond: {
      name: 'Bond Exhibit Tabs',
      noun: 'bond',
      summary: 'White bond with bare tabs.',
      bestFor: 'exhibit binders that are needed tomorrow',
      productionDays: 1,
      setup: '0',
      matrix: {
        per: 'set',
        otherTabs: 'nextRow',
        table: `
tabs	1	5	10	25	50	100
5	$4.95	$4.10	$3.55	$2.95	$2.40	$1.98
8	$7.20	$6.05	$5.30	$4.45	$3.65	$3.05
10	$8.75	$7.40	$6.45	$5.40	$4.45	$3.70
12	$10.25	$8.60	$7.55	$6.35	$5.20	$4.30
15	$12.40	$10.45	$9.15	$7.70	$6.35	$5.25
26	$20.50	$17.25	$15.10	$12.75	$10.50	$8.70
31	$24.10	$20.30	$17.80	$14.95	$12.35	$10.20
`,
      },
      options: [
        holes,
        option('speed', 'Speed', { question: 'Can I wait for it?' }, [
          choice('next', 'Next day', 'Ready the next business day.'),
          choice('now', 'While you wait', 'Ready the same day.', {
            percent: 33.25,
            productionDays: -1,
          }),
        ]),
      ],
      cuts: { min: 3, max: 10 },
    },
    stock: {
      name: 'Stock A to Z Tabs',
      noun: 'stock',
      summary: 'Printed ahead on card with film on every tab.',
      bestFor: 'indexes by letter and by month',
      productionDays: 0,
      setup: '3.50',
      tabsPerSet: { min: 12, max: 31, default: 12 },
      quantities: [1, 5, 10, 50],
      matrix: {
        per: 'order',
        otherTabs: 'refuse',
        table:
          '\t1\t5\t10\t50\n12\t9.99\t44.50\t82\t345\n26\t18.75\t84.90\t159\t1,190.00\n31\t21.25\t98\t184.5\t1,300.00',
      },
      minimumCharge: '12.00',
      options: [holes],
      colors: { look: 'film', list: colors('clear Clear #f7f7f4, plum Plum #6a3a63') },
      cuts: [4, 6, 8],
    },
  },
  prices: { date: '2027-04-05', currency: 'USD', excludes: ['sales tax'] },
  facts: {
    minimumOrder: 'One set',
    setup: 'Setup is included in every price.',
    shipping: 'Free over {freeShippingOver} in the {freeShippingRegion}.',
    rush: 'We can print while you wait.',
    madeIn: 'Made in Illinois, USA.',
  },
  examples: {
    usual: { product: 'bond', tabs: 10, sets: 5, options: { holes: 'three' } },
    titled: { product: 'bond', sets: 2, titles: ['Exhibit A', 'Exhibit B', ''] },
    faq: [{ product: 'stock', tabs: 26, sets: 5 }],
    worked: [
      { product: 'bond', tabs: 13, sets: 50, options: { holes: 'three', speed: 'now' } },
      { product: 'stock', tabs: 26, sets: 10, options: { holes: 'three' } },
    ],
  },
  sets: setsFor(
    'bond',
    { holes: 'three' },
    { Appeal: ['Brief', 'Record'], Lease: ['Terms', 'Riders'] },
  ),
});
