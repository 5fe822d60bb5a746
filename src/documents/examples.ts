import type { ExampleData, ProductId } from '../book/schema.ts';
import { endpointPaths } from '../contract/paths.ts';
import { priceQuery } from '../order/path.ts';
import { type Build, chosenWords, defaultBuild } from '../pricing/build.ts';
import type { Catalog, PricedOption, PricedProduct, SiteCatalog } from '../pricing/catalog.ts';
import { capitalized, countInWords, listed } from '../text/words.ts';

/** The most common order, with its most common options. */
export function usualBuild(catalog: SiteCatalog): Build {
  return exampleBuild(catalog, catalog.book.examples.usual);
}

/** A build with titles on its tabs; some may be blank. */
export function titledBuild(catalog: SiteCatalog): Build & { readonly titles: readonly string[] } {
  const { titled } = catalog.book.examples;
  return { ...exampleBuild(catalog, titled), titles: titled.titles };
}

export function isLastBlank({ titles }: Build): boolean {
  return titles?.at(-1) === '';
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

/** An example without its path and status; the book may not allow its query. */
type Row = readonly [id: string, summary: string, query: string | undefined];

/** The requests that documents show, made from what the book offers. */
export function apiExamples(catalog: SiteCatalog): ApiExample[] {
  const { price, deliveryDate } = endpointPaths;
  const { book, productIds, defaultProduct } = catalog;
  const last = productIds.at(-1) ?? defaultProduct;
  const estimates: Row[] = [
    ['estimate', `A delivery date for ${book.products[defaultProduct].noun}`, 'zip=60601'],
    [
      'estimateBeyond',
      `${capitalized(book.products[last].noun)} to Alaska`,
      `zip=99501&product=${last}`,
    ],
  ];
  const unserved: Row[] = [
    ['malformedZip', 'Not a ZIP code', 'zip=6060'],
    ['unservedZip', 'A military address', 'zip=09012'],
  ];
  const examples = [
    { path: price, status: 200, rows: quotes(catalog) },
    { path: price, status: 400, rows: refusals(catalog) },
    { path: deliveryDate, status: 200, rows: estimates },
    { path: deliveryDate, status: 400, rows: unserved },
  ] as const;
  return examples.flatMap(({ path, status, rows }) =>
    rows.flatMap(([id, summary, query]) =>
      query === undefined ? [] : { id, summary, path, query, status },
    ),
  );
}

function quotes(catalog: SiteCatalog): Row[] {
  const plain = defaultBuild(catalog, catalog.defaultProduct);
  const usual = usualBuild(catalog);
  const titled = titledBuild(catalog);
  const inColors = catalog.book.examples.worked.find(({ colorChanges = 0 }) => colorChanges > 0);
  const colored = exampleBuild(catalog, inColors ?? catalog.book.examples.titled);
  const { noun } = catalog.book.products[colored.product];
  const colors = countInWords(colored.colorChanges + 1, 'color');
  const blank = isLastBlank(titled) ? ', the last tab blank' : '';
  return [
    ['quote', 'A price with default options', apiQuery(catalog, plain)],
    ['quoteWithOptions', capitalized(additionWords(catalog, usual)), apiQuery(catalog, usual)],
    ['quoteInColors', `${capitalized(noun)} in ${colors}`, inColors && apiQuery(catalog, colored)],
    ['quoteWithTitles', `With titles${blank}`, apiQuery(catalog, titled)],
    ['capabilities', 'No parameters: what can be ordered', ''],
  ];
}

function refusals(catalog: SiteCatalog): Row[] {
  const { product, tabs, sets } = defaultBuild(catalog, catalog.defaultProduct);
  const withoutSets = `product=${product}&tabs=${tabs}`;
  const wrong = (part: string | undefined) => part && `${withoutSets}&sets=${sets}&${part}`;
  const own = catalog.products[product];
  return [
    ['missingSets', 'sets is missing', withoutSets],
    [
      'notOrderable',
      "A quantity that can't be ordered",
      `${withoutSets}&sets=${unorderableSets(catalog)}`,
    ],
    ['unknownParameter', 'A misspelled parameter', wrong(misspelledOption(catalog, own))],
    ['unknownChoice', "A choice that doesn't exist", wrong(unknownChoice(own))],
    ['notOnProduct', "An option the product doesn't have", wrong(foreignOption(catalog, own))],
    ['byQuoteOnly', 'Something priced only by quote', wrong(byQuoteParameter(catalog))],
  ];
}

/** The smallest number of sets above the minimum that can't be ordered of any product. */
function unorderableSets({ quantities }: Catalog): number {
  let sets = (quantities[0] ?? 0) + 1;
  while (quantities.includes(sets)) sets++;
  return sets;
}

/** A choice that is always offered, if possible not the default, and one that costs extra. */
function anotherChoice(option: PricedOption): string {
  const others = [...option.choices.values()].filter(
    ({ isDefault, only }) => !isDefault && only.length === 0,
  );
  const charged = others.find(({ charges }) => charges.some(({ amount }) => amount !== 0));
  return (charged ?? others[0])?.id ?? option.default;
}

/** A query part with an option of the product misspelled by an extra letter. */
function misspelledOption({ optionKeys }: Catalog, { options }: PricedProduct): string {
  const option = options.find(({ key }) => !optionKeys.includes(`${key}s`));
  return option ? `${option.key}s=${anotherChoice(option)}` : 'option=other';
}

function unknownChoice({ options: [option] }: PricedProduct): string {
  const id = ['other', 'none', 'unknown'].find((id) => !option?.choices.has(id));
  return `${option?.key}=${id}`;
}

/** A parameter that only other products have; `undefined` if there is none. */
function foreignOption({ products }: Catalog, own: PricedProduct): string | undefined {
  const ownKeys = own.options.map(({ key }) => key);
  const others = Object.values(products);
  const option = others.flatMap(({ options }) => options).find(({ key }) => !ownKeys.includes(key));
  if (option) return `${option.key}=${anotherChoice(option)}`;
  const isTheirs = others.some(({ colorChange }) => colorChange !== undefined);
  return isTheirs && own.colorChange === undefined ? 'colorChanges=1' : undefined;
}

/** A query part for something priced by quote only; `undefined` if nothing is. */
function byQuoteParameter({ book }: Catalog): string | undefined {
  const entry = book.quoteOnly.findLast(({ parameters }) => parameters.length > 0);
  return entry && `${entry.parameters[0]}=${entry.values[0] ?? 'yes'}`;
}
