import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkBook } from '../../src/book/check.ts';
import { checkTransit } from '../../src/build/book-faults.ts';
import { documentPaths } from '../../src/contract/paths.ts';
import { prerendered } from '../../src/designer/prerender.tsx';
import { httpExamples, mcpExamples } from '../../src/documents/calls.ts';
import type { AnsweredExample } from '../../src/documents/examples.ts';
import { answerText, frequentQuestions } from '../../src/documents/faq.ts';
import { mcpInstructions, toolDocuments } from '../../src/documents/mcp.ts';
import { sitePages } from '../../src/documents/site-pages.ts';
import { answerExamples } from '../../src/http/run-examples.ts';
import { offeredCuts } from '../../src/layout/cuts.ts';
import { prompts } from '../../src/mcp/prompts.ts';
import { tools } from '../../src/mcp/tools.ts';
import { allChoices, openCatalog, type SiteCatalog } from '../../src/pricing/catalog.ts';
import { formatCents } from '../../src/text/money.ts';
import { desk } from '../mcp/messages.ts';
import { exactPrice } from '../pricing/exact-price.ts';
import { shops, transitOf } from '../shops/index.ts';
import { buildOf } from '../support/build.ts';
import { buildsOf } from '../support/catalog.ts';
import { gapsIn, queriesIn } from '../support/claims.ts';
import { documentTexts } from '../support/published.ts';
import { runs } from '../support/runs.ts';
import { readPrices } from './llms-full-reader.ts';

const baseUrl = 'https://tabs.example';

