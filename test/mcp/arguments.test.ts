import { describe, expect, test } from 'vitest';
import { toolNames } from '../../src/contract/tools.ts';
import { catalog } from '../support/catalog.ts';
import { callTool } from './messages.ts';

const build = { product: 'paper', tabsPerSet: 5, sets: 25 };
const draft = { product: 'paper', sets: 25, titles: ['One', 'Two', 'Three'] };

const quote = (overrides: object = {}) => callTool(toolNames.quote, { ...build, ...overrides });
const draftOrder = (overrides: object = {}) =>
  callTool(toolNames.draft, { ...draft, ...overrides });

async function refusalOf(answer: ReturnType<typeof callTool>): Promise<string> {
  const { isError, text, structured } = await answer;
  expect(isError).toBe(true);
  expect(structured).toBeUndefined();
  return text;
}

describe('taken for what they are meant to be', () => {
  test.each([
    ['whole numbers as text', { tabsPerSet: '5', sets: '25' }],
    ['null for what is left out', { options: null, colorChanges: null }],
    ['a choice as a number', { options: { material: 90 } }],
    ['options as JSON text', { options: '{"material":"90"}' }],
    ['an option that is null', { options: { material: null } }],
    ['a whole number with a point', { tabsPerSet: 5.0 }],
  ])('%s', async (_, overrides) => {
    expect((await quote(overrides)).text).toBe((await quote()).text);
  });

  test('all arguments as JSON text', async () => {
    expect((await callTool(toolNames.quote, JSON.stringify(build))).text).toBe(
      (await quote()).text,
    );
  });

  test('no arguments at all, where none are needed', async () => {
    const plain = await callTool(toolNames.capabilities, {});
    expect(await callTool(toolNames.capabilities)).toEqual(plain);
    expect(await callTool(toolNames.capabilities, null)).toEqual(plain);
  });

  test('titles as JSON text, and whole numbers among them', async () => {
    const { structured } = await draftOrder({ titles: '["Exhibit", 2, ""]' });
    expect(structured.tabsPerSet).toBe(3);
    expect(structured.orderUrl).toContain('labels=Exhibit%7C2%7C');
  });

  test('a single blank title', async () => {
    expect((await draftOrder({ titles: [''] })).structured.tabsPerSet).toBe(1);
  });
});

