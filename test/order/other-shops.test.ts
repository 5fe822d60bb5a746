import { expect, test } from 'vitest';
import type { ProductId } from '../../src/book/schema.ts';
import { priceHandler } from '../../src/http/api.ts';
import hints from '../../src/order/hints.json' with { type: 'json' };
import { readLink } from '../../src/order/read-link.ts';
import { isOffered } from '../../src/pricing/build.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { copyShop } from '../shops/copy-shop.ts';
import { brackets, shops } from '../shops/index.ts';
import { shopLike } from '../shops/like.ts';
import { threeProducts } from '../shops/three-products.ts';
import { twoProducts } from '../shops/two-products.ts';
import { ask } from '../support/api.ts';
import { failures } from '../support/failures.ts';
import { rowsOf } from '../support/rows.ts';

const everyChoice = new Set(
  shops.flatMap(([, { products }]) =>
    Object.values(products).flatMap(({ options }) =>
      options.flatMap(({ key, choices }) => choices.map(({ id }) => `${key}=${id}`)),
    ),
  ),
);

test.each(shops)('in %s, a choice that only others sell is told what is sold', async (_, book) => {
  const shop = openCatalog(book, 'https://shop.test');
  const price = priceHandler(shop);
  const products = Object.values(shop.products);
  const asked = products.flatMap((product) =>
    [...everyChoice].map((choice) => ({ product, choice })),
  );
  const nameOf = ({ product, choice }: (typeof asked)[number]) => `${product.id}&${choice}`;
  const wrong = await failures(asked, nameOf, async ({ product, choice }) => {
    const [key = '', id = ''] = choice.split('=');
    const { default: tabs } = product.tabsPerSet;
    const build = `product=${product.id}&tabs=${tabs}&sets=${product.quantities[0]}`;
    const { status, json } = await ask(price, `${build}&${choice}`);
    const ofKey = products.map(({ options }) => options.find((option) => option.key === key));
    const option = ofKey[products.indexOf(product)];
    const sold = option?.choices.get(id);
    const isSold = sold && isOffered(sold, product.defaults);
    expect(status).toBe(isSold ? 200 : 400);
    const sellers = products.filter((_, at) => ofKey[at]?.choices.has(id)).map(({ id }) => id);
    const own = sold ? sold.only.flatMap(([, ids]) => ids) : [...(option?.choices.keys() ?? [])];
    for (const name of isSold ? [] : option ? own : sellers) expect(json.error).toContain(name);
  });
  expect(wrong).toEqual([]);
});

test.each(shops)(
  'in %s, every name that is no field is answered with what to do',
  async (_, book) => {
    const shop = openCatalog(book, 'https://shop.test');
    const { id, tabsPerSet, quantities } = shop.products[shop.defaultProduct];
    const build = `product=${id}&tabs=${tabsPerSet.default}&sets=${quantities[0]}`;
    const names = hints.flatMap(({ names }) => names).map(encodeURIComponent);
    const asked = names.flatMap((name) => [`${build}&${name}=8`, `${build}&${name}=8&zip=60601`]);
    const wrong = await failures(asked, String, async (query) => {
      const { status, json } = await ask(priceHandler(shop), query);
      expect(status).toBe(400);
      expect(json.error).toMatch(/([Rr]emove|[Uu]se|Send|by quote only, at) .*[^ ]$/);
      expect(json.error).not.toMatch(/[{}]|undefined/);
    });
    expect(wrong).toEqual([]);
  },
);

const table = rowsOf(new URL('other-shops.txt', import.meta.url));
const { paper, poly } = twoProducts.products;
const die = { ...poly.die, sheet: { widthInches: 8.5, heightInches: 14 } };
const books = {
  sheets: shopLike({ products: { paper, poly: { ...poly, die } } }),
  rush: threeProducts,
  copies: copyShop,
  brackets,
  usual: twoProducts,
};

test.each(Object.entries(books))('the %s shop answers as its table says', async (name, book) => {
  const shop = openCatalog(book, 'https://s.test');
  const rows = table.filter(([call]) => call?.startsWith(`${name} `));
  expect(rows).not.toEqual([]);
  const check = async ([call = '', says = '']: string[]) => {
    const [, product = '', query = ''] = call.split(/[ ?]/);
    if (product) {
      const { order, problems } = readLink(shop, product as ProductId, query, '');
      expect(problems).toEqual([says]);
      expect(order.build.options).toEqual(shop.products[product as ProductId].defaults);
      return;
    }
    const { body, json } = await ask(priceHandler(shop), query);
    if (says.startsWith('/')) expect(body).toMatch(RegExp(says.slice(1, -1)));
    else expect(json.error).toContain(says);
  };
  expect(await failures(rows, String, check)).toEqual([]);
});
