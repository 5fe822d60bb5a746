import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard, pictureSize, setPicture, socialCards } from '../../src/build/pictures.ts';
import { productPricesPath } from '../../src/contract/paths.ts';
import { cardPath, cardSize, sitePages } from '../../src/documents/site-pages.ts';
import { designerPath } from '../../src/order/path.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { readySets } from '../../src/pricing/ready-sets.ts';
import { exactPrice } from '../pricing/exact-price.ts';
import { shops } from '../shops/index.ts';
import { catalog } from '../support/catalog.ts';

test.each(shops)(
  'every page of a shop with %s has a card, with a price that its picture costs',
  (_, book) => {
    const catalog = openCatalog(book, '');
    const cards = socialCards(catalog);
    const cardOf = (path: string) => cards.get(cardPath(catalog, path));
    for (const { path } of sitePages(catalog)) expect(cardOf(path), path).toBeDefined();
    for (const product of catalog.productIds) {
      const { heading, price, priceOf, build } = cardOf(productPricesPath(product)) ?? {};
      if (!build) throw new Error(`no card of ${product}`);
      const { name, noun } = book.products[product];
      expect([heading, build.product]).toEqual([name, product]);
      const { perSetCents } = exactPrice(book, build);
      expect(price).toBe(`$${(perSetCents / 100).toFixed(2)} a set`);
      expect(priceOf).toMatch(
        new RegExp(`^for ${build.sets} sets? of ${build.tabs} ${noun} tabs?, setup included$`),
      );
    }
    // An order's price is in the title of its link.
    const { price } = cardOf(designerPath(catalog.defaultProduct)) ?? {};
    expect([price, cards.size]).toEqual(['', 1 + catalog.productIds.length]);
  },
);

test('cards and pictures of sets are drawn in the size that pages give them, in ink on paper', async () => {
  const [card] = socialCards(catalog).values();
  const [set] = readySets(catalog);
  if (!card || !set) throw new Error('the shop has neither cards nor sets');
  const drawn = [
    [await drawCard(catalog, card), 'png', cardSize],
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
