import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openAddress } from '../../src/design/open-address.ts';
import { stateOf } from '../../src/designer/state.ts';
import { pageOf } from '../../src/designer/view/page.ts';
import { priceHandler } from '../../src/http/api.ts';
import { cleaningNotes } from '../../src/order/clean.ts';
import { toolNames } from '../../src/order/doors.ts';
import { orderUrl } from '../../src/order/link.ts';
import type { Order } from '../../src/order/order.ts';
import { orderQuery, priceQuery } from '../../src/order/path.ts';
import { readLink } from '../../src/order/read-link.ts';
import { openProof, savedDesign } from '../../src/pdf/saved-design.ts';
import { defaultBuild } from '../../src/pricing/build.ts';
import { type Catalog, openCatalog } from '../../src/pricing/catalog.ts';
import { callTool } from '../mcp/messages.ts';
import { attaching } from '../pdf/pdf.ts';
import { shops } from '../shops/index.ts';
import { ask } from '../support/api.ts';
import { buildOf } from '../support/build.ts';
import { catalog } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';
import { ordersOf } from './any-order.ts';
import { queryOf, sloppyRequests } from './sloppy-requests.ts';

const price = priceHandler(catalog);
const anyOrder = ordersOf(catalog);

function readBack(url: string, shop: Catalog = catalog): Order {
  const { pathname, search, hash } = new URL(url);
  const product = shop.productIds.find((id) => pathname.endsWith(`/${id}`)) ?? shop.defaultProduct;
  const reading = readLink(shop, product, search.slice(1), hash.slice(1));
  expect(reading.problems).toEqual([]);
  return reading.order;
}

describe('any order', () => {
  test.each(shops)('of %s survives its link', (_, book) => {
    const shop = openCatalog(book, 'https://shop.test');
    fc.assert(
      fc.property(ordersOf(shop), ({ build, ...beyond }) => {
        expect(readBack(orderUrl(shop, build, beyond), shop)).toEqual({ build, ...beyond });
        expect(buildOf(shop, priceQuery(shop, build))).toEqual(build);
      }),
      runs(60),
    );
  });

  test.each(shops)('of %s survives its proof preview and the designer', async (_, book) => {
    const shop = openCatalog(book, 'https://shop.test');
    await fc.assert(
      fc.asyncProperty(ordersOf(shop), async ({ build, ...beyond }) => {
        const url = new URL(orderUrl(shop, build, beyond));
        const [query, look] = [url.search.slice(1), url.hash.slice(1)];
        const { design } = openAddress(shop, build.product, query, look);
        const pdf = attaching(JSON.parse(savedDesign(pageOf(shop, stateOf(design)))));
        const file = { name: 'a.pdf', size: pdf.length, arrayBuffer: async () => pdf.buffer };
        const opened = await openProof(shop, shop.defaultProduct, file);
        if ('error' in opened) throw new Error(opened.error);
        expect(opened.problems).toEqual([]);
        expect(pageOf(shop, stateOf(opened.design)).order).toEqual({ build, ...beyond });
      }),
      runs(15),
    );
  });

  test("survives a tool's arguments and its link, with look and delivery", async () => {
    const { agentTabsPerSetMax } = catalog.book.limits;
    await fc.assert(
      fc.asyncProperty(anyOrder, async ({ build, look, delivery }) => {
        const { titles, tabs, ...others } = build;
        fc.pre(tabs <= agentTabsPerSetMax);
        const palette = catalog.products[build.product].data.colors?.list;
        const colors = look.colors.map((id) => palette?.find((color) => color.id === id)?.name);
        const { structured, isError, text } = await callTool(
          titles ? toolNames.draft : toolNames.quote,
          {
            ...others,
            ...(titles ? { titles } : { tabsPerSet: tabs }),
            ...(delivery.zip && delivery),
            ...(look.cut !== null && { cut: `1/${look.cut}` }),
            ...(colors.length > 0 && { colors }),
          },
        );
        expect(isError, text).toBe(false);
        const back = readBack(structured.orderUrl);
        expect(back.build).toEqual(build);
        expect(back.delivery).toEqual(delivery.zip ? delivery : { zip: '', neededBy: '' });
        expect(back.look).toMatchObject({ cut: look.cut, colors: look.colors });
      }),
      runs(60),
    );
  });
});

