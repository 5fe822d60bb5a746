import fc from 'fast-check';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeOfPrefix, daysCode, unservedCodes } from '../../src/book/zip-codes.ts';
import { documentPaths, pagePaths } from '../../src/contract/paths.ts';
import { freshDesign } from '../../src/design/design.ts';
import { prerendered } from '../../src/designer/prerender.tsx';
import type { AnsweredExample } from '../../src/documents/examples.ts';
import { jsonLdText, productOffers, setOffers } from '../../src/documents/json-ld.ts';
import { mcpInstructions, registryEntry, toolDocuments } from '../../src/documents/mcp.ts';
import { sellerPage } from '../../src/documents/sections.ts';
import { allPages } from '../../src/documents/site-pages.ts';
import { answerExamples } from '../../src/http/run-examples.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { readySets } from '../../src/pricing/ready-sets.ts';
import { exactPrice } from '../pricing/exact-price.ts';
import { shops, transitOf } from '../shops/index.ts';
import { buildOf } from '../support/build.ts';
import { buildsOf } from '../support/catalog.ts';
import { gapsIn, queriesIn } from '../support/claims.ts';
import { documentTexts } from '../support/published.ts';
import { runs } from '../support/runs.ts';
import { readPrices } from './llms-full-reader.ts';

type Cell = Readonly<Record<'tabsPerSet' | 'total' | 'perSet', number>>;
type Row = { readonly sets: number; readonly prices: readonly Cell[] };
type Entry = { readonly product: string; readonly prices: readonly Row[] };

