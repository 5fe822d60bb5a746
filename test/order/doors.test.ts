import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openAddress } from '../../src/design/open-address.ts';
import { stateOf } from '../../src/designer/state.ts';
import { pageOf } from '../../src/designer/view/page.ts';
import { priceHandler } from '../../src/http/api.ts';
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
import { buildsOf, catalog } from '../support/catalog.ts';
import { runs } from '../support/runs.ts';
import { ordersOf } from './any-order.ts';

function readBack(url: string, shop: Catalog = catalog): Order {
  const { pathname, search, hash } = new URL(url);
  const product = shop.productIds.find((id) => pathname.endsWith(`/${id}`)) ?? shop.defaultProduct;
  const reading = readLink(shop, product, search.slice(1), hash.slice(1));
  expect(reading.problems).toEqual([]);
  return reading.order;
}

test.each(shops)(
  'any order of %s survives its link, the designer and its proof preview',
  async (_, book) => {
    const shop = openCatalog(book, 'https://shop.test');
    await fc.assert(
      fc.asyncProperty(ordersOf(shop), async ({ build, ...beyond }) => {
        const url = new URL(orderUrl(shop, build, beyond));
        expect(readBack(url.href, shop)).toEqual({ build, ...beyond });
        expect(buildOf(shop, priceQuery(shop, build))).toEqual(build);
        const { design } = openAddress(shop, build.product, url);
        const pdf = attaching(JSON.parse(savedDesign(pageOf(shop, stateOf(design)))));
        const file = { name: 'a.pdf', size: pdf.length, arrayBuffer: async () => pdf.buffer };
        const opened = await openProof(shop, shop.defaultProduct, file);
        if ('error' in opened) throw new Error(opened.error);
        expect(opened.problems).toEqual([]);
        expect(pageOf(shop, stateOf(opened.design)).order).toEqual({ build, ...beyond });
      }),
      runs(40),
    );
  },
);

test("any order survives a tool's arguments and its link, with look and delivery", async () => {
  const { agentTabsPerSetMax } = catalog.book.limits;
  await fc.assert(
    fc.asyncProperty(ordersOf(catalog), async ({ build, look, delivery }) => {
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

test.each([45, 150])('a link with %i unknown names says so once and keeps its own', (count) => {
  const unknown = Array.from({ length: count }, (_, index) => `x${index}=1`).join('&');
  const fragment = `po=PO-7&zip=60601&${unknown}`;
  const { order, problems } = readLink(catalog, 'paper', `tabs=7&punch=3hole&${unknown}`, fragment);
  expect(problems[0]).toEqual('The link names too many things; we used those we know.');
  expect(problems.filter((problem) => !problem.includes('damaged'))).toHaveLength(1);
  expect(order).toMatchObject({
    build: { tabs: 7, options: { punch: '3hole' } },
    job: { po: 'PO-7' },
    delivery: { zip: '60601' },
  });
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

test('titles may look like a list or a map', () => {
  for (const titles of [['{', ''], ['[A', 'B]'], ['["A"', ''], ['["A"]']]) {
    const build = { ...defaultBuild(catalog, 'paper', titles.length), titles };
    expect(buildOf(catalog, priceQuery(catalog, build))).toEqual(build);
    expect(readBack(orderUrl(catalog, build)).build).toEqual(build);
  }
});

test.each(shops)(
  'in %s, a query looked up whole is answered like one read by word',
  async (_, book) => {
    const shop = openCatalog(book, 'https://shop.test');
    const price = priceHandler(shop);
    const seen = new Set<number>();
    const property = fc.asyncProperty(queriesOf(shop), async (query) => {
      const { status, json } = await ask(price, query);
      seen.add(status);
      expect(await ask(price, `${query}&utm_source=mail`)).toMatchObject({ status, json });
    });
    await fc.assert(property, runs(150));
    expect([...seen].sort()).toEqual([200, 400]);
  },
);

/** Queries that name a product first, then its build and other parameters in any order. */
function queriesOf(shop: Catalog): fc.Arbitrary<string> {
  const choices = Object.values(shop.products).flatMap(({ options }) =>
    options.flatMap(({ key, choices }) => [...choices.keys()].map((choice) => `${key}=${choice}`)),
  );
  const odd = ['tabs=2', 'sets=7', 'sets=025', 'labels=A', 'colorChanges=1', 'x=1', ''];
  const untitled = buildsOf(shop).map((build) => priceQuery(shop, { ...build, titles: null }));
  const single = untitled.map((query) => query.replace(/tabs=\d+/, 'tabs=1'));
  return fc
    .tuple(fc.oneof(untitled, single), fc.subarray([...choices, ...odd], { maxLength: 3 }))
    .chain(([query, more]) => {
      const [product, ...parts] = query.split('&');
      return fc
        .shuffledSubarray([...parts, ...more], { minLength: parts.length })
        .map((all) => [product, ...all].join('&'));
    });
}
