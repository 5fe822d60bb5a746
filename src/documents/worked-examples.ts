import { type Build, defaultBuild } from '../pricing/build.ts';
import type { Catalog, SiteCatalog } from '../pricing/catalog.ts';
import { exampleBuild } from '../pricing/examples.ts';
import type { Micros } from '../pricing/money.ts';
import { choicesOf, type Quote, quote } from '../pricing/quote.ts';
import { apiQuery, usualBuild } from './example-builds.ts';
import { plainMicros, plainUnits } from './figures.ts';

/** A build whose price is calculated step by step. */
export interface WorkedExample {
  /** The build as a query of the price API. */
  readonly query: string;
  /** The sum as written by hand, without zero terms. */
  readonly sum: string;
  /** The unrounded sum, in dollars, before any minimum charge. */
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
  const product = catalog.products[build.product];
  const choices = choicesOf(product, build);
  const terms = (kind: 'perTab' | 'perSet' | 'perOrder') =>
    choices.map((choice) => choice[kind]).filter((amount) => amount !== 0);
  const colors = build.colorChanges * (product.colorChange ?? 0);
  const once = [product.setup, ...terms('perOrder'), colors].filter((amount) => amount !== 0);
  const perTab = [product.rates.of(build.sets, build.tabs).perTab, ...terms('perTab')];
  const perSet = terms('perSet');
  const sum = [
    ...once.map(plainMicros),
    `${build.sets} x ${build.tabs} x ${factor(perTab)}`,
    ...(perSet.length > 0 ? [`${build.sets} x ${factor(perSet)}`] : []),
  ].join(' + ');
  const permilles = choices.map(({ permille }) => permille).filter((permille) => permille !== 0);
  const micros = add(once) + build.sets * (build.tabs * add(perTab) + add(perSet));
  const exact = plainUnits((micros / 100) * (1000 + add(permilles)));
  const quoted = quote(catalog, build);
  const isRaised = quoted.breakdown.some(({ item }) => item === 'minimum');
  return {
    query: apiQuery(catalog, build),
    sum:
      permilles.length > 0
        ? `(${sum}) x (1 + ${permilles.map((permille) => permille / 1000).join(' + ')})`
        : sum,
    exact: isRaised ? `${exact}, below the minimum charge` : exact,
    quote: quoted,
  };
}

function add(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Amounts as a factor of a product: several in parentheses. */
function factor(amounts: readonly Micros[]): string {
  const sum = amounts.map(plainMicros).join(' + ');
  return amounts.length > 1 ? `(${sum})` : sum;
}
