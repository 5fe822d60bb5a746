import type { Build } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { Micros } from '../pricing/money.ts';
import { priceQuery } from '../pricing/order-link.ts';
import { type Quote, quote } from '../pricing/quote.ts';
import { readBuild } from '../pricing/read-build.ts';
import type { Field } from '../pricing/read-fields.ts';
import { plainMicros } from './figures.ts';

/** A build whose price is worked out in full. */
export interface WorkedExample {
  /** The build as a query of the price API. */
  readonly query: string;
  /** The sum as one would write it down, without what is zero. */
  readonly sum: string;
  /** The sum before it is rounded, in dollars. */
  readonly exact: string;
  readonly quote: Quote;
}

/**
 * Builds that show every part of a price: defaults, adders, a sum that ends in half a cent, color
 * changes and charges once per order.
 */
const queries = [
  'product=paper&tabs=5&sets=25',
  'product=paper&tabs=8&sets=250&collation=collated&punch=3hole',
  'product=paper&tabs=10&sets=25&collation=collated&punch=3hole',
  'product=paper&tabs=3&sets=25&collation=collated&punch=3hole',
  'product=paper&tabs=31&sets=300&material=110&sided=2s&reinforce=reinforced&bodyprint=1c',
  'product=poly&tabs=8&sets=25',
  'product=poly&tabs=12&sets=150&collation=collated&ink=white&colorChanges=2',
];

/** @throws where the book no longer takes one of the examples: change it here. */
export function workedExamples(catalog: Catalog): WorkedExample[] {
  return queries.map((query) => workOut(catalog, exampleBuild(catalog, query)));
}

/**
 * Reads the build of an example.
 *
 * @throws where the book no longer takes it, telling why.
 */
export function exampleBuild(catalog: Catalog, query: string): Build {
  const fields: Field[] = [...new URLSearchParams(query)];
  const reading = readBuild(catalog, fields);
  if (reading.ok) return reading.build;
  const reasons = reading.problems.map(({ message }) => message);
  throw new Error(`The example ${query} can not be ordered any more: ${reasons.join(' ')}`);
}

function workOut(catalog: Catalog, build: Build): WorkedExample {
  const { once, perTab } = charges(catalog, build);
  const rates = perTab.map(plainMicros).join(' + ');
  const factor = perTab.length > 1 ? `(${rates})` : rates;
  const exact = add(once) + build.sets * build.tabs * add(perTab);
  return {
    query: priceQuery(catalog, build),
    sum: `${once.map(plainMicros).join(' + ')} + ${build.sets} x ${build.tabs} x ${factor}`,
    exact: plainMicros(exact),
    quote: quote(catalog, build),
  };
}

/** The amounts of a build's price, once per order and per tab, without those that are zero. */
function charges(catalog: Catalog, build: Build): { once: Micros[]; perTab: Micros[] } {
  const product = catalog.products[build.product];
  const chosen = product.options.flatMap(
    ({ key, choices }) => choices.get(build.options[key] as string) ?? [],
  );
  const colors = build.colorChanges * (product.colorChange ?? 0);
  const isCharged = (micros: Micros) => micros !== 0;
  return {
    once: [product.setup, ...chosen.map(({ perOrder }) => perOrder), colors].filter(isCharged),
    perTab: [
      product.rates.get(build.sets)?.perTab ?? 0,
      ...chosen.map(({ perTab }) => perTab),
    ].filter(isCharged),
  };
}

function add(amounts: readonly Micros[]): Micros {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
