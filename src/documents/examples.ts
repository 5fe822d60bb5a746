import type { ExampleData, ProductId } from '../book/schema.ts';
import { endpointPaths } from '../contract/paths.ts';
import { priceQuery } from '../order/path.ts';
import { type Build, chosenWords, defaultBuild } from '../pricing/build.ts';
import type { Catalog, SiteCatalog } from '../pricing/catalog.ts';
import { examplesOf, usualExample } from '../pricing/usual.ts';
import { capitalized, listed } from '../text/words.ts';

/** The most common order, with its most common options. */
export function usualBuild(catalog: SiteCatalog): Build {
  return exampleBuild(catalog, usualExample(catalog));
}

/** A build with titles on its tabs; some may be blank. */
export function titledBuild(catalog: SiteCatalog): Build & { readonly titles: readonly string[] } {
  const { titled } = examplesOf(catalog);
  return { ...exampleBuild(catalog, titled), titles: titled.titles };
}

/** The build as a query of the price API. With titles it has no `tabs`: the titles are counted. */
export function apiQuery(catalog: Catalog, build: Build): string {
  const query = priceQuery(catalog, build);
  return build.titles ? query.replace(/&tabs=\d+/, '') : query;
}

/** The non-default choices of a build by option key, in the product's order. */
export function additionsOf(catalog: Catalog, build: Build): Readonly<Record<string, string>> {
  const added = catalog.products[build.product].options.filter(
    (option) => build.options[option.key] !== option.default,
  );
  return Object.fromEntries(added.map(({ key }) => [key, build.options[key] as string]));
}

/** What sets a build apart from the usual one: `3-hole and collated`. */
export function additionWords({ products }: Catalog, build: Build): string {
  return listed(chosenWords(products[build.product], build)) || 'standard options';
}

/** The shortest call that returns a price: the smallest order of the first product. */
export function smallestOrderUrl(catalog: Catalog): string {
  return `${catalog.baseUrl}${endpointPaths.price}?${priceQuery(catalog, defaultBuild(catalog, catalog.defaultProduct))}`;
}

/** Converts an example of the book to a build; omitted options take their defaults. */
export function exampleBuild(catalog: SiteCatalog, example: ExampleData): Build {
  const { tabs, sets, options, colorChanges = 0, titles = null } = example;
  const product = example.product as ProductId;
  const build = defaultBuild(catalog, product, titles?.length ?? tabs, sets);
  return { ...build, options: { ...build.options, ...options }, colorChanges, titles };
}

/** A request to the HTTP API that documents show with its real answer. */
export interface ApiExample {
  /** Its name in the OpenAPI description, unique there. */
  readonly id: string;
  readonly summary: string;
  readonly path: typeof endpointPaths.price | typeof endpointPaths.deliveryDate;
  /** As in the URL, without the question mark. */
  readonly query: string;
  readonly status: 200 | 400;
}

export interface AnsweredExample extends ApiExample {
  /** The answer's JSON, parsed. */
  readonly answer: unknown;
}

export function exampleUrl(baseUrl: string, { path, query }: ApiExample): string {
  return query === '' ? `${baseUrl}${path}` : `${baseUrl}${path}?${query}`;
}

/** The time of the delivery examples: a Monday morning with no holidays nearby. */
export const exampleInstant = '2026-11-02T16:00:00Z';

/** The requests that documents show, made from what the shop offers; some shops lack a query. */
export function apiExamples(catalog: SiteCatalog): ApiExample[] {
  const { book, defaultProduct, optionKeys, quantities, products } = catalog;
  const { price, deliveryDate } = endpointPaths;
  const { noun } = book.products[defaultProduct];
  const plain = defaultBuild(catalog, defaultProduct);
  const usual = usualBuild(catalog);
  const start = `product=${defaultProduct}&tabs=${plain.tabs}`;
  const whole = `${start}&sets=${plain.sets}`;
  const [own] = products[defaultProduct].options;
  const foreign = optionKeys.find((key) => !(key in plain.options));
  const byQuote = book.quoteOnly.findLast(({ parameters }) => parameters.length > 0);
  const wrongSets = (quantities[0] ?? 0) - 1;
  type Row = readonly [id: string, summary: string, query: string | undefined];
  const quotes: readonly Row[] = [
    ['quote', 'A price with default options', apiQuery(catalog, plain)],
    ['quoteWithOptions', capitalized(additionWords(catalog, usual)), apiQuery(catalog, usual)],
    ['quoteWithTitles', 'With titles', apiQuery(catalog, titledBuild(catalog))],
    ['capabilities', 'No parameters: what can be ordered', ''],
  ];
  const refusals: readonly Row[] = [
    ['missingSets', 'sets is missing', start],
    ['notOrderable', "A quantity that can't be ordered", `${start}&sets=${wrongSets}`],
    ['unknownParameter', 'A misspelled parameter', `${start}&set=${plain.sets}`],
    ['unknownChoice', "A choice that doesn't exist", own && `${whole}&${own.key}=other`],
    ['notOnProduct', "An option the product doesn't have", foreign && `${whole}&${foreign}=other`],
    [
      'byQuoteOnly',
      'Something priced only by quote',
      byQuote && `${whole}&${byQuote.parameters[0]}=${byQuote.values[0] ?? 'yes'}`,
    ],
  ];
  const made = (path: ApiExample['path'], status: ApiExample['status'], rows: readonly Row[]) =>
    rows.flatMap(([id, summary, query]) =>
      query === undefined ? [] : { id, summary, path, query, status },
    );
  return [
    ...made(price, 200, quotes),
    ...made(price, 400, refusals),
    ...made(deliveryDate, 200, [['estimate', `A delivery date for ${noun}`, 'zip=60601']]),
    ...made(deliveryDate, 400, [
      ['malformedZip', 'Not a ZIP code', 'zip=6060'],
      ['unservedZip', 'A military address', 'zip=09012'],
    ]),
  ];
}
