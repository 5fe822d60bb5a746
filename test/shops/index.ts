import { transitTable } from '../../scripts/transit/table.ts';
import type { Book, TransitData } from '../../src/book/schema.ts';
import { binderMaker } from './binder-maker.ts';
import bracketsData from './brackets.json' with { type: 'json' };
import { copyShop } from './copy-shop.ts';
import { shopLike } from './like.ts';
import oneProductData from './one-product.json' with { type: 'json' };
import { pacific } from './pacific.ts';
import { threeProducts } from './three-products.ts';
import totalTabsData from './total-tabs.json' with { type: 'json' };
import { transit } from './transit.ts';
import { twoProducts } from './two-products.ts';

/** The smallest possible shop: one product, one option with one choice, rates by all tabs. */
export const oneProduct = shopLike(oneProductData);

/** A shop with brackets of tabs or sets, and percentages off, so that larger orders may cost less. */
export const brackets = shopLike(bracketsData);

/** A shop with rates by all tabs, a charge per set, two for inks, and no free shipping. */
const totalTabs = shopLike(totalTabsData);

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

export function transitOf({ seller: { originZip } }: Book): TransitData {
  return originZip === transit.origin.zip
    ? transit
    : transitTable({ version: transit.version, originZip });
}