describe('refused with what would be right', () => {
  test('an option beside options', async () => {
    expect(await refusalOf(quote({ material: '110' }))).toBe(
      'material is an option: give it inside options, as {"material":"110"}.',
    );
  });

  test('an option beside options with a wrong choice, both at once', async () => {
    const text = await refusalOf(quote({ material: '120' }));
    expect(text).toContain('inside options');
    expect(text).toContain('material is 90 or 110.');
  });

  test('an argument inside options', async () => {
    expect(await refusalOf(quote({ options: { sets: 25 } }))).toBe(
      'sets is not an option: give it beside options, not inside.',
    );
  });

  test('an unknown option, with the nearest', async () => {
    const text = await refusalOf(quote({ options: { materials: '110' } }));
    expect(text).toContain('There is no option "materials". Did you mean material?');
  });

  test('an unknown argument, with those of this tool only', async () => {
    expect(await refusalOf(quote({ tabPerSet: 5 }))).toBe(
      'There is no parameter "tabPerSet". Did you mean tabsPerSet? The parameters are product, tabsPerSet, sets, options and colorChanges.',
    );
    expect(await refusalOf(draftOrder({ title: 'A' }))).toBe(
      'There is no parameter "title". Did you mean titles? The parameters are product, sets, titles, options and colorChanges.',
    );
  });

  test('an argument of the other tool', async () => {
    expect(await refusalOf(quote({ titles: ['A'] }))).toBe(
      'quote_price takes no titles: leave it out, or call draft_order instead.',
    );
    expect(await refusalOf(draftOrder({ tabsPerSet: 3 }))).toBe(
      'draft_order takes no tabsPerSet: leave it out, or call quote_price instead.',
    );
  });

  test('more tabs than agents may ask for, with the address where they are priced', async () => {
    const { agentTabsPerSetMax: most, tabsPerSet } = catalog.book.limits;
    const elsewhere = `For up to ${tabsPerSet.max} use the HTTP API: GET ${catalog.baseUrl}/api/price with product,`;
    expect(await refusalOf(quote({ tabsPerSet: most + 1 }))).toBe(
      `tabsPerSet is "${most + 1}", but must be a whole number from 1 to ${most} in plain digits. ${elsewhere} tabs and sets.`,
    );
    expect(await refusalOf(draftOrder({ titles: Array(most + 1).fill('A') }))).toBe(
      `titles holds more than ${most} titles, the most that it takes. ${elsewhere} labels and sets.`,
    );
    for (const tabs of [0, 5.5, 'many', tabsPerSet.max + 1]) {
      expect(await refusalOf(quote({ tabsPerSet: tabs }))).not.toContain('HTTP API');
    }
  });

  test.each([
    ['options that are no map', quote({ options: ['110'] }), 'such as {"material":"110"}'],
    ['options that are some text', quote({ options: 'heavy' }), 'options is "heavy"'],
    ['no tabs', quote({ tabsPerSet: undefined }), 'tabsPerSet is missing: give a whole number'],
    ['no titles', draftOrder({ titles: undefined }), 'titles is missing: give one title'],
    ['an empty list of titles', draftOrder({ titles: [] }), 'titles is empty'],
    ['titles that are no list', draftOrder({ titles: 'A, B' }), 'such as ["First","Second"]'],
    [
      'a title that is no text',
      draftOrder({ titles: ['A', 1.1] }),
      'Title 2 of titles is not text',
    ],
    [
      'a title with a bar',
      draftOrder({ titles: ['A|B'] }),
      'Title 1 of titles holds the character "|"',
    ],
    ['a control character', draftOrder({ titles: ['A\nB'] }), 'control character'],
    [
      'titles too long for a link',
      draftOrder({ titles: Array(150).fill('€'.repeat(150)) }),
      'shorten the titles',
    ],
    ['colors on paper', quote({ colorChanges: 1 }), 'colorChanges is not an option of paper'],
    [
      'ink by quote',
      quote({ product: 'poly', options: { ink: 'pms' } }),
      'Priced by quote only: PMS ink',
    ],
    [
      'ink by quote beside options',
      quote({ product: 'poly', ink: 'pms' }),
      'Priced by quote only: PMS ink',
    ],
    ['a size by quote', draftOrder({ size: '11x17' }), 'https://tabs.test/quote'],
    ['reverse print among options', quote({ options: { reverse: true } }), 'reverse-printed tabs'],
    ['half a tab', quote({ tabsPerSet: 5.5 }), 'tabsPerSet is "5.5"'],
    [
      'yes for a choice',
      quote({ options: { collation: true } }),
      'collation is uncollated or collated',
    ],
    ['a list for a product', quote({ product: ['paper'] }), 'product is paper or poly'],
    [
      'arguments where none are taken',
      callTool(toolNames.capabilities, { product: 'paper' }),
      'takes no arguments',
    ],
  ])('%s', async (_, answer, holds) => {
    expect(await refusalOf(answer)).toContain(holds);
  });

  test('a fault of the titles is told once, without asking for titles', async () => {
    expect(await refusalOf(draftOrder({ titles: 'A' }))).not.toContain('missing');
  });

  test('all that is wrong, at once', async () => {
    const text = await refusalOf(
      callTool(toolNames.quote, { product: 'papr', tabsPerSet: 0, sets: 26, option: {} }),
    );
    for (const told of ['Did you mean paper?', 'from 1 to 150', '25 and 50', 'mean options?']) {
      expect(text).toContain(told);
    }
  });
});