test('a link with many unknown names keeps all it knows', () => {
  const unknown = Array.from({ length: 45 }, (_, index) => `x${index}=1`).join('&');
  const { order, problems } = readLink(
    catalog,
    catalog.defaultProduct,
    `${unknown}&tabs=7&sets=100&punch=3hole`,
    `${unknown}&po=PO-7&zip=60601`,
  );
  expect(problems).toEqual(['The link names too many things; we used those we know.']);
  expect(order).toMatchObject({
    build: { tabs: 7, sets: 100, options: { punch: '3hole' } },
    job: { po: 'PO-7' },
    delivery: { zip: '60601' },
  });
});

test('a link with more parts than a query can have says so once', () => {
  const many = Array.from({ length: 150 }, (_, index) => `x${index}=1`).join('&');
  const { problems } = readLink(catalog, catalog.defaultProduct, `tabs=7&${many}`, '');
  expect(problems).toEqual(['The link names too many things; we used those we know.']);
});

test('a link with titles may have as many characters as a query', () => {
  const max = catalog.book.limits.queryLengthMax;
  const titled = (length: number) => {
    const titles = Array.from({ length: 297 }, (_, tab) => 'x'.repeat(tab === 0 ? length : 199));
    return { ...defaultBuild(catalog, 'paper', 297, 25), titles };
  };
  const overhead = orderQuery(catalog.products.paper, titled(0)).length;
  const query = (length: number) => priceQuery(catalog, titled(length - overhead));
  expect(buildOf(catalog, query(max)).tabs).toBe(297);
  expect(() => buildOf(catalog, query(max + 1))).toThrow(`may have at most ${max}`);
});

test('titles are noted as cut only beyond the most characters of one', () => {
  const max = catalog.book.limits.titleLengthMax;
  const notes = (length: number) => cleaningNotes(['😀'.repeat(length)], max);
  expect(notes(max)).toEqual([]);
  expect(notes(max + 1)).toEqual([`We cut 1 title to ${max} characters`]);
});

test('a title may begin like a list or a map', () => {
  for (const titles of [
    ['{', ''],
    ['[A', 'B]'],
    ['["A"', ''],
  ]) {
    const build = { ...defaultBuild(catalog, catalog.defaultProduct, 2), titles };
    expect(buildOf(catalog, priceQuery(catalog, build))).toEqual(build);
  }
});

test('a title that looks like a list is a title to the HTTP API if one tab is asked for', () => {
  const build = { ...defaultBuild(catalog, catalog.defaultProduct, 1), titles: ['["A"]'] };
  expect(buildOf(catalog, priceQuery(catalog, build))).toEqual(build);
  expect(readBack(orderUrl(catalog, build)).build).toEqual(build);
});

test('any mix of sloppy requests that a tool prices is refused by the HTTP API with advice that gives its price', async () => {
  const quotes = sloppyRequests.filter(({ tool }) => tool === toolNames.quote);
  const change = fc.constantFrom(...quotes.map(({ change }) => change));
  const mixes = fc
    .tuple(fc.constantFrom(...catalog.productIds), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([product, changes]) => Object.assign({}, quotes[0]?.base, { product }, ...changes));
  let priced = 0;
  await fc.assert(
    fc.asyncProperty(mixes, async (given) => {
      const { isError, text, structured } = await callTool(toolNames.quote, given);
      const { status, json } = await ask(price, queryOf(given));
      if (isError) {
        expect(text.length).toBeLessThanOrEqual(1000);
        return;
      }
      priced += 1;
      const corrected = / Send (product=\S+)$/.exec(json.error ?? '')?.[1] ?? '';
      const { json: followed } = status === 200 ? { json } : await ask(price, corrected);
      expect(followed.price?.total, json.error).toBe(structured.price.total);
    }),
    { ...runs(500), seed: 11 },
  );
  expect(priced).toBeGreaterThan(75);
});
