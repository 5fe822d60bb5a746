import { quoteOnlyOf } from '../../src/book/by-quote.ts';
import type { Book, SoldProducts } from '../../src/book/schema.ts';
import { pages } from './pages.ts';
import { choice, colors, option } from './parts.ts';
import readySets from './ready-sets.json' with { type: 'json' };

declare module '../../src/book/schema.ts' {
  interface SoldProducts {
    paper: true;
    poly: true;
  }
}

/** Both products share a die. */
const die = {
  sheet: { widthInches: 8.5, heightInches: 11 },
  tabExtensionInches: 0.5,
  edgeMarginInches: 0.5,
  cornerInches: 0.125,
  tabTaperInches: 0.025,
  holeDiameterInches: 0.28125,
  holeInsetInches: 0.5,
  recommended: { minCut: 3, maxCut: 10, minTabInches: 1 },
  typeSizes: [
    { toCut: 3, minPoints: 14, maxPoints: 18 },
    { toCut: 5, minPoints: 12, maxPoints: 12 },
    { toCut: 7, minPoints: 11, maxPoints: 12 },
    { toCut: 12, minPoints: 10, maxPoints: 12 },
    { toCut: 13, minPoints: 10, maxPoints: 11 },
    { toCut: 20, minPoints: 10, maxPoints: 10 },
  ],
  maxTitleLines: 2,
  linePitch: 1.15,
  titleMargin: { endsInches: 0.0625, edgesInches: 0.03 },
};

/** The options of both products, whose charges differ. */
function commonOptions(perTab: Readonly<Record<'twoSided' | 'holes' | 'collated', string>>) {
  return {
    sided: option('sided', 'Printing', { alsoCalled: ['sides', 'print sides'] }, [
      choice('1s', '1-sided', 'The title is printed on the front of the tab.', {
        alsoCalled: ['one-sided', 'single-sided', 'front', 'front only', '1'],
      }),
      choice('2s', '2-sided', 'The title is printed on the front and the back.', {
        alsoCalled: ['two-sided', 'double-sided', 'both sides', 'front and back', '2'],
        perTab: perTab.twoSided,
        effect: { printsBack: true },
      }),
    ]),
    punch: option(
      'punch',
      'Hole Punching',
      {
        alsoCalled: ['holes', 'hole punch', 'hole punching', 'punching', 'drilling'],
        question: 'Which hole punching?',
      },
      [
        choice('unpunched', 'Unpunched', 'No holes.', {
          noticeAs: 'no holes',
          alsoCalled: ['none', 'no holes', 'no', 'false', '0'],
          advice: 'Choose it for comb, coil and other bindings.',
        }),
        choice(
          '3hole',
          '3-hole',
          'Three holes on the 11 inch edge, 4 1/4 inches apart: a US ring binder.',
          {
            alsoCalled: ['3-ring', 'three-hole', '3 holes', '3'],
            perTab: perTab.holes,
            effect: { holes: { count: 3, centersInches: 4.25 } },
          },
        ),
        choice('2hole', '2-hole', 'Two holes 2 3/4 inches apart: a file fastener.', {
          alsoCalled: ['two-hole', '2 holes', '2'],
          perTab: perTab.holes,
          effect: { holes: { count: 2, centersInches: 2.75 } },
        }),
      ],
    ),
    collation: option(
      'collation',
      'Collation',
      {
        alsoCalled: ['collate', 'collating', 'sorting', 'assembly'],
        question: 'Collated or uncollated?',
      },
      [
        choice('uncollated', 'Uncollated', 'Stacked by tab position.', {
          noticeAs: 'not collated',
          alsoCalled: ['no', 'false', 'none', 'unsorted'],
          advice: 'Choose it if you pull tabs as you need them, or assemble the sets yourself.',
        }),
        choice('collated', 'Collated', 'Each set assembled in the order of its titles.', {
          alsoCalled: ['yes', 'true', 'sorted', 'in order'],
          advice: 'Each set goes straight into its binder.',
          perTab: perTab.collated,
        }),
      ],
    ),
    bodyprint: option(
      'bodyprint',
      'Body Printing',
      { alsoCalled: ['body', 'body print', 'body text'] },
      [
        choice('none', 'None', 'Only the tabs are printed.', { alsoCalled: ['no', 'false'] }),
        choice(
          '1c',
          '1-color body printing',
          'Text or a logo on the divider itself, in one color.',
          {
            alsoCalled: ['yes', 'true', 'one color', '1 color', '1'],
            perOrder: '30.00',
            effect: { printsBody: true },
          },
        ),
      ],
    ),
  } satisfies Record<string, Book['products']['paper']['options'][number]>;
}

const onPaper = commonOptions({ twoSided: '0.03', holes: '0.008', collated: '0.0135' });
const onPoly = commonOptions({ twoSided: '0.10', holes: '0.02', collated: '0.04' });

