import { describe, expect, test } from 'vitest';
import type { ToolQuoteDocument } from '../../src/contract/tools.ts';
import { toolNames } from '../../src/order/doors.ts';
import { quoteFormUrl } from '../../src/pricing/catalog.ts';
import { centsToDollars } from '../../src/pricing/money.ts';
import { quote } from '../../src/pricing/quote.ts';
import { buildOf } from '../support/build.ts';
import { catalog } from '../support/catalog.ts';
import { callTool } from './messages.ts';

const { capabilities, quote: price, draft } = toolNames;

/** A buyer's question, what a model changes in a usual call, and facts that the answer includes. */
type Question = readonly [asked: string, change: object, facts: object | RegExp];

const five = { product: 'paper', tabsPerSet: 5, sets: 25 };
const sections = ['Pleadings', 'Motions', 'Discovery', 'Exhibits', 'Correspondence'];
const brief = { product: 'paper', sets: 50, titles: sections };

const total = (amount: number) => ({ price: { total: amount } });
const product = (id: string, facts: object) => ({
  products: expect.arrayContaining([expect.objectContaining({ product: id, ...facts })]),
});
const named = (...names: string[]) => expect.arrayContaining(names);
const fact = (key: string, pattern: RegExp) => ({
  facts: { [key]: expect.stringMatching(pattern) },
});

const ofOffer: readonly (readonly [asked: string, facts: object])[] = [
  ['What do you sell?', { products: [{ product: 'paper' }, { product: 'poly' }] }],
  [
    'Which quantities can I order?',
    product('paper', { orderableSetQuantities: catalog.book.limits.setQuantities }),
  ],
  ['What is the smallest order?', fact('minimumOrder', /^25 sets$/)],
  [
    'How many tabs can a set have?',
    product('poly', { tabsPerSet: { min: 1, max: 500, default: 5 } }),
  ],
  [
    'Which film colors are there for paper?',
    product('paper', { colors: named('Clear', 'Red', 'Light Blue') }),
  ],
  [
    'Which colors does poly come in?',
    product('poly', { colors: named('White', 'Azure', 'Emerald') }),
  ],
  [
    'How wide is a 1/5 cut tab?',
    product('paper', {
      cuts: named(expect.objectContaining({ cut: '1/5', usableInches: 1.87, type: '12' }) as never),
    }),
  ],
  [
    'How many characters fit on a 1/8 tab?',
    product('paper', {
      cuts: named(
        expect.objectContaining({ cut: '1/8', charactersPerLine: expect.any(Number) }) as never,
      ),
    }),
  ],
  ['How do I pay?', fact('payment', /pays the seller/)],
  ['Do you charge sales tax?', fact('tax', /sales tax.*if it applies/i)],
  ['Can I return them?', fact('returns', /return|replace/i)],
  ['Can I cancel?', fact('cancellation', /until the proof is approved/)],
  ['Do you send samples?', fact('samples', /\S+/)],
  ['How long is the price good?', fact('priceValidity', /the day the design is sent/)],
  ['What must my logo be like?', fact('artwork', /300 dpi/)],
  ['Which typeface is it?', product('paper', { typeface: expect.stringMatching(/Arimo/) })],
  [
    'How far does a tab stick out, and how large is the sheet?',
    product('paper', { tabInches: 0.5, sheetInches: [8.5, 11] }),
  ],
  ['How many tabs can you price for me here?', product('paper', { tabsPerSetInTools: 150 })],
  ['Do you keep my titles?', fact('privacy', /stores no titles/)],
  ['May one order hold two lists of titles?', fact('severalLists', /orders of their own/)],
  ['Do you ship to Hawaii or Canada?', fact('elsewhere', /Hawaii.*other countries/)],
  ['Can you rush it?', fact('rush', /On request: ask orders@example\.com/)],
  ['When do I get the proof?', fact('proofTime', /one business day/)],
  ['Is the proof free?', fact('proof', /free PDF proof/)],
  ['Whom can I ask?', fact('contact', /orders@example\.com/)],
  ['When is shipping free?', fact('shipping', /over \$75 in the continental US/)],
  ['Where are they made?', fact('madeIn', /Illinois/)],
  ['How long does production take?', fact('turnaround', /5 business days for paper/)],
  ['What can you not price?', fact('quoteOnly', /PMS ink matching/)],
];

