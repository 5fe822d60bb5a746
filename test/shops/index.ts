import type { Book } from '../../src/book/schema.ts';
import { oneProduct } from './one-product.ts';
import { pacific } from './pacific.ts';
import { threeProducts } from './three-products.ts';
import { totalTabs } from './total-tabs.ts';
import { twoProducts } from './two-products.ts';

/** Fixed books: tests of behavior use these, whatever is in the book that ships. */
export const shops: readonly (readonly [name: string, book: Book])[] = [
  ['two products', twoProducts],
  ['three products', threeProducts],
  ['one product', oneProduct],
  ['prices by all tabs', totalTabs],
  ['an address on the Pacific', pacific],
];
