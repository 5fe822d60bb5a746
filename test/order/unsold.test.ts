import { expect, test } from 'vitest';
import { priceHandler } from '../../src/http/api.ts';
import { isOffered } from '../../src/pricing/build.ts';
import { openCatalog, type PricedProduct } from '../../src/pricing/catalog.ts';
import { shops } from '../shops/index.ts';
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
        `product=${product.id}&tabs=5&sets=${product.quantities[0]}&${choice}`,
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
