import fc from 'fast-check';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentPaths, pagePaths } from '../../src/contract/paths.ts';
import { prerendered } from '../../src/designer/prerender.tsx';
import type { AnsweredExample } from '../../src/documents/examples.ts';
import { mcpInstructions, registryEntry, toolDocuments } from '../../src/documents/mcp.ts';
import { sellerPage } from '../../src/documents/seller-pages.ts';
import { allPages } from '../../src/documents/site-pages.ts';
import { answerExamples } from '../../src/http/run-examples.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { exactPrice } from '../pricing/exact-price.ts';
import { shops, transitOf } from '../shops/index.ts';
import { buildOf } from '../support/build.ts';
import { buildsOf } from '../support/catalog.ts';
import { gapsIn, queriesIn } from '../support/claims.ts';
import { documentTexts } from '../support/published.ts';
import { runs } from '../support/runs.ts';
import { readPrices } from './llms-full-reader.ts';

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
    for (const id of catalog.productIds) texts[`designer of ${id}`] = prerendered(catalog, id);
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
    const ofAnyShop = [openApi, submission, '/pages/reference.json', 'tools'];
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

  test('the example of every parameter is accepted', () => {
    const { paths } = JSON.parse(texts[documentPaths.openApi] ?? '');
    for (const { name, schema, example } of paths['/api/price'].get.parameters) {
      if (schema.enum) expect(schema.enum, name).toContain(example);
      if (name === 'colorChanges') expect(example).toBeLessThanOrEqual(schema.maximum);
    }
  });

  test('every page has its own name, title and description, which search results have room for', () => {
    const pages = allPages(catalog);
    for (const key of ['name', 'title', 'description'] as const) {
      expect(new Set(pages.map((page) => page[key])).size, key).toBe(pages.length);
    }
    const tooLong = pages.filter(({ description }) => description.length > 160);
    expect(tooLong).toEqual([]);
  });

  test('the registry of MCP servers accepts the entry', () => {
    const short = expect.stringMatching(/^.{1,100}$/);
    const name = expect.stringMatching(/^[\w.-]+\/[\w.-]+$/);
    expect(registryEntry(catalog)).toMatchObject({ name, title: short, description: short });
  });
});
