import { type Build, defaultBuild } from '../pricing/build.ts';
import type { Catalog, SiteCatalog } from '../pricing/catalog.ts';
import { exampleBuild } from '../pricing/examples.ts';
import type { Micros } from '../pricing/money.ts';
import { type Quote, quote } from '../pricing/quote.ts';
import { apiQuery, usualBuild } from './example-builds.ts';
import { plainMicros } from './figures.ts';

/** A build whose price is calculated step by step. */
export interface WorkedExample {
  /** The build as a query of the price API. */
  readonly query: string;
  /** The sum as written by hand, without zero terms. */
  readonly sum: string;
  /** The unrounded sum, in dollars. */
  readonly exact: string;
  readonly quote: Quote;
}

/** The smallest order, the usual one, and the worked examples of the book. */
function builds(catalog: SiteCatalog): Build[] {
  return [
    defaultBuild(catalog, catalog.defaultProduct),
    usualBuild(catalog),
    ...catalog.book.examples.worked.map((example) => exampleBuild(catalog, example)),
  ];
}

/** The builds with their prices, without duplicates. */
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

/** The nonzero amounts of a build's price, per order and per tab. */
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
      product.rates.of(build.sets, build.tabs).perTab,
      ...chosen.map(({ perTab }) => perTab).filter(isCharged),
    ],
  };
}

function add(amounts: readonly Micros[]): Micros {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
