import { expect, test } from 'vitest';
import { pictureOf } from '../../src/browser/set-look.ts';
import { layoutOf } from '../../src/layout/layout-of.ts';
import { defaultBuild } from '../../src/pricing/build.ts';
import { catalog } from '../support/catalog.ts';

test('a set is drawn at the cut that its titles need', () => {
  const product = catalog.products.paper;
  const short = Array<string>(10).fill('Pay');
  const titles = short.with(9, 'Telecommunications');
  const drawn = (titles: readonly string[]) =>
    pictureOf(product, { ...defaultBuild(catalog, 'paper', titles.length), titles }, 1, []).cut;
  expect(drawn(titles)).toBe(layoutOf(titles, product.data).cut);
  expect(drawn(titles)).not.toBe(drawn(short));
});