describe.each(shops)('a shop with %s', (_, book) => {
  const catalog = openCatalog(book, baseUrl);
  const transit = transitOf(book);
  const questions = frequentQuestions(catalog, transit).flatMap(({ questions }) => questions);

  /** What the build of a query costs, calculated without the service's code. */
  const costs = (query: string) => {
    const { product, tabs, sets, colorChanges, labels, ...options } = Object.fromEntries(
      new URLSearchParams(query),
    );
    return exactPrice(book, {
      product: product ?? '',
      tabs: Number(tabs ?? labels?.split('|').length),
      sets: Number(sets),
      options,
      colorChanges: Number(colorChanges ?? 0),
    });
  };
  const linkCosts = (orderUrl: string) => {
    const { pathname, search } = new URL(orderUrl);
    const query = `product=${pathname.split('/').at(-1)}&${search.slice(1)}`;
    const { totalCents, perSetCents } = costs(query);
    return { perSet: perSetCents / 100, total: totalCents / 100 };
  };

  test('the book is valid', () => {
    expect([...checkBook(book), ...checkTransit(book, transit)]).toEqual([]);
  });

  let all: Texts;
  let answers: AnsweredExample[];
  let quotes: Quoted[];
  beforeAll(async () => {
    all = {
      ...(await documentTexts(catalog, transit)),
      faq: JSON.stringify(questions),
      calls: [...httpExamples(catalog), ...mcpExamples(catalog)].map(({ code }) => code).join('\n'),
      tools: JSON.stringify(toolDocuments(catalog)),
      instructions: mcpInstructions(catalog),
      prompts: JSON.stringify(prompts(catalog).list),
      pages: JSON.stringify(sitePages(catalog)),
    };
    for (const id of catalog.productIds) all[`designer of ${id}`] = prerendered(catalog, id);
    answers = await answerExamples(catalog, transit);
    quotes = answers
      .filter(({ status, path, query }) => status === 200 && path === '/api/price' && query !== '')
      .map(({ answer }) => answer as Quoted);
  });

  test('every text is generated without gaps', () => {
    for (const [name, text] of Object.entries(all)) expect(gapsIn(text), name).toEqual([]);
  });

  test('free shipping is offered only by a shop that has it', () => {
    const offers =
      /(free|\$0) (ground )?shipping|ships? free|(?<!(Whether|where) ground )shipping (is|can be) free|unless it is free|isn't free/i;
    const { freeShippingOver } = book.limits;
    const ofAnyAnswer = [documentPaths.openApi, documentPaths.submission, 'tools', 'prompts'];
    const texts = Object.entries(all).flatMap(([name, text]) =>
      ofAnyAnswer.includes(name) ? [] : [text],
    );
    const offering = [...texts, ...quotes.map((quote) => JSON.stringify(quote))].filter((text) =>
      offers.test(text),
    );
    if (freeShippingOver === null) expect(offering).toEqual([]);
    else expect(offering.length).toBeGreaterThan(3);
  });

  test('an example of a link to the designer has a cut and colors of the shop', () => {
    const [, cut, , ids] =
      /`#cut=(\d+)(&colors=([^`]*))?`/.exec(all[documentPaths.llmsFull] ?? '') ?? [];
    const { cuts, colors } = catalog.products[catalog.defaultProduct].data;
    expect(offeredCuts(cuts)).toContain(Number(cut));
    const known = colors?.list.map(({ id }) => id);
    expect(known ?? []).toEqual(expect.arrayContaining(ids?.split('.') ?? []));
    expect(ids !== undefined).toBe(colors !== undefined);
  });

  test('every build in a text can be ordered, except in examples of errors', () => {
    const refused = answers.filter(({ status }) => status === 400).map(({ query }) => query);
    for (const [name, text] of Object.entries(all)) {
      for (const query of queriesIn(text)) {
        if (name === documentPaths.openApi && refused.includes(query)) continue;
        expect(() => buildOf(catalog, query), `${name}: ${query}`).not.toThrow();
      }
    }
  });

  test('the text for models alone is enough to calculate the price of any build', () => {
    const { products, examples } = readPrices(all[documentPaths.llmsFull] ?? '');
    for (const { id, quantities } of Object.values(catalog.products)) {
      const { rates, ratesBy } = products[id] ?? {};
      if (ratesBy === 'sets') expect(Object.keys(rates ?? {}).map(Number)).toEqual(quantities);
    }
    for (const build of fc.sample(buildsOf(catalog), runs(300))) {
      expect(exactPrice({ products }, build), JSON.stringify(build)).toEqual(
        exactPrice(book, build),
      );
    }
    for (const { query, ...printed } of examples) expect(costs(query)).toMatchObject(printed);
  });

  test('prices in tables, answers, offers and the FAQ are what an order costs', () => {
    const { cells } = readPrices(all[documentPaths.llmsFull] ?? '');
    const [csv, json] = [csvCells(all['/prices.csv']), jsonCells(all['/prices.json'])];
    for (const { query, ...printed } of [...cells, ...csv, ...json]) {
      expect(costs(query), query).toMatchObject(printed);
    }
    const rows = Object.values(catalog.products).flatMap(({ quantities }) => quantities);
    const count = rows.length * book.limits.commonTabCounts.length;
    expect([csv.length, json.length]).toEqual([count, count]);
    expect(quotes.length).toBeGreaterThan(2);
    for (const { price, orderUrl } of quotes) {
      expect(price, orderUrl).toMatchObject(linkCosts(orderUrl));
    }
    for (const id of catalog.productIds) {
      const [{ offers }] = JSON.parse(all[`/json-ld/${id}.json`] ?? '')['@graph'];
      for (const { url, price } of offers.offers) expect(linkCosts(url).perSet, url).toBe(price);
    }
    const stated = statedIn(catalog, questions.map(answerText).join('\n'));
    expect(stated.length).toBe(2 + book.examples.faq.length);
    for (const { build, perSet, total } of stated) {
      const { totalCents, perSetCents } = exactPrice(book, build);
      expect([perSet, total]).toEqual([formatCents(perSetCents), formatCents(totalCents)]);
    }
  });

  test('the example of every parameter is accepted', () => {
    const { paths } = JSON.parse(all[documentPaths.openApi] ?? '');
    for (const { name, schema, example } of paths['/api/price'].get.parameters) {
      if (schema.enum)
        expect([name, schema.enum]).toEqual([name, expect.arrayContaining([example])]);
      if (name === 'colorChanges') expect(example).toBeLessThanOrEqual(schema.maximum);
    }
  });

  test('calls shown to developers return a price', async () => {
    const call = mcpExamples(catalog).find(({ id }) => id === 'mcp-call')?.code ?? '';
    const { params } = JSON.parse(/'(\{[^']*\})'/.exec(call)?.[1] ?? '');
    const result = await tools(catalog, desk).get(params.name)?.(params.arguments);
    expect(result).toHaveProperty('structuredContent.price.total');
    const [, labels = ''] = /labels=([^']*)'/.exec(httpExamples(catalog)[1]?.code ?? '') ?? [];
    expect(labels.split('|').length).toBeLessThanOrEqual(book.limits.tabsPerSet.max);
  });
});

type Texts = Record<string, string>;

interface Quoted {
  readonly orderUrl: string;
  readonly price: object;
}

/** A printed price of a build without options. */
function cell(product = '', sets: unknown, tabs: unknown, total: unknown, perSet: unknown) {
  return {
    query: `product=${product}&tabs=${tabs}&sets=${sets}`,
    totalCents: Math.round(Number(total) * 100),
    perSetCents: Math.round(Number(perSet) * 100),
  };
}

function csvCells(text = '') {
  const rows = text.matchAll(/^(\w+),(\d+),(\d+),([\d.]+),([\d.]+),/gm);
  return [...rows].map(([, ...values]) => cell(...(values as Parameters<typeof cell>)));
}

/** `/prices.json` as programs see it. */
interface PricesJson {
  readonly products: readonly {
    readonly product: string;
    readonly prices: readonly {
      readonly sets: number;
      readonly prices: readonly Readonly<Record<'tabsPerSet' | 'total' | 'perSet', number>>[];
    }[];
  }[];
}

function jsonCells(text = '') {
  return (JSON.parse(text) as PricesJson).products.flatMap(({ product, prices }) =>
    prices.flatMap(({ sets, prices }) =>
      prices.map(({ tabsPerSet, total, perSet }) => cell(product, sets, tabsPerSet, total, perSet)),
    ),
  );
}

/** The prices that answers state for builds described in words. */
function statedIn({ products, productIds }: SiteCatalog, text: string) {
  const inAll =
    /([\d,]+) (\w+) tabs?(?: \([^)]*\))?, ([\d,]+) sets?, ([^:]+): \$([\d.,]+) a set and \$([\d.,]+) total\./g;
  const number = (text = '') => Number(text.replaceAll(',', ''));
  return [...text.matchAll(inAll)].map(([, tabs, noun, sets, words = '', perSet, total]) => {
    const product = productIds.find((id) => products[id].data.noun === noun);
    if (!product) throw new Error(`there is no product called ${noun}`);
    const named = allChoices(products[product]).filter(({ label, isDefault }) => {
      return !isDefault && words.toLowerCase().includes(label.toLowerCase());
    });
    const options = Object.fromEntries(named.map(({ option, id }) => [option, id]));
    const build = { product, tabs: number(tabs), sets: number(sets), options, colorChanges: 0 };
    return { build, perSet, total };
  });
}