describe.each(shops)('a shop with %s', (_, book) => {
  const catalog = openCatalog(book, 'https://tabs.example');
  const transit = transitOf(book);
  let texts: Record<string, string>;
  let answers: AnsweredExample[];
  let llmsFull: string;

  beforeAll(async () => {
    texts = {
      ...(await documentTexts(catalog, transit)),
      tools: JSON.stringify(toolDocuments(catalog)),
      instructions: mcpInstructions(catalog),
    };
    for (const id of catalog.productIds)
      texts[`designer of ${id}`] = prerendered(catalog, freshDesign(catalog, id));
    for (const path of [pagePaths.terms, pagePaths.support, pagePaths.privacy] as const) {
      texts[path] = JSON.stringify(sellerPage(catalog, path));
    }
    answers = await answerExamples(catalog, transit);
    llmsFull = texts[documentPaths.llmsFull] ?? '';
  });

  test('every text is generated without gaps', () => {
    for (const [name, text] of Object.entries(texts)) expect(gapsIn(text), name).toEqual([]);
  });

  test('free shipping is offered only by a shop that has it', () => {
    const offers =
      /(free|\$0) (ground )?shipping|ships? free|(?<!(Whether|where) ground )shipping (is|can be) free|unless it is free|isn't free/i;
    const { openApi, submission } = documentPaths;
    const ofAnyShop = [openApi, submission, 'tools'];
    const offering = [
      ...Object.entries(texts).flatMap(([name, text]) => (ofAnyShop.includes(name) ? [] : text)),
      ...answers.map(({ answer }) => JSON.stringify(answer)),
    ].filter((text) => offers.test(text));
    if (book.limits.freeShippingOver === null) expect(offering).toEqual([]);
    else expect(offering.length).toBeGreaterThan(3);
  });

  test('every build in a text can be ordered, except in examples of errors', () => {
    const refused = answers.filter(({ status }) => status === 400).map(({ query }) => query);
    for (const [name, text] of Object.entries(texts)) {
      for (const query of queriesIn(text)) {
        if (name === documentPaths.openApi && refused.includes(query)) continue;
        expect(() => buildOf(catalog, query), `${name}: ${query}`).not.toThrow();
      }
    }
  });

  test('the text for models is short, and alone enough to calculate any price, as its examples do', () => {
    const { products, examples } = readPrices(llmsFull);
    expect(countTokens(llmsFull)).toBeLessThanOrEqual(8_000);
    for (const { id, quantities } of Object.values(catalog.products)) {
      const { rates, ratesBy } = products[id] ?? {};
      if (ratesBy === 'sets') expect(Object.keys(rates ?? {}).map(Number)).toEqual(quantities);
    }
    for (const build of fc.sample(buildsOf(catalog), runs(300))) {
      expect(exactPrice({ products }, build), JSON.stringify(build)).toEqual(
        exactPrice(book, build),
      );
    }
    for (const { query, parts, ...printed } of examples) {
      expect(exactPrice(book, buildOf(catalog, query)), query).toMatchObject(printed);
      expect(
        parts.reduce((sum, { cents }) => sum + cents, 0),
        query,
      ).toBe(printed.totalCents);
      for (const { cents, product = cents } of parts) {
        expect(Math.abs(Number(product) - cents), query).toBeLessThanOrEqual(1);
      }
    }
  });

  test('every published price is exact: in text, files and structured data', () => {
    const { products } = JSON.parse(texts[documentPaths.pricesJson] ?? '');
    const [head, ...rows] = (texts[documentPaths.pricesCsv] ?? '').trim().split('\r\n');
    expect(head).toMatch(/^product,sets,tabs_per_set,total_usd,per_set_usd,price_book\b/);
    const cells: [string, number, number, number, number][] = products.flatMap((entry: Entry) =>
      entry.prices.flatMap(({ sets, prices }) =>
        prices.map((cell) => [entry.product, sets, cell.tabsPerSet, cell.total, cell.perSet]),
      ),
    );
    const written = cells.map(([id, sets, tabs, total, perSet]) => {
      const order = { product: id, sets, tabs, options: {}, colorChanges: 0 };
      const exact = exactPrice(book, order);
      expect([total, perSet]).toEqual([exact.totalCents / 100, exact.perSetCents / 100]);
      return [id, sets, tabs, total.toFixed(2), perSet.toFixed(2)];
    });
    expect(rows.map((row) => row.split(',').slice(0, 5).join())).toEqual(written.map(String));
    expect(readPrices(llmsFull).totals).toEqual(written.map((row) => row.slice(0, 4).join()));

    const things = [
      ...catalog.productIds.map((id) => productOffers(catalog, id)),
      ...readySets(catalog).map((set) => setOffers(catalog, set)),
    ];
    const offers = [...jsonLdText(...things).matchAll(/"price":([\d.]+),.*?"url":"(.*?)"/g)];
    expect(offers.length).toBeGreaterThan(things.length);
    for (const [, price, url = ''] of offers) {
      const [query = ''] = queriesIn(url);
      const { totalCents } = exactPrice(book, buildOf(catalog, query));
      expect(totalCents / 100, url).toBe(Number(price));
    }
    expect(jsonLdText(...things)).not.toMatch(/shippingDetails|ReturnPolicy/);
  });

  test('each ZIP prefix has its days, or is said not to exist, and never both', () => {
    const { transit: ranges } = readPrices(llmsFull);
    const found = Array.from({ length: 1000 }, (_, prefix) => {
      const rows = Object.entries(ranges).filter(([, text]) =>
        text.split(' ').some((range) => {
          const [first, last = first] = range.split('-').map(Number);
          return prefix >= Number(first) && prefix <= Number(last);
        }),
      );
      return rows.map(([days]) => days).join();
    });
    const rest = Object.keys(ranges).find((days) => ranges[days] === 'anything else');
    for (const [prefix, days] of found.entries()) {
      const code = codeOfPrefix(String(prefix).padStart(3, '0'), transit);
      const own = daysCode.test(code) ? String(Number.parseInt(code, 36)) : '';
      const none = code === unservedCodes.unallocated ? 'none: there is no such ZIP code' : '';
      expect(days, String(prefix)).toBe(own === rest ? '' : own || none);
    }
  });

  test('every page has its own name, title and description, which search results have room for, and the registry of MCP servers', () => {
    const pages = allPages(catalog);
    for (const key of ['name', 'title', 'description'] as const) {
      expect(new Set(pages.map((page) => page[key])).size, key).toBe(pages.length);
    }
    expect(pages.filter(({ description }) => description.length > 160)).toEqual([]);
    const short = expect.stringMatching(/^.{1,100}$/);
    const name = expect.stringMatching(/^[\w.-]+\/[\w.-]+$/);
    expect(registryEntry(catalog)).toMatchObject({ name, title: short, description: short });
  });
});
