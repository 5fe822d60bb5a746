import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../book/check/fault.ts';
import { bookLeftovers } from '../book/check/leftovers.ts';
import { checkBook } from '../book/check.ts';
import { book } from '../book/index.ts';
import type { Book, ExampleData, ProductId } from '../book/schema.ts';
import { transit } from '../book/transit.generated.ts';
import { daysCode, type TransitData, transitSchema } from '../book/transit-schema.ts';
import { codeOfPrefix } from '../book/zip-codes.ts';
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

/**
 * Finds examples that can't be ordered over HTTP or with the tools.
 *
 * @param catalog of a book in which `checkBook` found no faults.
 */
export function checkExamples(catalog: SiteCatalog): Fault[] {
  const { usual, titled, faq, worked } = catalog.book.examples;
  return [
    ...exampleFaults(catalog, 'examples.usual', usual),
    ...exampleFaults(catalog, 'examples.titled', titled),
    ...faq.flatMap((example, index) => exampleFaults(catalog, `examples.faq.${index}`, example)),
    ...worked.flatMap((example, index) =>
      exampleFaults(catalog, `examples.worked.${index}`, example),
    ),
  ];
}

function exampleFaults(catalog: SiteCatalog, place: string, example: ExampleData): Fault[] {
  const { limits } = catalog.book;
  const { product, options = {}, titles } = example;
  const tabs = example.tabs ?? (titles ? undefined : limits.tabsPerSet.default);
  const optionKeys = new Set(catalog.optionKeys);
  const unknownKeys = Object.keys(options).filter((key) => !optionKeys.has(key));
  const parts = {
    product,
    tabs,
    sets: example.sets ?? catalog.products[product as ProductId]?.quantities[0],
    colorChanges: example.colorChanges,
    ...Object.fromEntries(Object.entries(options).filter(([key]) => optionKeys.has(key))),
    labels: titles?.join(titleSeparator),
  };
  const given = Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value: String(value) }));
  const reading = readOrder(catalog, 'price', given);
  const fault = (parameter: string, message: string): Fault => ({
    place: `${place}.${parameter in options ? `options.${parameter}` : parameter}`,
    value: options[parameter] ?? example[parameter as keyof ExampleData],
    message,
  });
  return [
    ...unknownKeys.map((key) => fault(key, 'no product has this option: leave it out')),
    ...(reading.ok
      ? []
      : reading.problems.map(({ parameter = '', message }) => fault(parameter, message))),
  ];
}

/** Finds every fault of a transit table, and checks that it is made for this book's seller. */
export function checkTransit(book: Book, candidate: unknown): Fault[] {
  const parsed = transitSchema.safeParse(candidate, { reportInput: true });
  if (parsed.success) return [...originFaults(book, parsed.data), ...placeFaults(parsed.data)];
  return parsed.error.issues.map(({ path, message, input }) => ({
    place: ['transit', ...path].join('.'),
    value: input,
    message,
  }));
}

function originFaults({ seller }: Book, { origin }: TransitData): Fault[] {
  if (origin.zip === seller.originZip) return [];
  return [
    {
      place: 'transit.origin.zip',
      value: origin.zip,
      message: `parcels ship from ${seller.originZip} (the seller's originZip): generate the table for it with npm run transit`,
    },
  ];
}

function placeFaults(table: TransitData): Fault[] {
  return Object.entries(table.beyondFreeShipping).flatMap(([place, prefixes]) =>
    prefixes
      .filter((prefix) => !daysCode.test(codeOfPrefix(prefix, table)))
      .map((prefix) => ({
        place: `transit.beyondFreeShipping.${place}`,
        value: prefix,
        message: 'this prefix is not served: leave it out, or generate the table again',
      })),
  );
}
