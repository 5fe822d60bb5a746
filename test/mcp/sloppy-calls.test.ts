import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toolNames } from '../../src/contract/tools.ts';
import { quoteFormUrl } from '../../src/pricing/order-link.ts';
import { catalog } from '../support/catalog.ts';
import { type Call, followAdvice } from './follow-advice.ts';
import { callTool } from './messages.ts';
import { sloppyCalls } from './sloppy-calls.ts';

const shown = ({ tool, given }: Call) => `${tool} ${JSON.stringify(given).slice(0, 100)}`;

/** Follows an error's advice, and explains if that doesn't end at a quote or the quote form. */
async function deadEnd(call: Call, text: string): Promise<string | undefined> {
  const next = followAdvice(call, text);
  if (next === 'has the price') return /\$[\d,.]+ total.*https:/.test(text) ? undefined : text;
  if (next === 'quote form') return text.includes(quoteFormUrl(catalog)) ? undefined : text;
  const again = await callTool(next.tool, next.given);
  const isPriced = !again.isError || again.text.includes('here is the price');
  return isPriced ? undefined : `${text}\n=> ${shown(next)}\n=> ${again.text}`;
}

test('the table has at least 120 different calls', () => {
  expect(new Set(sloppyCalls.map((call) => JSON.stringify(call))).size).toBe(sloppyCalls.length);
  expect(sloppyCalls.length).toBeGreaterThanOrEqual(120);
});

describe('a sloppy call', () => {
  test.each(
    sloppyCalls.filter(({ accepted }) => accepted).map((call) => [shown(call), call] as const),
  )('%s is understood', async (_, { tool, given, accepted = {} }) => {
    const { isError, text, structured } = await callTool(tool, given);
    expect(isError, text).toBe(false);
    expect(structured).toMatchObject(accepted);
  });

  test.each(
    sloppyCalls.filter(({ refused }) => refused).map((call) => [shown(call), call] as const),
  )('%s is refused with advice that works in one step', async (_, call) => {
    const { isError, text } = await callTool(call.tool, call.given);
    expect(isError).toBe(true);
    expect(text).toMatch(call.refused as RegExp);
    expect(text.length).toBeLessThanOrEqual(1000);
    expect(await deadEnd(call, text)).toBeUndefined();
  });
});

describe('any call', () => {
  const { productIds, optionKeys, book, products } = catalog;
  const words = [
    ...['tabs', 'sets', 'quantity', 'qty', 'color', 'film', 'zip', 'cut', 'rush', 'budget', 'size'],
    ...[
      'titles',
      'labels',
      'options',
      'inkColor',
      'reverse',
      'foo',
      'tabsPerSet',
      'collated',
      '3hole',
      'white',
      'state',
    ],
    ...optionKeys,
  ];
  const choices = productIds.flatMap((id) =>
    products[id].options.flatMap(({ choices }) => [...choices.keys()]),
  );
  const value = fc.oneof(
    fc.constantFrom<unknown>(...choices, ...productIds, 'red', 'PMS 286', 'letter', true, null),
    fc.constantFrom<unknown>(...book.limits.setQuantities, 0, 3, 151, 501, 99999),
    fc.stringMatching(/^[a-z0-9 ]{0,12}$/),
    fc.array(fc.stringMatching(/^[a-z0-9 ]{0,8}$/), { maxLength: 4 }),
  );
  const given = fc.record(
    {
      product: fc.oneof(fc.constantFrom<unknown>(...productIds, 'Paper', 'wood'), value),
      sets: fc.oneof(fc.constantFrom<unknown>(...book.limits.setQuantities, 30), value),
      tabsPerSet: fc.oneof(fc.nat({ max: 200 }), value),
      titles: fc.oneof(fc.array(fc.string({ maxLength: 30 }), { maxLength: 6 }), value),
      options: fc.dictionary(fc.constantFrom(...words), value, { maxKeys: 3 }),
      zip: fc.oneof(fc.constantFrom('60601', '00000', '96910'), value),
      cut: value,
      colors: fc.constantFrom<unknown>('red', 'Blue', ['Clear'], [], 7, 'teall', ',', '?'),
      extra: fc.dictionary(fc.constantFrom(...words), value, { maxKeys: 2 }),
    },
    { requiredKeys: ['product', 'sets'] },
  );

  test('is priced, or rejected with advice that works in one step', async () => {
    const tool = fc.constantFrom(toolNames.quote, toolNames.draft);
    await fc.assert(
      fc.asyncProperty(tool, given, async (tool, { extra = {}, ...rest }) => {
        const call = { tool, given: { ...extra, ...rest } };
        const { isError, text } = await callTool(call.tool, call.given);
        if (!isError || text.includes('more problem')) return;
        expect(await deadEnd(call, text)).toBeUndefined();
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});
