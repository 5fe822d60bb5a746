import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard, pictureCards } from '../../src/build/cards.ts';
import { pictureSize, setPicture } from '../../src/build/set-picture.ts';
import { productPricesPath } from '../../src/contract/paths.ts';
import { cardPath, cardSize, sitePages } from '../../src/documents/site-pages.ts';
import { designerPath } from '../../src/order/path.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { readySets } from '../../src/pricing/ready-sets.ts';
import { exactPrice } from '../pricing/exact-price.ts';
import { shops } from '../shops/index.ts';
import { catalog } from '../support/catalog.ts';

test.each(shops)(
  'every page of a shop with %s has a card, with a price that an order costs',
  (_, book) => {
    const catalog = openCatalog(book, '');
    const cards = pictureCards(catalog);
    const cardOf = (path: string) => cards.get(cardPath(catalog, path));
    const priced = (build: Parameters<typeof exactPrice>[1]) =>
      `$${(exactPrice(book, build).perSetCents / 100).toFixed(2)} a set`;
    for (const { path } of sitePages(catalog)) expect(cardOf(path), path).toBeDefined();
    for (const product of catalog.productIds) {
      const { heading, price, priceOf } = cardOf(productPricesPath(product)) ?? {};
      const [, sets, tabs, noun] =
        /^for (\d+) sets? of (\d+) (.*) tabs?, setup included$/.exec(priceOf ?? '') ?? [];
      const { name, noun: own } = book.products[product];
      expect([heading, noun]).toEqual([name, own]);
      const build = {
        product,
        sets: Number(sets),
        tabs: Number(tabs),
        options: {},
        colorChanges: 0,
      };
      expect(price).toBe(priced(build));
    }
    // An order's price is in the title of its link.
    const { price } = cardOf(designerPath(catalog.defaultProduct)) ?? {};
    expect([price, cards.size]).toEqual(['', 1 + catalog.productIds.length]);
  },
);

test('cards and pictures of sets are drawn in the size that pages give them, in ink on paper', async () => {
  const [card] = pictureCards(catalog).values();
  const [set] = readySets(catalog);
  if (!card || !set) throw new Error('the shop has neither cards nor sets');
  const drawn = [
    [await drawCard(card, 'A shop'), 'png', cardSize],
    [await setPicture(catalog, set), 'webp', pictureSize],
  ] as const;
  for (const [bytes, format, size] of drawn) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format, ...size });
    const { channels } = await sharp(bytes).flatten({ background: '#fff' }).stats();
    for (const { min, max } of channels.slice(0, 3)) {
      expect(min).toBeLessThan(80);
      expect(max).toBeGreaterThan(240);
    }
  }
});