/** Of five paper tabs, 25 sets, with changes. */
const ofPrice: readonly Question[] = [
  ['Is tax in the total?', {}, { excludes: ['sales tax, if it applies'] }],
  [
    'When must I approve to have it on December 4?',
    { zip: '60601', neededBy: '2026-12-04' },
    { delivery: { needed_by: { possible: true, approve_by: '2026-11-25T15:00:00-06:00' } } },
  ],
  [
    'If I approve it tomorrow at 4 pm, when is it here? (4 pm is past the cut-off of that day.)',
    { zip: '60601', approve: '2026-11-04' },
    { delivery: { ship_date: '2026-11-11', delivery_date: '2026-11-12' } },
  ],
  [
    'Do you ship to a PO box?',
    { zip: 'PO Box 12, Chicago, IL 60601' },
    /delivers to street addresses, not to PO boxes/,
  ],
  ['Do you ship to Toronto?', { zip: 'M5V 2T6' }, /dates are for US addresses only/],
  ['In Reno, CA 89501?', { zip: 'Reno, CA 89501' }, /89501 is in NV, not in CA/],
  [
    'Should they be punched?',
    {},
    { notices: [expect.stringMatching(/3-hole and collated: \$138\.94/)] },
  ],
  ['What would be better?', {}, { suggestions: [{ total: 138.94 }, { total: 160 }] }],
  ['What do 25 sets of 5 tabs cost?', {}, total(136.25)],
  [
    'And 8 tabs, 250 sets, collated and 3-hole?',
    { tabsPerSet: 8, sets: 250, options: { collation: 'collated', punch: '3-hole' } },
    total(653),
  ],
  ['And 8 tabs in poly?', { product: 'poly', tabsPerSet: 8, sets: 25 }, total(1020)],
  [
    'What does 110# stock add?',
    { options: { material: '110#' } },
    { options: { material: '110' } },
  ],
  [
    '8 tabs, 110 lb, reinforced, collated, 3-hole, 250 sets: and is 300 cheaper a set?',
    {
      ...{ tabsPerSet: 8, sets: 250 },
      options: { material: '110', reinforce: 'reinforced', collation: 'collated', punch: '3hole' },
    }, // 30 + 2000 x (0.29 + 0.05 + 0.028 + 0.0135 + 0.008), 30 + 2400 x (0.284 + 0.0995)
    {
      price: { total: 809, perSet: 3.24 },
      nextQuantity: { sets: 300, total: 950.4, perSet: 3.17 },
    },
  ],
  [
    'Poly in four colors with white ink, 5 tabs, 100 sets.',
    { product: 'poly', tabsPerSet: 5, sets: 100, options: { ink: 'white' }, colorChanges: 3 }, // 400 + 500 x 1.57 + 3 x 35
    total(1290),
  ],
  ['Is setup included?', {}, { price: { setupIncluded: true } }],
  ['Are more sets cheaper?', {}, { nextQuantity: { sets: 50, total: 160 } }],
  [
    'What do all quantities cost?',
    { allQuantities: true },
    { quantities: expect.arrayContaining([{ sets: 1000, perSet: 1.08, total: 1080 }]) },
  ],
  [
    'How many sets do I get for $500?',
    { allQuantities: true },
    { quantities: expect.arrayContaining([expect.objectContaining({ sets: 250, total: 392.5 })]) },
  ],
  [
    'When does it arrive in Chicago?',
    { zip: '60601' },
    { delivery: { ship_date: '2026-11-09', delivery_date: '2026-11-10' } },
  ],
  [
    'By when must I approve the proof?',
    { zip: '60601' },
    { delivery: { approval_deadline: '2026-11-02T15:00:00-06:00' } },
  ],
  [
    'When does poly arrive in New York?',
    { product: 'poly', zip: '10001' },
    { delivery: { delivery_date: '2026-11-27', transit_business_days: 3 } },
  ],
  [
    'And in Alaska, and is that free?',
    { zip: '99501' },
    {
      shipping: {
        freeGround: false,
        reason: expect.stringMatching(/shipping to Alaska costs extra/),
      },
      delivery: { delivery_date: '2026-11-18' },
    },
  ],
  [
    'Does a small order ship free?',
    { tabsPerSet: 2 },
    {
      shipping: { freeGround: false, reason: expect.stringContaining('add 2.51 USD to ship free') },
    },
  ],
  [
    'Can I get 10 sets?',
    { sets: 10 },
    /The smallest order is 25 sets. Use sets: 25 \(\$136\.25 total\)/,
  ],
  ['Can I get 30?', { sets: 30 }, /sets: 25 \(\$136\.25 total\) or sets: 50 \(\$160\.00 total\)/],
  ['Can you match PMS 286?', { options: { ink: 'PMS 286' } }, new RegExp(quoteFormUrl(catalog))],
  ['I need 11 x 17 dividers.', { size: '11x17' }, new RegExp(quoteFormUrl(catalog))],
  ['What do 200 tabs cost?', { tabsPerSet: 200 }, /\$4,280\.00 total.*tabs=200&sets=25/],
];

