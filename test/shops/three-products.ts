import { setsFor, shopLike } from './like.ts';
import { choice, colors, option } from './parts.ts';
import { twoProducts } from './two-products.ts';

const letterDie = twoProducts.products.paper.die;

/**
 * A shop that shares no product with the one that ships: letter and legal dividers, each with its
 * own die, and kraft ones without colors, in quantities and cuts of their own and with a minimum
 * charge. Rush production is a choice in percent, and so is a discount for waiting; a finish takes
 * longer, and varnish is only offered over white titles. It has no credit.
 */
export const threeProducts = shopLike({
  seller: {
    name: 'Smith & Sons "Tabs" <test>',
    email: 'help@smith.example',
    quotePath: '/ask-us',
    registryName: 'example.smith/tabs',
    embedOn: ['https://www.smith.example'],
  },
  limits: {
    tabsPerSet: { min: 1, max: 60, default: 6 },
    agentTabsPerSetMax: 40,
    setQuantities: [10, 20, 50, 100, 400],
    commonTabCounts: [2, 6, 12, 24],
    titleLengthMax: 60,
    queryLengthMax: 8000,
    freeShippingOver: '250.00',
  },
  products: {
    letter: {
      name: 'Letter Dividers',
      noun: 'letter',
      summary: 'Coated board with film on the tabs.',
      bestFor: 'reports and manuals',
      productionDays: 6,
      setup: '12.50',
      rates: { 10: '1.1', 20: '0.95', 100: '0.6', 400: '0.4095' },
      options: [
        option('finish', 'Finish', { question: 'Matte or laminated?' }, [
          choice('matte', 'Matte', 'As it comes off the press.'),
          choice('laminated', 'Laminated', 'A clear film over the whole sheet.', {
            advice: 'It lasts for years.',
            perTab: '0.0333',
            productionDays: 2,
          }),
          choice('raw', 'Raw', 'Neither coated nor colored.', {
            perTab: '-0.015',
            discount: true,
            effect: { film: false },
          }),
        ]),
        option('speed', 'Production', { question: 'Can you do it faster?' }, [
          choice('standard', 'Standard', 'In turn.'),
          choice('rush', 'Rush', 'Ahead of other orders.', {
            perOrder: '15.00',
            percent: 22.5,
            productionDays: -4,
          }),
          choice('later', 'No hurry', 'When the press has room.', {
            percent: -7.5,
            discount: true,
            productionDays: 5,
          }),
        ]),
        option('drill', 'Drilling', {}, [
          choice('four', '4 holes', 'Four holes for a ring binder.', {
            effect: { holes: { count: 4, centersInches: 2.5 } },
          }),
          choice('no', 'Not drilled', 'No holes.', { perTab: '0' }),
        ]),
      ],
      colors: {
        look: 'film',
        list: colors(`sun Sun #ffd000, sky Sky #4aa8e0, night Night #101010`),
      },
      cuts: { min: 3, max: 8 },
      die: letterDie,
    },
    legal: {
      name: 'Legal Dividers',
      noun: 'legal',
      summary: 'Tinted plastic for legal files.',
      bestFor: 'court files and closings',
      productionDays: 9,
      setup: '80.00',
      rates: { 10: '2.4', 50: '1.7', 400: '1.01' },
      colorChange: '7.25',
      options: [
        option('finish', 'Finish', { question: 'Matte or laminated?' }, [
          choice('matte', 'Matte', 'As it comes off the press.'),
        ]),
        option('type', 'Type Color', {}, [
          choice('dark', 'Dark', 'Black titles.'),
          choice('light', 'Light', 'White titles.', {
            perTab: '0.0101',
            effect: { inkHex: '#ffffff' },
          }),
        ]),
        option('faces', 'Faces', {}, [
          choice('both', 'Both faces', 'Titles on the front and the back.', {
            effect: { printsBack: true },
          }),
          choice('front', 'Front only', 'Titles on the front.', { perTab: '0' }),
        ]),
        option('varnish', 'Varnish', {}, [
          choice('none', 'None', 'The bare plastic.'),
          choice('gloss', 'Gloss varnish', 'A coat over white titles.', {
            perSet: '0.85',
            percent: 3,
            only: { type: ['light'] },
          }),
          choice('matte', 'Matte varnish', 'A dull coat over white titles on both faces.', {
            perTab: '0.02',
            perSet: '1.10',
            perOrder: '9.50',
            only: { type: ['light'], faces: ['both'] },
          }),
        ]),
      ],
      colors: {
        look: 'tinted',
        list: colors(`ice Ice #e8f4f8, rust Rust #8a3d1c, moss Moss #4d6b3a, coal Coal #151515`),
      },
      cuts: { min: 4, max: 16 },
      die: {
        ...letterDie,
        sheet: { widthInches: 8.5, heightInches: 14 },
        edgeMarginInches: 0.75,
        recommended: { minCut: 4, maxCut: 12, minTabInches: 1 },
      },
    },
    kraft: {
      name: 'Kraft Dividers',
      noun: 'kraft',
      summary: 'Brown board, never colored.',
      bestFor: 'archives',
      productionDays: 3,
      setup: '0',
      quantities: [6, 24, 150],
      rates: { 6: '0.75', 150: '0.3' },
      minimumCharge: '40.00',
      options: [
        option('strip', 'Strip', {}, [
          choice('bare', 'Bare', 'No strip.'),
          choice('cloth', 'Cloth strip', 'Cloth along the binding edge.', {
            perTab: '0.1234',
            effect: { edgeStripInches: 1 },
          }),
        ]),
        option('body', 'Body', {}, [
          choice('empty', 'Empty', 'Only the tabs are printed.'),
          choice('text', 'Text', 'Your text on the sheet.', {
            perOrder: '19.99',
            effect: { printsBody: true },
          }),
        ]),
      ],
      cuts: [3, 5],
      die: letterDie,
    },
  },
  prices: { date: '2027-01-31', currency: 'USD', excludes: [] },
  facts: {
    madeIn: 'Made in Ohio, USA.',
  },
  quoteOnly: [{ id: 'foil', label: 'foil stamping', parameters: ['foil'], values: ['gold'] }],
  examples: {
    usual: {
      product: 'letter',
      tabs: 12,
      sets: 50,
      options: { finish: 'laminated', speed: 'rush' },
    },
    titled: { product: 'legal', sets: 20, titles: ['Complaint', 'Answer', ''] },
    faq: [{ product: 'kraft', tabs: 24, sets: 150, label: 'January to December, twice' }],
    worked: [
      { product: 'letter', tabs: 7, sets: 20, options: { finish: 'raw' } },
      {
        product: 'legal',
        tabs: 9,
        sets: 50,
        options: { type: 'light', varnish: 'matte' },
        colorChanges: 3,
      },
      { product: 'letter', tabs: 5, sets: 10, options: { speed: 'rush', finish: 'laminated' } },
      { product: 'letter', tabs: 11, sets: 20, options: { speed: 'later' } },
      { product: 'kraft', tabs: 1, sets: 6, options: { strip: 'cloth', body: 'text' } },
    ],
  },
  sets: setsFor(
    'legal',
    { type: 'light' },
    { Pleadings: ['Complaint', 'Answer', 'Reply'], Orders: ['Interim', 'Final'] },
  ),
});
