import { describe, expect, test } from 'vitest';
import { checkBook } from '../../src/book/check.ts';
import type { ProductId } from '../../src/book/schema.ts';
import { checkTransit } from '../../src/build/book-faults.ts';
import { documentPaths } from '../../src/contract/paths.ts';
import { tableSource } from '../../src/delivery/destination.ts';
import { prerendered } from '../../src/designer/prerender.tsx';
import { httpExamples, mcpExamples } from '../../src/documents/developers/calls.ts';
import type { ApiExample } from '../../src/documents/examples.ts';
import { answerText, frequentQuestions } from '../../src/documents/faq.ts';
import { llmsFull } from '../../src/documents/llms.ts';
import { mcpInstructions, toolDocuments } from '../../src/documents/mcp.ts';
import { sitePages } from '../../src/documents/site-pages.ts';
import { answerExamples } from '../../src/http/run-examples.ts';
import { prompts } from '../../src/mcp/prompts.ts';
import { tools } from '../../src/mcp/tools.ts';
import { openCatalog, type SiteCatalog } from '../../src/pricing/catalog.ts';
import { formatCents } from '../../src/text/money.ts';
import { shops, transitOf } from '../shops/index.ts';
import { buildOf } from '../support/build.ts';
import { gapsIn, queriesIn } from '../support/claims.ts';
import { documentTexts } from '../support/published.ts';
import { calculator, readPrices } from './llms-full-reader.ts';

const baseUrl = 'https://tabs.example';

describe.each(shops)('a shop with %s', (_, book) => {
  const catalog = openCatalog(book, baseUrl);
  const transit = transitOf(book);

  test('the book is valid', () => {
    expect([...checkBook(book), ...checkTransit(book, transit)]).toEqual([]);
  });

  test('every text is generated without gaps', async () => {
    for (const [name, text] of Object.entries(await allTexts(catalog))) {
      expect(gapsIn(text), name).toEqual([]);
    }
  });

  test('every build in a text can be ordered, except in examples of errors', async () => {
    const examples = await answerExamples(catalog, transit);
    const refused = examples.filter(({ status }) => status === 400).map(({ query }) => query);
    for (const [name, text] of Object.entries(await allTexts(catalog))) {
      for (const query of queriesIn(text)) {
        if (name === documentPaths.openApi && refused.includes(query)) continue;
        expect(() => buildOf(catalog, query), `${name}: ${query}`).not.toThrow();
      }
    }
  });

  test('prices in worked examples, tables, answers and offers are what an order costs', async () => {
    const text = llmsFull(catalog, transit);
    const costs = costsFrom(text);
    const { examples, cells } = readPrices(text);
    for (const { query, totalCents, perSetCents } of examples) {
      expect(costs(query), query).toMatchObject({ totalCents, perSetCents });
    }
    for (const { product, sets, tabs, totalCents, perSetCents } of cells) {
      const query = `product=${product}&tabs=${tabs}&sets=${sets}`;
      expect(costs(query), query).toMatchObject({ totalCents, perSetCents });
    }
    const answered = (await answerExamples(catalog, transit)).filter(isQuote);
    expect(answered.length).toBeGreaterThan(2);
    for (const { answer } of answered) {
      expect(linkCosts(costs, answer.orderUrl), answer.orderUrl).toEqual(answer.price);
    }
    for (const id of catalog.productIds) {
      for (const { url, price } of offersOf(await allTexts(catalog), id)) {
        expect(linkCosts(costs, url).perSet, url).toBe(price);
      }
    }
  });

  test('prices in the FAQ are what an order costs', () => {
    const costs = costsFrom(llmsFull(catalog, transit));
    const stated = statedIn(catalog);
    expect(stated.length).toBe(2 + book.examples.faq.length);
    for (const { build, perSet, total } of stated) {
      const { product, options, tabs, sets } = build;
      const query = new URLSearchParams({
        product,
        tabs: String(tabs),
        sets: String(sets),
        ...options,
      });
      const cost = costs(String(query));
      expect([formatCents(Number(cost.perSetCents)), formatCents(Number(cost.totalCents))]).toEqual(
        [perSet, total ?? formatCents(Number(cost.totalCents))],
      );
    }
  });

  test('the example of every parameter is accepted', async () => {
    const { paths } = JSON.parse(
      (await documentTexts(catalog, transit))[documentPaths.openApi] ?? '',
    );
    for (const { name, schema, example } of paths['/api/price'].get.parameters) {
      if (schema.enum)
        expect([name, schema.enum]).toEqual([name, expect.arrayContaining([example])]);
      if (name === 'colorChanges') expect(example).toBeLessThanOrEqual(schema.maximum);
    }
  });

  test('calls shown to developers return a price', async () => {
    const call = mcpExamples(catalog).find(({ id }) => id === 'mcp-call')?.code ?? '';
    const { params } = JSON.parse(/'(\{[^']*\})'/.exec(call)?.[1] ?? '');
    const desk = {
      table: transit,
      source: tableSource(transit),
      clock: () => Date.UTC(2026, 10, 2, 16),
    };
    const run = tools(catalog, desk).get(params.name);
    const result = await run?.(params.arguments);
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

/** Calculates from llms-full.txt alone, which shares no code with the service. */
function costsFrom(text: string) {
  const { products } = readPrices(text);
  return (query: string) => {
    const { product, tabs, sets, colorChanges, labels, ...options } = Object.fromEntries(
      new URLSearchParams(query),
    );
    const read = products.get(product ?? '');
    if (!read) throw new Error(`the text lacks ${product}`);
    const count = tabs ?? labels?.split('|').length;
    return calculator(read, options, Number(colorChanges ?? 0))(Number(sets), Number(count));
  };
}

function linkCosts(costs: ReturnType<typeof costsFrom>, orderUrl: string) {
  const { pathname, search } = new URL(orderUrl);
  const query = `product=${pathname.split('/').at(-1)}&${search.slice(1)}`;
  const { totalCents, perSetCents } = costs(query);
  return {
    currency: 'USD',
    perSet: Number(perSetCents) / 100,
    total: Number(totalCents) / 100,
    setupIncluded: true,
  };
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
