import { expect, test } from 'vitest';
import { pictureCut } from '../../src/drawing/set-picture.ts';
import { layoutOf } from '../../src/layout/layout-of.ts';
import { catalog } from '../support/catalog.ts';

test('a set is drawn at the cut that its titles need', () => {
  const { data: product } = catalog.products.paper;
  const short = Array<string>(10).fill('Pay');
  const titles = short.with(9, 'Telecommunications');
  const cutOf = (titles: readonly string[]) =>
    pictureCut(product, { tabs: titles.length, titles, options: {} });
  expect(cutOf(titles)).toBe(layoutOf(titles, product).cut);
  expect(cutOf(titles)).not.toBe(cutOf(short));
});
