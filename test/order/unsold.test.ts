import { expect, test } from 'vitest';
import { priceHandler } from '../../src/http/api.ts';
import { readOrder } from '../../src/order/read.ts';
import { readLink } from '../../src/order/read-link.ts';
import { isOffered } from '../../src/pricing/build.ts';
import { openCatalog, type PricedProduct } from '../../src/pricing/catalog.ts';
import { shops } from '../shops/index.ts';
import { shopLike } from '../shops/like.ts';
import { threeProducts } from '../shops/three-products.ts';
import { twoProducts } from '../shops/two-products.ts';
import { ask } from '../support/api.ts';
import { failures } from '../support/failures.ts';

const everyChoice = new Set(
  shops.flatMap(([, { products }]) =>
    Object.values(products).flatMap(({ options }) =>
      options.flatMap(({ key, choices }) => choices.map(({ id }) => `${key}=${id}`)),
    ),
  ),
);

const sells = (key: string, id: string) => (product: PricedProduct) =>
  product.options.some((option) => option.key === key && option.choices.has(id));

test.each(shops)(
  'in %s, a choice that only others sell gets what is sold instead',
  async (_, book) => {
    const shop = openCatalog(book, 'https://shop.test');
    const price = priceHandler(shop);
    const products = Object.values(shop.products);
    const asked = products.flatMap((product) =>
      [...everyChoice].map((choice) => ({ product, choice })),
    );
    const nameOf = ({ product, choice }: (typeof asked)[number]) => `${product.id}&${choice}`;
    const wrong = await failures(asked, nameOf, async ({ product, choice }) => {
      const [key = '', id = ''] = choice.split('=');
      const { status, json } = await ask(
        price,
        `product=${product.id}&tabs=${product.tabsPerSet.default}&sets=${product.quantities[0]}&${choice}`,
      );
      const option = product.options.find((option) => option.key === key);
      const sold = option?.choices.get(id);
      if (sold && isOffered(sold, product.defaults)) return expect(status).toBe(200);
      expect(status).toBe(400);
      const instead = sold
        ? sold.only.flatMap(([, ids]) => ids)
        : option
          ? [...option.choices.keys()]
          : products.filter(sells(key, id)).map((product) => product.id);
      for (const name of instead) expect(json.error).toContain(name);
    });
    expect(wrong).toEqual([]);
  },
);

const { paper, poly } = twoProducts.products;
const die = { ...poly.die, sheet: { widthInches: 8.5, heightInches: 14 } };
const shop = openCatalog(
  shopLike({ products: { paper, poly: { ...poly, die } } }),
  'https://s.test',
);

test.each([
  ['paper', 'letter', true],
  ['paper', '8.5 by 11', true],
  ['paper', '8-1/2 x 11 inches', true],
  ['paper', 'Letter (8.5in x 11in)', true],
  ['poly', '8.5 x 14', true],
  ['poly', 'letter', false],
  ['poly', '8.5x11', false],
  ['paper', '8.5x14', false],
])('%s in size %s is priced by a tool: %s', async (product, size, isPriced) => {
  const given = { product, tabsPerSet: 5, sets: 50, size };
  const asked = Object.entries(given).map(([name, value]) => ({ name, value }));
  expect(readOrder(shop, 'quote', asked).ok).toBe(isPriced);
  const { json } = await ask(
    priceHandler(shop),
    `product=${product}&tabs=5&sets=50&size=${encodeURIComponent(size)}`,
  );
  const other = product === 'paper' ? 'poly' : 'paper';
  expect(json.error).toContain(
    isPriced ? `is the standard sheet of ${product}` : `Remove \`size\`, or use product=${other}.`,
  );
});

test('a link for another sheet says which sheet its product has', () => {
  const { problems } = readLink(shop, 'poly', 'tabs=5&sets=50&size=letter', '');
  expect(problems).toEqual(['"letter" isn\'t the sheet of poly, which is 8.5 x 14 inches.']);
});

test('a link that probably asks for a rush shows none, and says so', () => {
  const hurried = openCatalog(threeProducts, 'https://s.test');
  const { problems, order } = readLink(hurried, hurried.defaultProduct, 'urgent=1', '');
  expect(problems).toEqual(['We don\'t know "urgent" and ignored it.']);
  expect(order.build.options).toEqual(hurried.products[hurried.defaultProduct].defaults);
});

test.each([
  [
    'letter',
    'urgent',
    'true',
    'Production is faster with `speed=rush`. Use that, or remove `urgent`.',
  ],
  ['letter', 'expedite', '3 days', 'Production is faster with `speed=rush`.'],
  ['letter', 'urgent', 'false', 'Send product=letter&tabs=5&sets=50'],
  ['legal', 'urgent', 'true', "You can't choose production time here. Remove `urgent`."],
])(
  'for %s, %s=%s leads to the option of the shop with a rush',
  async (product, name, value, says) => {
    const price = priceHandler(openCatalog(threeProducts, 'https://s.test'));
    const { json } = await ask(price, `product=${product}&tabs=5&sets=50&${name}=${value}`);
    expect(json.error).toContain(says);
  },
);