/** Of 50 sets of five sections, with changes. */
const ofDraft: readonly Question[] = [
  ['Draft my five sections.', {}, { tabsPerSet: 5, layout: { recommendedCut: '1/5', banks: 1 } }],
  [
    'Make them 1/3 cut.',
    { cut: '1/3' },
    { layout: { cut: '1/3', banks: 2 }, orderUrl: expect.stringMatching(/#cut=3$/) },
  ],
  ['In red.', { colors: ['red'] }, { orderUrl: expect.stringMatching(/#colors=red$/) }],
  [
    'In two poly colors.',
    { product: 'poly', colors: ['Blue', 'White', 'Blue', 'White', 'Blue'] },
    { colorChanges: 1 },
  ],
  [
    'Does this title fit?',
    {
      titles: [
        ...sections.slice(1),
        'Correspondence with the county assessor about the north parcel, its easements and its taxes since 1987',
      ],
    },
    { layout: { titlesThatDoNotFitCount: 1 } },
  ],
  ['May I have a blank tab?', { titles: ['One', '', 'Three'] }, { tabsPerSet: 3 }],
];

const questions = [
  ...ofOffer.map(([asked, facts]) => [asked, capabilities, {}, facts] as const),
  ...ofPrice.map(
    ([asked, change, facts]) => [asked, price, { ...five, ...change }, facts] as const,
  ),
  ...ofDraft.map(
    ([asked, change, facts]) => [asked, draft, { ...brief, ...change }, facts] as const,
  ),
];

describe('with the three tools alone, a model answers', () => {
  test('at least forty questions', () => {
    expect(questions.length).toBeGreaterThanOrEqual(40);
  });

  test.each(questions)('"%s"', async (_, tool, given, facts) => {
    const { text, structured } = await callTool(tool, given);
    if (facts instanceof RegExp) {
      expect(text).toMatch(facts);
      return;
    }
    expect(structured, text).toMatchObject(facts);
    if (tool !== capabilities) expectCorePrice(structured);
  });
});

/** Every figure of an answer must match the core's, for the build in its order link. */
function expectCorePrice({
  product,
  orderUrl,
  sets,
  price,
  nextQuantity,
  quantities = [],
}: ToolQuoteDocument): void {
  const build = buildOf(catalog, `product=${product}&${new URL(orderUrl).search.slice(1)}`);
  const { perSet, total } = price;
  for (const figure of [{ sets, perSet, total }, ...quantities, nextQuantity ?? []].flat()) {
    const priced = quote(catalog, { ...build, sets: figure.sets });
    expect(figure).toEqual({
      sets: figure.sets,
      perSet: centsToDollars(priced.perSetCents),
      total: centsToDollars(priced.totalCents),
    });
  }
}
