import { transitTable } from '../../scripts/transit/table.ts';
import type { Book, TransitData } from '../../src/book/schema.ts';
import { binderMaker } from './binder-maker.ts';
import { brackets } from './brackets.ts';
import { copyShop } from './copy-shop.ts';
import { oneProduct } from './one-product.ts';
import { pacific } from './pacific.ts';
import { threeProducts } from './three-products.ts';
import { totalTabs } from './total-tabs.ts';
import { transit } from './transit.ts';
import { twoProducts } from './two-products.ts';

/** Fixed books: tests of behavior use these, whatever is in the book that ships. */
export const shops: readonly (readonly [name: string, book: Book])[] = [
  ['two products', twoProducts],
  ['three products', threeProducts],
  ['one product', oneProduct],
  ['prices by all tabs', totalTabs],
  ['an address and calendars of its own', pacific],
  ['tables pasted from a spreadsheet', copyShop],
  ['brackets and discounts', brackets],
  ['eight products of three sizes', binderMaker],
];

/** The transit days from a shop's origin. */
export function transitOf({ seller: { originZip } }: Book): TransitData {
  return originZip === transit.origin.zip
    ? transit
    : transitTable({ version: transit.version, originZip });
}
