import { expect, test } from 'vitest';
import {
  colorOf,
  isReadable,
  lightInks,
  lookOf,
  patternOf,
  unreadablePrint,
} from '../../src/layout/look.ts';
import { twoProducts } from '../shops/two-products.ts';

const { products } = twoProducts;
const { paper, poly } = products;

test('print is readable above a contrast of 3', () => {
  const unreadable = (product: typeof paper, ink = 'black') => {
    const look = lookOf(product, { ink });
    const list = product.colors?.list ?? [];
    return list.filter(({ id }) => !isReadable(look, id)).map(({ name }) => name);
  };
  expect(unreadable(paper)).toEqual(['Dark Blue', 'Black']);
  expect(unreadable(poly)).toEqual(['Black', 'Blue']);
  // The contrasts of white ink on orange, azure and gray are 2.73, 2.97 and 3.17.
  const light = ['White', 'Natural', 'Ivory', 'Bright Orange', 'Bright Yellow', 'Azure'];
  expect(unreadable(poly, 'white')).toEqual(light);
});

test('the ink that is named is readable on every color of the set', () => {
  const look = lookOf(poly, { ink: 'black' });
  const [white, black, yellow] = ['99', '90', '67'];
  expect(unreadablePrint(poly, look, [white, yellow])).toBeUndefined();
  expect(unreadablePrint(poly, look, [black])?.ink?.choice).toBe('white');
  const mixed = unreadablePrint(poly, look, [white, black]);
  expect(mixed).toMatchObject({ colors: [{ id: black }], ink: undefined });
});

test('light print is that of other products, in a light ink', () => {
  const light = 'For light print, choose Poly Index Tabs with white ink.';
  expect(['paper', 'poly'].map((product) => lightInks(products, product))).toEqual([light, '']);
});

test('film shows a little of the white sheet, and plastic none of it', () => {
  expect(colorOf(lookOf(paper, {}), 'black').tab).toBe('#373739');
  expect(colorOf(lookOf(poly, {}), '90').tab).toBe('#1c1c1e');
});

test('a pattern of colors is the shortest start that the rest repeats', () => {
  const patterns = ['rrr', 'rbrbr', 'rrb', ''].map((colors) => patternOf([...colors]).join(''));
  expect(patterns).toEqual(['r', 'rb', 'rrb', '']);
});
