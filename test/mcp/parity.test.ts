import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceHandler } from '../../src/http/api.ts';
import { toolNames } from '../../src/order/doors.ts';
import type { Build } from '../../src/pricing/build.ts';
import { statedFacts } from '../../src/pricing/facts.ts';
import { ask } from '../support/api.ts';
import { anyBuild, catalog } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';
import { callTool } from './messages.ts';

const http = priceHandler(catalog);
const { limits } = catalog.book;
const { minimumOrder, proof, turnaround } = statedFacts(catalog);

/** A build as a query of the price API. */
function queryOf({ product, tabs, sets, options, colorChanges, titles }: Build): string {
  const query = new URLSearchParams({ product, sets: String(sets), ...options });
  if (titles) query.set('labels', titles.join('|'));
  else query.set('tabs', String(tabs));
  if (colorChanges > 0) query.set('colorChanges', String(colorChanges));
  return String(query);
}

/** The same build as tool arguments. */
function callOf({ product, tabs, sets, options, colorChanges, titles }: Build) {
  const given = { product, sets, options, ...(colorChanges > 0 && { colorChanges }) };
  return titles
    ? callTool(toolNames.draft, { ...given, titles })
    : callTool(toolNames.quote, { ...given, tabsPerSet: tabs });
}

async function expectSameQuote(build: Build): Promise<void> {
  const { json } = await ask(http, queryOf(build));
  const { structured, isError } = await callOf(build);
  expect(isError).toBe(false);
  const { suggestions, ...quoted } = structured;
  expect(quoted).toEqual({ ...json, facts: { minimumOrder, proof, turnaround } });
}

describe('the tools quote like the HTTP API', () => {
  test.each(catalog.productIds)('%s, every quantity at several tab counts', async (product) => {
    const { options } = catalog.products[product];
    const defaults = Object.fromEntries(options.map(({ key, default: id }) => [key, id]));
    const others = Object.fromEntries(
      options.map(({ key, choices }) => [key, [...choices.keys()].at(-1) as string]),
    );
    for (const sets of limits.setQuantities) {
      for (const tabs of [1, 5, 12, 150]) {
        for (const chosen of [defaults, others]) {
          const build = { product, tabs, sets, options: chosen, colorChanges: 0, titles: null };
          await expectSameQuote(build);
        }
      }
    }
  });

  test('any build, with and without titles', async () => {
    const asked = anyBuild.filter(({ tabs }) => tabs <= limits.agentTabsPerSetMax);
    await fc.assert(fc.asyncProperty(asked, expectSameQuote), runs(60));
  });

  test('each suggestion is a call that costs what it says', async () => {
    const look = {
      cut: fc.constantFrom(undefined, '1/5'),
      colors: fc.constantFrom(undefined, ['White']),
      zip: fc.constantFrom(undefined, '60601'),
    };
    const asked = fc.record({
      product: fc.constantFrom(...catalog.productIds),
      sets: fc.constantFrom(...limits.setQuantities),
      titles: fc
        .array(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), {
          minLength: 1,
          maxLength: 20,
        })
        .map((titles) => titles.map((title) => title.replaceAll('|', '/'))),
      ...look,
    });
    const check = async ({ titles, ...given }: { titles: string[] }) => {
      const { structured, text } = await callTool(toolNames.draft, { ...given, titles });
      expect(structured.suggestions, text).toBeDefined();
      expect(structured.suggestions.length).toBeLessThanOrEqual(3);
      for (const { arguments: given, total, reason } of structured.suggestions) {
        const { structured: other, text } = await callTool(toolNames.draft, given);
        expect(other?.price.total, text).toBe(total);
        expect(new URL(other.orderUrl).hash).toBe(new URL(structured.orderUrl).hash);
        expect(other.delivery).toEqual(structured.delivery);
        expect(reason.length).toBeLessThanOrEqual(60);
      }
    };
    await fc.assert(fc.asyncProperty(asked, check), runs(15));
    const { structured } = await callTool(toolNames.quote, {
      product: 'paper',
      tabsPerSet: 5,
      sets: 50,
    });
    expect(structured.suggestions).toEqual([
      {
        arguments: {
          ...{ product: 'paper', tabsPerSet: 5, sets: 50 },
          options: { punch: '3hole', collation: 'collated' },
        },
        total: 165.38,
        reason: '3-hole and collated',
      },
      {
        arguments: { product: 'paper', tabsPerSet: 5, sets: 100 },
        total: 235,
        reason: '100 sets: $2.35 a set',
      },
      {
        arguments: { product: 'paper', tabsPerSet: 5, sets: 25 },
        total: 136.25,
        reason: '25 sets: costs less',
      },
    ]);
  });

  test('the capabilities are the same document', async () => {
    const { body } = await ask(http, '');
    expect((await callTool(toolNames.capabilities)).text).toBe(body.trimEnd());
  });
});

test.each([[['A\u0007', 'B']], [['A', 'x'.repeat(limits.titleLengthMax + 1)]]])(
  'titles that the HTTP API rejects are rejected in the same words: %#',
  async (titles) => {
    const labels = encodeURIComponent(titles.join('|'));
    const { json } = await ask(http, `product=paper&sets=25&labels=${labels}`);
    const { text } = await callTool(toolNames.draft, { product: 'paper', sets: 25, titles });
    expect(text).toBe(json.error.replaceAll(/\blabels\b/g, 'titles'));
  },
);
