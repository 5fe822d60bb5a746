import type { Book } from '../../src/book/schema.ts';
import { twoProducts } from '../shops/two-products.ts';

/**
 * The book of the shop with two products with other settings: each by its path, such as
 * `products.paper.rates.250`; `null` removes one.
 */
export function bookWith(changes: Readonly<Record<string, unknown>>): Book {
  const book = structuredClone(twoProducts);
  for (const [setting, value] of Object.entries(changes)) {
    const path = setting.split('.');
    const last = path.pop() ?? '';
    // biome-ignore lint/suspicious/noExplicitAny: a path leads anywhere
    const parent = path.reduce((part: any, key) => part[key], book);
    if (value !== null) parent[last] = value;
    else if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete parent[last];
  }
  return book;
}
