import type { ExampleOverrides, PriceBookData } from '../../book/schema.ts';
import { paper } from './paper.ts';
import { poly } from './poly.ts';

/** The products, in display order; the key is the id, and the first is the default. */
export const products = { paper, poly };

/**
 * The date of the prices, which are in each product's file. `excludes`: what no price includes; ground
 * shipping is added where an order doesn't ship free. `credit`: shown once, in small print, with the
 * prices; delete it once the prices are your own.
 */
export const prices: PriceBookData = {
  date: '2026-10-02',
  currency: 'USD',
  excludes: ['sales tax, if it applies'],
  credit: 'Default rates adapted from Tabzoola (tabzoola.com), CC BY 4.0, 2026-10-02',
};

/**
 * Products that you no longer sell, and the ones that replace them: `{ legal: 'paper' }`. Old links,
 * QR codes and e-mails then lead there, with a notice.
 */
export const retired: Readonly<Record<string, string>> = {};

/** The most common order, which pages and documents show first: the other examples follow. */
export const examples: ExampleOverrides = {
  usual: { product: 'paper', tabs: 8, sets: 250, options: { punch: '3hole', collation: 'collated' } },
};
