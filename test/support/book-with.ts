import type { Fault } from '../../src/book/check/fault.ts';
import { checkShop } from '../../src/book/check.ts';
import type { Book, Shop } from '../../src/book/schema.ts';
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

/** A book as a seller writes it, whatever is wrong with its parts. */
export function shopOf({ pages, sets: _, limits, quoteOnly, ...parts }: Book): Shop {
  const { agentTabsPerSetMax, titleLengthMax, queryLengthMax, ...own } = Object(limits);
  const ids = Array.isArray(quoteOnly)
    ? quoteOnly.map((entry) => (entry?.label ? 'reverse' : entry))
    : quoteOnly;
  const written = typeof limits === 'object' && limits && !Array.isArray(limits) ? own : limits;
  return { ...parts, ...pages, limits: written, quoteOnly: ids, hideSets: [] } as unknown as Shop;
}

export function checkBook(book: Book): Fault[] {
  return checkShop(shopOf(book));
}
