import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, placed, faultText as textOf } from '../book/check/fault.ts';
import { shopLeftovers } from '../book/check/leftovers.ts';
import { checkShop } from '../book/check.ts';
import { openBook } from '../book/open.ts';
import type { Book, ExampleData, ProductId } from '../book/schema.ts';
import { transit } from '../book/transit.ts';
import { titleSeparator } from '../order/path.ts';
import { readOrder } from '../order/read.ts';
import { openCatalog, type SiteCatalog } from '../pricing/catalog.ts';
import { tabsThatShipFree } from '../pricing/facts.ts';
import { examplesOf } from '../pricing/usual.ts';
import * as shop from '../shop/index.ts';

/**
 * What is wrong in the shop, all at once: faults, which stop a build, and what is probably wrong,
 * which doesn't.
 */
export function shopFaults(): { faults: Fault[]; warnings: Fault[] } {
  const faults = checkShop(shop, transit.origin.zip);
  // What can be wrong in a shop that has prices.
  const isOpen = faults.every(({ place }) =>
    /^(facts|terms|support|privacy|seller\.originZip)\b/.test(place),
  );
  if (!isOpen) return { faults, warnings: [] };
  const book = openBook(shop);
  const catalog = openCatalog(book, '');
  faults.push(...checkFacts(catalog), ...checkQuotePath(book), ...checkExamples(catalog));
  return { faults, warnings: shopLeftovers(book, transit) };
}

/** A fault of this shop in words. */
export function faultText(fault: Fault): string {
  return textOf(fault, shop);
}

/** Below `dist`: the book that a build was made from. */
export const bookFile = 'server/book.json';

/** The book of a release; `undefined` if there is no release there. */
export function releasedBook(dist: string | undefined): Book | undefined {
  const file = dist && join(dist, bookFile);
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Finds facts that contradict the prices.
 *
 * @param catalog of a book in which `checkBook` found no faults.
 */
export function checkFacts(catalog: SiteCatalog): Fault[] {
  const { facts, limits } = catalog.book;
  const { max } = limits.tabsPerSet;
  const naming = (placeholder: string, message: string) =>
    placed('facts', facts)
      .filter(([text]) => text.includes(placeholder))
      .map(([, place]) => ({ place, message }));
  if (limits.freeShippingOver === null) {
    const message = 'no order ships free (limits.freeShippingOver is null): say so here';
    return naming('{freeShipping', message);
  }
  if (tabsThatShipFree(catalog) <= max) return [];
  const message = `the smallest order of ${max} tabs a set does not ship free with every product at a free shipping over ${limits.freeShippingOver} USD: leave {freeShippingTabs} out`;
  return naming('{freeShippingTabs}', message);
}

/** Finds a quote form at the address of another page. */
export function checkQuotePath({ seller }: Pick<Book, 'seller'>): Fault[] {
  const pages = readdirSync(new URL('../pages', import.meta.url));
  const isTaken = pages.some((file) => file.split('.')[0] === seller.quotePath.split('/')[1]);
  const message = 'another page has this address: choose another';
  return isTaken ? [{ place: 'seller.quotePath', message }] : [];
}

/**
 * Finds examples that can't be ordered.
 *
 * @param catalog of a book in which `checkBook` found no faults.
 */
function checkExamples(catalog: SiteCatalog): Fault[] {
  const { faq, worked, ...others } = examplesOf(catalog);
  const examples: (readonly [ExampleData, string, ...unknown[]])[] = [
    ...placed('examples', others),
    ...placed('examples.faq', faq),
    ...placed('examples.worked', worked),
  ];
  return examples.flatMap(([{ options = {}, titles, label: _, ...order }, place]) => {
    const { tabsPerSet, quantities = [] } = catalog.products[order.product as ProductId] ?? {};
    const count = titles ? { labels: titles.join(titleSeparator) } : { tabs: tabsPerSet?.default };
    const given = Object.entries({ sets: quantities[0], ...count, ...options, ...order })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({ name, value: String(value) }));
    const reading = readOrder(catalog, 'price', given);
    return (reading.ok ? [] : reading.problems).map(({ parameter = '', message }) => {
      const at = parameter in options ? `options.${parameter}` : parameter;
      return { place: `${place}.${at}`, message };
    });
  });
}