const holidays: Book['delivery']['production']['holidays'] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: 'Memorial Day', month: 5, weekday: 'Monday', nth: 'last' },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 'Monday', nth: 1 },
  { name: 'Thanksgiving', month: 11, weekday: 'Thursday', nth: 4 },
  { name: 'Christmas', month: 12, day: 25 },
];

const shop: Omit<Book, 'products'> & {
  readonly products: Pick<Book['products'], keyof SoldProducts>;
} = {
  seller: {
    name: 'Example Index Tabs',
    email: 'orders@example.com',
    baseUrl: null,
    quotePath: '/quote',
    checkoutUrl: null,
    originZip: '60173',
    registryName: 'com.example/tabquote',
    repositoryUrl: null,
    contentSignals: { search: true, aiInput: true, aiTrain: true },
  },
  limits: {
    tabsPerSet: { min: 1, max: 500, default: 5 },
    agentTabsPerSetMax: 150,
    setQuantities: [
      25, 50, 75, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850,
      900, 950, 1000,
    ],
    commonTabCounts: [3, 5, 8, 10, 12, 15, 20, 25, 31],
    titleLengthMax: 200,
    queryLengthMax: 60_000,
    freeShippingOver: '75.00',
    freeShippingRegion: 'continental US',
  },
  products: {
    paper: {
      name: 'Paper Index Tabs',
      noun: 'paper',
      alsoCalled: ['card', 'cardstock', 'index stock'],
      summary: '90# or 110# index stock, Mylar on every tab, optional binding-edge reinforcing.',
      bestFor:
        'binders that are read, kept and filed: trial notebooks, closing binders, proposals, manuals',
      productionDays: 5,
      setup: '30.00',
      rates: { 25: '0.85', 50: '0.52', 100: '0.41', 250: '0.29', 500: '0.26', 1000: '0.21' },
      options: [
        option(
          'material',
          'Tab Material',
          { alsoCalled: ['stock', 'weight', 'thickness', 'gauge', 'paper weight', 'paper stock'] },
          [
            choice('90', '8.5 x 11, 90# index', 'The standard divider stock.', {
              alsoCalled: ['90#', '90lb', '90 lb index', '90 pound', 'standard'],
            }),
            choice('110', '8.5 x 11, 110# index', 'A heavier, stiffer stock.', {
              alsoCalled: ['110#', '110lb', '110 lb index', '110 pound'],
              perTab: '0.05',
            }),
          ],
        ),
        onPaper.sided,
        onPaper.punch,
        option(
          'reinforce',
          'Edge Reinforcing',
          {
            alsoCalled: ['reinforcement', 'reinforcing', 'reinforced', 'edge'],
            question: 'Do I need reinforcing?',
          },
          [
            choice('none', 'None', 'The binding edge is plain paper.', {
              alsoCalled: ['no', 'false', 'unreinforced'],
            }),
            choice(
              'reinforced',
              'Mylar reinforcement',
              'A Mylar strip along the binding edge, so that holes do not tear out.',
              {
                alsoCalled: ['yes', 'true', 'mylar', 'edge'],
                advice: 'It is worth its price if pages are turned every day.',
                perTab: '0.028',
                effect: { edgeStripInches: 0.75 },
              },
            ),
          ],
        ),
        onPaper.collation,
        onPaper.bodyprint,
      ],
      colors: {
        look: 'film',
        filmName: 'Mylar',
        list: colors(`clear Clear #f7f7f4, white White #ffffff, red Red #d0202e,
          warm-red Warm Red #f0533c, light-blue Light Blue #9fd0ee,
          medium-blue Medium Blue #2f78c4, dark-blue Dark Blue #1d3c78,
          light-green Light Green #a9d8a0, green Green #1f8a4c, teal Teal #12858a,
          yellow Yellow #ffe04a, gold Gold #d9a520, orange Orange #f28c28,
          pink Pink #f3a6c0, magenta Magenta #c2257a, purple Purple #6b3fa0,
          brown Brown #7a4b2a, gray Gray #9a9da1, black Black #1c1c1e`),
      },
      cuts: { min: 2, max: 15 },
      die,
    },
    poly: {
      name: 'Poly Index Tabs',
      noun: 'poly',
      alsoCalled: ['plastic', 'polyethylene'],
      resembles: ['vinyl'],
      summary: '.015 gauge plastic, tinted through, in stock colors.',
      bestFor: 'binders that are opened every day, in a workshop, a ward or a classroom, for years',
      productionDays: 15,
      setup: '400.00',
      rates: { 25: '3.10', 50: '2.35', 100: '1.57', 250: '1.04', 500: '0.85', 1000: '0.79' },
      colorChange: '35.00',
      options: [
        option(
          'material',
          'Tab Material',
          { alsoCalled: ['stock', 'weight', 'thickness', 'gauge'] },
          [
            choice('015', '.015 gauge poly', 'Polyethylene, tinted through.', {
              alsoCalled: ['.015', '.015"', '.015 in', '15 mil', 'poly', 'plastic', 'standard'],
            }),
          ],
        ),
        onPoly.sided,
        onPoly.punch,
        onPoly.collation,
        onPoly.bodyprint,
        option(
          'ink',
          'Ink Color',
          { alsoCalled: ['text color', 'print color', 'title color', 'lettering'] },
          [
            choice('black', 'Black', 'Black titles, for light plastic.', {
              effect: { inkHex: '#111111' },
            }),
            choice('white', 'White', 'White titles, for dark plastic.', {
              alsoCalled: ['white ink'],
              perTab: '0',
              effect: { inkHex: '#ffffff' },
            }),
          ],
        ),
      ],
      colors: {
        look: 'tinted',
        list: colors(`99 White #fbfbfb, 00 Natural #eef0ea, 154 Ivory #f5ecd0, 90 Black #1c1c1e,
          160 Gray #8d9196, 74 Light Red #e0413c, 102 Bright Orange #f47b20,
          67 Bright Yellow #ffd92e, 11 Blue #1f55a5, 17 Azure #2f9fd8,
          37 Emerald #14935a`),
      },
      cuts: { min: 2, max: 15 },
      die,
    },
  },
  prices: {
    date: '2026-10-02',
    currency: 'USD',
    excludes: ['sales tax, if it applies'],
    credit: 'Default rates adapted from Tabzoola (tabzoola.com), CC BY 4.0, 2026-10-02',
  },
  quoteOnly: quoteOnlyOf(['reverse', 'pms', 'size']),
  facts: {
    minimumOrder: '{minimumSets} sets',
    proof: 'A free PDF proof is sent by e-mail and must be approved before anything is printed.',
    turnaround: 'Production takes about {productionDays}, after proof approval.',
    shipping:
      'Ground shipping is free on orders over {freeShippingOver} in the {freeShippingRegion}; a {minimumSets}-set order of {freeShippingTabs} or more tabs clears it.',
    setup: 'Setup is included in every price.',
    madeIn: 'Made in Illinois, USA.',
    tax: 'Prices do not include sales tax, which is added if it applies.',
    priceValidity: 'The price is the one shown on the day the design is sent.',
    cancellation: 'An order can be canceled at no charge until the proof is approved.',
    returns: 'Tabs are made to order and are not taken back. Faulty ones are replaced: {email}.',
    samples: 'Samples are free: write to {email}.',
    artwork: 'Artwork is printed in one color. Send vector art, or an image of at least 300 dpi.',
    payment:
      'A person pays the seller after approving the proof. Nothing is paid through this service.',
    privacy:
      'This service stores no titles, builds or ZIP codes. The designer keeps the design in the browser it is open in.',
    severalLists:
      'One order holds one list of titles. Further lists are priced as orders of their own.',
    elsewhere:
      'Shipping to Alaska, Hawaii and Puerto Rico costs extra. For other US territories, military addresses and other countries, ask before you order.',
    proofTime: 'The proof usually comes within one business day of the order.',
    contact: 'Ask {email}, or use the form at {quoteForm}.',
    quoteOnly:
      'Priced only by quote, never by this service: {quoteOnly}. Do not quote these or say that they add no cost; send the request to {quoteForm}.',
  },
  delivery: {
    timeZone: 'America/Chicago',
    cutOff: '15:00',
    production: {
      closedWeekdays: ['Saturday', 'Sunday'],
      holidays,
      observed: { Saturday: 'Friday', Sunday: 'Monday' },
    },
    carrier: {
      name: 'UPS Ground',
      closedWeekdays: ['Saturday', 'Sunday'],
      holidays,
      observed: { Sunday: 'Monday' },
      noPickup: [
        { name: 'Christmas Eve', month: 12, day: 24 },
        { name: "New Year's Eve", month: 12, day: 31 },
      ],
    },
  },
  examples: {
    usual: {
      product: 'paper',
      tabs: 8,
      sets: 250,
      options: { punch: '3hole', collation: 'collated' },
    },
    titled: { product: 'paper', sets: 50, titles: ['Pleadings', 'Discovery', 'Exhibits', ''] },
    faq: [
      { product: 'paper', tabs: 26, sets: 50, options: { collation: 'collated' }, label: 'A to Z' },
      { product: 'poly', tabs: 8, sets: 25 },
    ],
    worked: [
      { product: 'paper', tabs: 10, sets: 25, options: { punch: '3hole', collation: 'collated' } },
      { product: 'paper', tabs: 3, sets: 25, options: { punch: '3hole', collation: 'collated' } },
      {
        product: 'paper',
        tabs: 31,
        sets: 300,
        options: { material: '110', sided: '2s', reinforce: 'reinforced', bodyprint: '1c' },
      },
      { product: 'poly', tabs: 8, sets: 25 },
      {
        product: 'poly',
        tabs: 12,
        sets: 150,
        options: { collation: 'collated', ink: 'white' },
        colorChanges: 2,
      },
    ],
  },
  pages,
  retired: { vinyltabs: 'poly' },
  sets: readySets,
};

/** A shop with paper and poly. Its prices are fixed, whatever is in the book that ships. */
export const twoProducts = shop as Book;
