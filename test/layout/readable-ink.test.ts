import { expect, test } from 'vitest';
import { lightInks, lookOf, unreadablePrint } from '../../src/layout/look.ts';
import { twoProducts } from '../shops/two-products.ts';

const { products } = twoProducts;
const { poly } = products;

test('the ink that is named is readable on every color of the set', () => {
  const look = lookOf(poly, { ink: 'black' });
  const [white, black, yellow] = ['99', '90', '67'];
  expect(unreadablePrint(poly, look, [white, yellow])).toBeUndefined();
  expect(unreadablePrint(poly, look, [black])?.ink?.choice).toBe('white');
  expect(unreadablePrint(poly, look, [white, black])).toMatchObject({
    colors: [{ id: black }],
    ink: undefined,
  });
});

test('light print is that of other products, in a light ink', () => {
  expect(lightInks(products, 'paper')).toBe(
    'For light print, choose Poly Index Tabs with white ink.',
  );
  expect(lightInks(products, 'poly')).toBe('');
});
