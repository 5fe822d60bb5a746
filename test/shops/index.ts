import type { Book } from '../../src/book/schema.ts';
import { oneProduct } from './one-product.ts';
import { threeProducts } from './three-products.ts';
import { twoProducts } from './two-products.ts';

/** Fixed books: behavior is tested against these, whatever the book that ships says. */
export const shops: readonly (readonly [name: string, book: Book])[] = [
  ['two products', twoProducts],
  ['three products', threeProducts],
  ['one product', oneProduct],
];
