import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../book/check/fault.ts';
import { bookLeftovers } from '../book/check/leftovers.ts';
import { checkBook } from '../book/check.ts';
import { checkTransit } from '../book/check-transit.ts';
import { book } from '../book/index.ts';
import type { Book } from '../book/schema.ts';
import { transit } from '../book/transit.generated.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { checkExamples } from '../order/check-examples.ts';
import { openCatalog, type SiteCatalog } from '../pricing/catalog.ts';
import { tabsThatShipFree } from '../pricing/facts.ts';

/** Every fault in the book, one per line; empty if the book is valid. */
export function bookFaults(): string[] {
  const faults = [...checkBook(book), ...checkTransit(book, transit)];
  if (faults.length === 0) {
    const catalog = openCatalog(book, '');
    faults.push(...checkFacts(catalog), ...checkExamples(catalog), ...checkSets(book));
  }
  return faults.map(faultLine);
}

/**
 * What is probably wrong in a book without faults, one per line; it stops no build.
 *
 * @param released the `dist` of the last release, if there is one.
 */
export function bookWarnings(released: string | undefined): string[] {
  return bookLeftovers(book, transit, releasedBook(released)).map(faultLine);
}

/** Below `dist`: the book that a build was made from. */
export const bookFile = 'server/book.json';

/** The book of a release; `undefined` if there is no release there. */
export function releasedBook(dist: string | undefined): Book | undefined {
  const file = dist && join(dist, bookFile);
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function faultLine({ place, value, message }: Fault): string {
  return typeof value === 'object'
    ? `src/book: ${place}: ${message}`
    : `src/book: ${place} is ${JSON.stringify(value) ?? 'missing'}: ${message}`;
}

/**
 * Finds facts that contradict the prices.
 *
 * @param catalog of a book in which `checkBook` found no faults.
 */
export function checkFacts(catalog: SiteCatalog): Fault[] {
  const { facts, limits } = catalog.book;
  const { max } = limits.tabsPerSet;
  if (tabsThatShipFree(catalog) <= max) return [];
  return Object.entries(facts)
    .filter(([, text]) => text.includes('{freeShippingTabs}'))
    .map(([key, text]) => ({
      place: `facts.${key}`,
      value: text,
      message: `the smallest order of ${max} tabs a set does not ship free with every product at a free shipping over ${limits.freeShippingOver} USD: leave {freeShippingTabs} out`,
    }));
}

/** Finds titles of ready-made sets that don't fit their tabs at the recommended cut. */
export function checkSets({ products, sets: { uses, fields } }: Book): Fault[] {
  const [first] = Object.values(products);
  return Object.entries(fields).flatMap(([field, { sets }]) =>
    Object.entries(sets).flatMap(([slug, { use, titles }]) => {
      const product = products[uses[use]?.product as keyof typeof products] ?? first;
      const misfits = product ? layoutOf(titles, product).titlesThatDoNotFit : [];
      return misfits.map(({ tab, title, reason }) => ({
        place: `sets.fields.${field}.sets.${slug}.titles.${tab - 1}`,
        value: title,
        message: reason,
      }));
    }),
  );
}
