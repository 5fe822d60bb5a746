import { type Build, defaultBuild } from '../pricing/build.ts';
import type { Catalog, SiteCatalog } from '../pricing/catalog.ts';
import { exampleBuild } from '../pricing/examples.ts';
import type { Micros } from '../pricing/money.ts';
import { type Quote, quote } from '../pricing/quote.ts';
import { apiQuery, usualBuild } from './example-builds.ts';
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

/** The smallest order, the usual one, and those that the book has worked out. */
function builds(catalog: SiteCatalog): Build[] {
  return [
    defaultBuild(catalog, catalog.defaultProduct),
    usualBuild(catalog),
    ...catalog.book.examples.worked.map((example) => exampleBuild(catalog, example)),
  ];
}

/** The builds with their prices, each once. */
export function workedExamples(catalog: SiteCatalog): WorkedExample[] {
  const worked = builds(catalog).map((build) => workOut(catalog, build));
  return worked.filter(
    ({ query }, index) => worked.findIndex((other) => other.query === query) === index,
  );
}

function workOut(catalog: Catalog, build: Build): WorkedExample {
  const { once, perTab } = charges(catalog, build);
  const rates = perTab.map(plainMicros).join(' + ');
  const factor = perTab.length > 1 ? `(${rates})` : rates;
  const tabs = `${build.sets} x ${build.tabs} x ${factor}`;
  const exact = add(once) + build.sets * build.tabs * add(perTab);
  return {
    query: apiQuery(catalog, build),
    sum: [...once.map(plainMicros), tabs].join(' + '),
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
      ...chosen.map(({ perTab }) => perTab).filter(isCharged),
    ],
  };
}

function add(amounts: readonly Micros[]): Micros {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
