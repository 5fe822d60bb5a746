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

test('arguments can be JSON text; those of a tool that needs none can be left out', async () => {
  const text = JSON.stringify(build);
  expect(await callTool(toolNames.quote, text)).toEqual(await quote());
  const plain = await callTool(toolNames.capabilities, {});
  expect(await callTool(toolNames.capabilities)).toEqual(plain);
  expect(await callTool(toolNames.capabilities, null)).toEqual(plain);
});

test('a single blank title is a tab', async () => {
  expect((await draftOrder({ titles: [''] })).structured.tabsPerSet).toBe(1);
});

describe('zip and colors', () => {
  test('add the delivery estimate of the endpoint', async () => {
    const { structured } = await quote({ zip: '60601' });
    const { json } = await ask(deliveryDateHandler(catalog, desk), 'zip=60601&product=paper');
    expect(structured.delivery).toEqual(json);
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
    const both = /^This prices 1 tab, .*send every title\. Black print is hard to read on Black/;
    expect(await warningFor({ ...black, titles: ['A-Z'] })).toMatch(both);
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
