import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkBook } from '../../src/book/check.ts';
import type { ProductId } from '../../src/book/schema.ts';
import { checkTransit } from '../../src/build/book-faults.ts';
import { documentPaths } from '../../src/contract/paths.ts';
import { prerendered } from '../../src/designer/prerender.tsx';
import { httpExamples, mcpExamples } from '../../src/documents/calls.ts';
import type { ApiExample } from '../../src/documents/examples.ts';
import { answerText, frequentQuestions } from '../../src/documents/faq.ts';
import { mcpInstructions, toolDocuments } from '../../src/documents/mcp.ts';
import { sitePages } from '../../src/documents/site-pages.ts';
import { answerExamples } from '../../src/http/run-examples.ts';
import { offeredCuts } from '../../src/layout/cuts.ts';
import { prompts } from '../../src/mcp/prompts.ts';
import { tools } from '../../src/mcp/tools.ts';
import { openCatalog, type SiteCatalog } from '../../src/pricing/catalog.ts';
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
    const { totalCents, perSetCents } = costs(
      `product=${pathname.split('/').at(-1)}&${search.slice(1)}`,
    );
    return { perSet: perSetCents / 100, total: totalCents / 100 };
  };

  test('the book is valid', () => {
    expect([...checkBook(book), ...checkTransit(book, transit)]).toEqual([]);
  });

  let all: Record<string, string>;
  let answers: ApiExample[];
  beforeAll(async () => {
    all = await allTexts(catalog);
    answers = await answerExamples(catalog, transit);
  });

  test('every text is generated without gaps', () => {
    for (const [name, text] of Object.entries(all)) expect(gapsIn(text), name).toEqual([]);
  });

  test('free shipping is offered only by a shop that has it', () => {
    const offers =
      /(free|\$0) (ground )?shipping|ships? free|(?<!(Whether|where) ground )shipping (is|can be) free|unless it is free|isn't free/i;
    const { freeShippingOver } = book.limits;
    // These describe the fields of any answer.
    const {
      [documentPaths.openApi]: _,
      [documentPaths.submission]: __,
      tools,
      prompts,
      ...texts
    } = all;
    const quotes = answers.filter(isQuote).map(({ answer }) => JSON.stringify(answer));
    const offering = [...Object.values(texts), ...quotes].filter((text) => offers.test(text));
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
    for (const { query, ...printed } of [...cells, ...csvCells(all), ...jsonCells(all)]) {
      expect(costs(query), query).toMatchObject(printed);
    }
    const listed = catalog.productIds.map((id) => catalog.products[id].quantities.length);
    const count = listed.reduce(
      (sum, count) => sum + count * book.limits.commonTabCounts.length,
      0,
    );
    expect([csvCells(all).length, jsonCells(all).length]).toEqual([count, count]);
    const answered = answers.filter(isQuote);
    expect(answered.length).toBeGreaterThan(2);
    for (const { answer } of answered) {
      expect(answer.price, answer.orderUrl).toMatchObject(linkCosts(answer.orderUrl));
    }
    for (const { url, price } of catalog.productIds.flatMap((id) => offersOf(all, id))) {
      expect(linkCosts(url).perSet, url).toBe(price);
    }
    const stated = statedIn(catalog);
    expect(stated.length).toBe(2 + book.examples.faq.length);
    for (const { build, perSet, total } of stated) {
      const { totalCents, perSetCents } = exactPrice(book, { ...build, colorChanges: 0 });
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

/** Every text generated from the catalog, except the pages, which are made from these. */
async function allTexts(catalog: SiteCatalog): Promise<Record<string, string>> {
  const transit = transitOf(catalog.book);
  const texts = (list: readonly string[]) => list.join('\n');
  const questions = frequentQuestions(catalog, transit).flatMap(({ questions }) => questions);
  return {
    ...(await documentTexts(catalog, transit)),
    faq: texts(
      questions.flatMap((question) => [
        question.title,
        answerText(question),
        ...(question.links ?? []).flatMap(({ text, path }) => [text, path]),
      ]),
    ),
    calls: texts([...httpExamples(catalog), ...mcpExamples(catalog)].map(({ code }) => code)),
    tools: JSON.stringify(toolDocuments(catalog)),
    instructions: mcpInstructions(catalog),
    prompts: JSON.stringify(prompts(catalog).list),
    pages: texts(sitePages(catalog).flatMap(({ title, description }) => [title, description])),
    ...Object.fromEntries(
      catalog.productIds.map((id) => [`designer of ${id}`, prerendered(catalog, id)]),
    ),
  };
}

type Texts = Readonly<Record<string, string>>;

/** The prices of builds without options, as a table lists them. */
function csvCells(texts: Texts) {
  const rows = (texts['/prices.csv'] ?? '').matchAll(/^(\w+),(\d+),(\d+),([\d.]+),([\d.]+),/gm);
  return [...rows].map(([, product, sets, tabs, total, perSet]) => ({
    query: `product=${product}&tabs=${tabs}&sets=${sets}`,
    totalCents: Math.round(Number(total) * 100),
    perSetCents: Math.round(Number(perSet) * 100),
  }));
}

function jsonCells(texts: Texts) {
  const { products }: PricesJson = JSON.parse(texts['/prices.json'] ?? '');
  const rows = products.flatMap(({ product, prices }) =>
    prices.flatMap(({ sets, prices }) => prices.map((cell) => ({ product, sets, ...cell }))),
  );
  return rows.map(({ product, sets, tabsPerSet, total, perSet }) => ({
    query: `product=${product}&tabs=${tabsPerSet}&sets=${sets}`,
    totalCents: Math.round(total * 100),
    perSetCents: Math.round(perSet * 100),
  }));
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

interface Quoted {
  readonly answer: { readonly orderUrl: string; readonly price: object };
}

function isQuote(example: ApiExample): example is ApiExample & Quoted {
  return example.status === 200 && example.path === '/api/price' && example.query !== '';
}

interface Offer {
  readonly url: string;
  readonly price: number;
}

function offersOf(texts: Readonly<Record<string, string>>, id: ProductId): Offer[] {
  const things = JSON.parse(texts[`/json-ld/${id}.json`] ?? '')['@graph'];
  return things[0].offers.offers;
}

/** The prices that answers state for builds described in words. */
function statedIn(catalog: SiteCatalog) {
  const transit = transitOf(catalog.book);
  const text = frequentQuestions(catalog, transit)
    .flatMap(({ questions }) => questions)
    .map(answerText)
    .join('\n');
  const inAll =
    /([\d,]+) (\w+) tabs?(?: \([^)]*\))?, ([\d,]+) sets?, ([^:]+): \$([\d.,]+) a set and \$([\d.,]+) total\./g;
  return [...text.matchAll(inAll)].map(([, tabs, noun, sets, words, perSet, total]) => {
    const product = catalog.productIds.find((id) => catalog.book.products[id].noun === noun);
    if (!product) throw new Error(`there is no product called ${noun}`);
    const options = optionsIn(catalog, product, words ?? '');
    return { build: { product, tabs: number(tabs), sets: number(sets), options }, perSet, total };
  });
}

/** Choices named by their labels in a text. */
function optionsIn(catalog: SiteCatalog, id: ProductId, words: string): Record<string, string> {
  const named = catalog.products[id].options.flatMap(({ key, choices }) =>
    [...choices.values()]
      .filter(({ label, isDefault }) => {
        return !isDefault && words.toLowerCase().includes(label.toLowerCase());
      })
      .map((choice): [string, string] => [key, choice.id]),
  );
  return Object.fromEntries(named);
}

function number(text = ''): number {
  return Number(text.replaceAll(',', ''));
}
