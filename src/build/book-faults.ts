import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  eachFault,
  type Fault,
  faultIf,
  faultLine,
  placeholderFaults,
} from '../book/check/fault.ts';
import { bookLeftovers } from '../book/check/leftovers.ts';
import { checkBook, shapeFaults } from '../book/check.ts';
import { book } from '../book/index.ts';
import { privacy, type Section, support, terms } from '../book/pages.ts';
import { sectionsSchema, transitSchema } from '../book/schema/shop.ts';
import type { Book, ExampleData, ProductId, TransitData } from '../book/schema.ts';
import { transit } from '../book/transit.ts';
import { codeOfPrefix, daysCode } from '../book/zip-codes.ts';
import { pageValues } from '../documents/seller-pages.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { titleSeparator } from '../order/path.ts';
import { readOrder } from '../order/read.ts';
import { openCatalog, type SiteCatalog } from '../pricing/catalog.ts';
import { tabsThatShipFree } from '../pricing/facts.ts';

/** Every fault in the book, one per line; empty if the book is valid. */
export function bookFaults(): string[] {
  const faults = [...checkBook(book), ...checkTransit(book, transit)];
  if (faults.length === 0) {
    const catalog = openCatalog(book, '');
    faults.push(
      ...checkFacts(catalog),
      ...checkPages(catalog, pages),
      ...checkExamples(catalog),
      ...checkSets(book),
    );
  }
  return faults.map((fault) => faultLine(fault, { ...book, pages, transit }));
}

const pages = { terms, privacy, support };

/**
 * What is probably wrong in a book without faults, one per line; it stops no build.
 *
 * @param released the `dist` of the last release, if there is one.
 */
export function bookWarnings(released: string | undefined): string[] {
  return bookLeftovers(book, transit, releasedBook(released)).map((fault) =>
    faultLine(fault, book),
  );
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
  const faultsOf = (placeholder: string, message: string) =>
    eachFault('facts', facts, (text, place) => faultIf(text.includes(placeholder), place, message));
  if (limits.freeShippingOver === null) {
    const message = 'no order ships free (limits.freeShippingOver is null): say so here';
    return faultsOf('{freeShipping', message);
  }
  if (tabsThatShipFree(catalog) <= max) return [];
  const message = `the smallest order of ${max} tabs a set does not ship free with every product at a free shipping over ${limits.freeShippingOver} USD: leave {freeShippingTabs} out`;
  return faultsOf('{freeShippingTabs}', message);
}

/**
 * Finds faults of the pages in the seller's words, unknown placeholders in them, and a quote form at
 * the address of another page.
 *
 * @param catalog of a book in which `checkBook` found no faults.
 */
export function checkPages(
  catalog: SiteCatalog,
  pages: Readonly<Record<string, readonly Section[]>>,
): Fault[] {
  const faults = eachFault('pages', pages, (sections, place) =>
    shapeFaults(sectionsSchema, sections, place),
  );
  if (faults.length > 0) return faults;
  const known = Object.keys(pageValues(catalog));
  const find = (text: string, place: string) => placeholderFaults(place, text, known);
  const { quotePath } = catalog.book.seller;
  return [
    ...eachFault('pages', pages, (sections, place) =>
      eachFault(place, sections, ({ paragraphs, points = [], links = [] }, at) => [
        ...eachFault(`${at}.paragraphs`, paragraphs, find),
        ...eachFault(`${at}.points`, points, find),
        ...eachFault(`${at}.links`, links, ({ path }, at) => find(path, `${at}.path`)),
      ]),
    ),
    ...faultIf(
      pageNames.has(quotePath.split('/')[1] ?? ''),
      'seller.quotePath',
      'another page has this address: choose another',
    ),
  ];
}

/** What the addresses of the site's other pages begin with. */
const pageNames = new Set(
  readdirSync(new URL('../pages', import.meta.url)).map((file) => file.split('.')[0]),
);

/** Finds titles of ready-made sets that don't fit their tabs at the recommended cut. */
export function checkSets({ products, sets: { uses, fields } }: Book): Fault[] {
  const [first] = Object.values(products);
  return eachFault('sets.fields', fields, ({ sets }, place) =>
    eachFault(`${place}.sets`, sets, ({ use, titles }, place) => {
      const product = products[uses[use]?.product as keyof typeof products] ?? first;
      const misfits = product ? layoutOf(titles, product).titlesThatDoNotFit : [];
      return misfits.map(({ tab, reason: message }) => ({
        place: `${place}.titles.${tab - 1}`,
        message,
      }));
    }),
  );
}

/**
 * Finds examples that can't be ordered over HTTP or with the tools.
 *
 * @param catalog of a book in which `checkBook` found no faults.
 */
function checkExamples(catalog: SiteCatalog): Fault[] {
  const { usual, titled, faq, worked } = catalog.book.examples;
  const lists = { examples: { usual, titled }, 'examples.faq': faq, 'examples.worked': worked };
  return Object.entries(lists).flatMap(([place, examples]) =>
    eachFault<ExampleData>(place, examples, (example, at) => exampleFaults(catalog, at, example)),
  );
}

function exampleFaults(catalog: SiteCatalog, place: string, example: ExampleData): Fault[] {
  const { product, options = {}, titles, tabs, sets, colorChanges } = example;
  const parts = {
    ...options,
    product,
    tabs: tabs ?? (titles ? undefined : catalog.book.limits.tabsPerSet.default),
    sets: sets ?? catalog.products[product as ProductId]?.quantities[0],
    colorChanges,
    labels: titles?.join(titleSeparator),
  };
  const given = Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value: String(value) }));
  const reading = readOrder(catalog, 'price', given);
  const problems = reading.ok ? [] : reading.problems;
  const unsold = problems.filter(({ parameter }) => parameter === 'product');
  return (unsold.length > 0 ? unsold : problems).map(({ parameter = '', message }) => ({
    place: `${place}.${parameter in options ? `options.${parameter}` : parameter}`,
    message,
  }));
}

/** Finds every fault of a transit table, and checks that it is made for this book's seller. */
export function checkTransit({ seller }: Book, candidate: unknown): Fault[] {
  const faults = shapeFaults(transitSchema, candidate, 'transit');
  if (faults.length > 0) return faults;
  const table = candidate as TransitData;
  const message = 'this prefix is not served: leave it out, or generate the table again';
  return [
    ...faultIf(
      table.origin.zip !== String(seller.originZip),
      'transit.origin.zip',
      `parcels ship from ${seller.originZip} (the seller's originZip): generate the table for it with npm run transit -- --version YYYY-MM (this month)`,
    ),
    ...eachFault('transit.beyondFreeShipping', table.beyondFreeShipping, (prefixes, place) =>
      eachFault(place, prefixes, (prefix, at) =>
        faultIf(!daysCode.test(codeOfPrefix(prefix, table)), at, message),
      ),
    ),
  ];
}
