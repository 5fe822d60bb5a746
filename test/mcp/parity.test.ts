import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { book } from '../../src/book/index.ts';
import { priceHandler } from '../../src/http/api.ts';
import { type CallTool, tools } from '../../src/mcp/tools.ts';
import { toolNames } from '../../src/order/doors.ts';
import type { Build } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { statedFacts } from '../../src/pricing/facts.ts';
import { shops } from '../shops/index.ts';
import { ask } from '../support/api.ts';
import { buildsOf, catalog } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';
import { callTool, desk } from './messages.ts';

const http = priceHandler(catalog);
const { quote, draft } = toolNames;

/** A build as a query of the price API, and as arguments of a tool. */
function bothOf({ product, tabs, sets, options, colorChanges, titles }: Build) {
  const colors = colorChanges > 0 && { colorChanges: String(colorChanges) };
  const query = new URLSearchParams({
    ...{ product, sets: String(sets), ...options, ...colors },
    ...(titles ? { labels: titles.join('|') } : { tabs: String(tabs) }),
  });
  const labels = titles ? { titles } : { tabsPerSet: tabs };
  return { query: String(query), given: { product, sets, options, ...colors, ...labels } };
}

describe('the tools quote like the HTTP API', () => {
  test.each([...shops, ['what ships', book] as const])('any build of %s', async (_, book) => {
    const shop = openCatalog(book, 'https://shop.test');
    const { minimumOrder, proof, turnaround } = statedFacts(shop);
    const price = priceHandler(shop);
    const offered = tools(shop, desk);
    const asked = buildsOf(shop).filter(({ tabs }) => tabs <= book.limits.agentTabsPerSetMax);
    await fc.assert(
      fc.asyncProperty(asked, async (build) => {
        const { query, given } = bothOf(build);
        const { json } = await ask(price, query);
        const call = offered.get(build.titles ? draft : quote) as CallTool;
        const { structuredContent } = await call(given);
        expect(Object.assign({}, structuredContent, { suggestions: undefined })).toEqual({
          ...json,
          facts: { minimumOrder, proof, turnaround },
        });
      }),
      runs(40),
    );
  });

  test('each suggestion is a call that costs what it says', async () => {
    const title = fc.string({ unit: 'grapheme-ascii', maxLength: 20 });
    const asked = fc.record({
      product: fc.constantFrom(...catalog.productIds),
      sets: fc.constantFrom(...catalog.book.limits.setQuantities),
      titles: fc.array(
        title.map((title) => title.replaceAll('|', '/')),
        { minLength: 1, maxLength: 20 },
      ),
      cut: fc.constantFrom(undefined, '1/5'),
      colors: fc.constantFrom(undefined, ['White']),
      zip: fc.constantFrom(undefined, '60601'),
    });
    const check = async (given: object) => {
      const { structured, text } = await callTool(draft, given);
      expect(structured.suggestions, text).toBeDefined();
      expect(structured.suggestions.length).toBeLessThanOrEqual(3);
      for (const { arguments: given, total, reason } of structured.suggestions) {
        const { structured: other, text } = await callTool(draft, given);
        expect(other?.price.total, text).toBe(total);
        expect(new URL(other.orderUrl).hash).toBe(new URL(structured.orderUrl).hash);
        expect(other.delivery).toEqual(structured.delivery);
        expect(reason.length).toBeLessThanOrEqual(60);
      }
    };
    await fc.assert(fc.asyncProperty(asked, check), runs(15));
  });

  test('the capabilities are the same document', async () => {
    const { body } = await ask(http, '');
    expect((await callTool(toolNames.capabilities)).text).toBe(body.trimEnd());
  });
});
