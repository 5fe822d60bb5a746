import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPrices } from '../../scripts/prices/price-rules.ts';
import { book } from '../../src/book/index.ts';
import { bookFaults } from '../../src/build/book-faults.ts';
import { priceHandler } from '../../src/http/api.ts';
import { tools } from '../../src/mcp/tools.ts';
import { toolNames } from '../../src/order/doors.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { desk } from '../mcp/messages.ts';
import { ask } from '../support/api.ts';
import { buildsOf } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';

const catalog = openCatalog(book, 'https://tabs.test');

/** Requirements for every book; everything else is tested with the shops in `test/shops`. */
describe('the book that ships', () => {
  test('is valid, and its facts, examples, ready-made sets and transit days match it', () => {
    expect(bookFaults()).toEqual([]);
  });

  test('follows the price rules in every build', () => {
    const { breaches } = checkPrices(catalog);
    expect(breaches).toEqual([]);
  });

  test('is quoted the same over HTTP and by the tools', async () => {
    const http = priceHandler(catalog);
    const quotePrice = tools(catalog, desk).get(toolNames.quote);
    const fewTabs = buildsOf(catalog).filter(({ tabs }) => tabs <= book.limits.agentTabsPerSetMax);
    await fc.assert(
      fc.asyncProperty(fewTabs, async ({ product, tabs, sets, options, colorChanges }) => {
        const changes: Record<string, string> =
          colorChanges > 0 ? { colorChanges: String(colorChanges) } : {};
        const parts = { product, sets: String(sets), ...changes };
        const query = new URLSearchParams({ ...parts, ...options, tabs: String(tabs) });
        const { json } = await ask(http, String(query));
        const result = await quotePrice?.({ ...parts, options, tabsPerSet: tabs });
        expect(result).toMatchObject({ structuredContent: json as object });
      }),
      runs(50),
    );
  });
});
