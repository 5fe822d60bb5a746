import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBook } from '../../src/book/check.ts';
import { checkTransit } from '../../src/book/check-transit.ts';
import { book } from '../../src/book/index.ts';
import { transit } from '../../src/book/transit.generated.ts';
import { toolNames } from '../../src/contract/tools.ts';
import { priceHandler } from '../../src/http/price.ts';
import { tools } from '../../src/mcp/tools.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { checkFacts } from '../../src/pricing/check-facts.ts';
import { checkExamples } from '../../src/pricing/examples.ts';
import { checkPrices } from '../../src/pricing/price-rules.ts';
import { desk } from '../mcp/messages.ts';
import { ask } from '../support/api.ts';
import { buildsOf } from '../support/catalog.ts';

const catalog = openCatalog(book, 'https://tabs.test');

/** What holds for every book; all else is tested with the shops in `test/shops`. */
describe('the book that ships', () => {
  test('is whole, and so are its transit days', () => {
    const faults = [...checkBook(book), ...checkTransit(book, transit)];
    expect(faults).toEqual([]);
  });

  test('states facts and shows examples that its prices bear out', () => {
    expect([...checkFacts(catalog), ...checkExamples(catalog)]).toEqual([]);
  });

  test('keeps the rules of prices in every build', () => {
    const { breaches } = checkPrices(catalog);
    expect(breaches).toEqual([]);
  });

  test('is quoted alike over HTTP and by the tools', async () => {
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
        const told = await quotePrice?.(
          new Map<string, unknown>(Object.entries({ ...parts, options, tabsPerSet: tabs })),
        );
        expect(told).toMatchObject({ structuredContent: json as object });
      }),
      { numRuns: 50 },
    );
  });
});
