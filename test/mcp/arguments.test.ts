import { describe, expect, test } from 'vitest';
import { deliveryDateHandler } from '../../src/http/api.ts';
import { toolNames } from '../../src/order/doors.ts';
import { ask } from '../support/api.ts';
import { catalog } from '../support/catalog.ts';
import { callTool, desk } from './messages.ts';

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

describe('accepted for what they mean', () => {
  test.each([
    ['null for what is left out', { options: null, colorChanges: null }],
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

  test('no arguments, if none are needed', async () => {
    const plain = await callTool(toolNames.capabilities, {});
    expect(await callTool(toolNames.capabilities)).toEqual(plain);
    expect(await callTool(toolNames.capabilities, null)).toEqual(plain);
  });

  test('a single blank title', async () => {
    expect((await draftOrder({ titles: [''] })).structured.tabsPerSet).toBe(1);
  });
});

describe('an error', () => {
  test('has text and no structured content', async () => {
    expect(await refusalOf(quote({ sets: 26 }))).toContain('Use sets: 25');
    expect(await refusalOf(draftOrder({ titles: [] }))).toContain('`titles` is empty');
  });

  test('mentions titles once, without asking for them', async () => {
    expect(await refusalOf(draftOrder({ titles: 'A' }))).not.toContain('missing');
  });
});

describe('zip, allQuantities, cut and colors', () => {
  test('leave a quote unchanged if omitted', async () => {
    const { structured } = await quote();
    expect(Object.keys(structured)).not.toEqual(
      expect.arrayContaining(['delivery', 'quantities', 'warning']),
    );
  });

  test('add the delivery estimate of the endpoint', async () => {
    const { structured } = await quote({ zip: '60601' });
    const { json } = await ask(deliveryDateHandler(catalog, desk), 'zip=60601&product=paper');
    expect(structured.delivery).toEqual(json);
  });

  test('add the price at every orderable quantity, equal to its quote', async () => {
    const { structured } = await quote({ allQuantities: true });
    const { setQuantities } = catalog.book.limits;
    expect(structured.quantities.map(({ sets }: { sets: number }) => sets)).toEqual(setQuantities);
    for (const { sets, perSet, total } of structured.quantities) {
      expect((await quote({ sets })).structured.price).toMatchObject({ perSet, total });
    }
  });

  test("lay out the set at the cut, and are in the link's fragment", async () => {
    const { structured } = await draftOrder({ cut: '1/8', colors: ['Red', 'Light Blue', 'Red'] });
    expect(structured.layout).toMatchObject({ cut: '1/8', banks: 1, recommendedCut: '1/3' });
    expect(structured.layout.colors).toEqual(['Red', 'Light Blue', 'Red']);
    expect(new URL(structured.orderUrl).hash).toBe('#cut=8&colors=red.light-blue');
  });

  test('warn of print that is hard to read, and name an ink that is readable', async () => {
    const warningFor = async (change: object) => (await draftOrder(change)).structured.warning;
    const black = { product: 'poly', colors: ['Black'] };
    expect(await warningFor(black)).toBe('Black print is hard to read on Black. Use ink `white`.');
    expect(await warningFor({ ...black, options: { ink: 'white' } })).toBeUndefined();
    const lighter = /^The print is hard to read on Black\. Choose lighter .*\/quote\.$/;
    expect(await warningFor({ ...black, colors: ['Black', 'White', 'Black'] })).toMatch(lighter);
    expect(await warningFor({ colors: ['Red', 'Black', 'Clear'] })).toMatch(lighter);
    expect(await warningFor({ colors: ['Red'] })).toBeUndefined();
  });
});

test("at most ten titles that don't fit are explained, but all are counted", async () => {
  const { structured, text } = await draftOrder({ titles: Array(150).fill('x '.repeat(100)) });
  const { layout, orderUrl } = structured;
  expect(layout.titlesThatDoNotFit).toHaveLength(10);
  expect(layout.titlesThatDoNotFitCount).toBe(150);
  console.log(`The largest draft has ${text.length} characters, its link ${orderUrl.length}.`);
  expect(text.length - orderUrl.length).toBeLessThan(5_000);
});
