import type { ExampleData, ProductId } from '../book/schema.ts';
import { endpointPaths } from '../contract/paths.ts';
import { priceQuery } from '../order/path.ts';
import { type Build, chosenWords, defaultBuild } from '../pricing/build.ts';
import type { Catalog, PricedChoice, PricedOption, SiteCatalog } from '../pricing/catalog.ts';
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

/** Returns whether the last tab of a build is blank. */
export function isLastBlank({ titles }: Build): boolean {
  return titles?.at(-1) === '';
}

/** The build as a query of the price API. With titles it has no `tabs`: the titles are counted. */
export function apiQuery(catalog: Catalog, build: Build): string {
  const query = priceQuery(catalog, build);
  return build.titles ? query.replace(/&tabs=\d+/, '') : query;
}

/** The smallest number of sets above the minimum that can't be ordered of any product. */
function unorderableSets({ quantities }: Catalog): number {
  let sets = (quantities[0] ?? 0) + 1;
  while (quantities.includes(sets)) sets++;
  return sets;
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

/** A non-default choice that is always offered, preferably one that costs extra. */
function anotherChoice(option: PricedOption): PricedChoice | undefined {
  const others = [...option.choices.values()].filter(({ isDefault }) => !isDefault);
  const free = others.filter(({ only }) => only.length === 0);
  const isCharged = ({ charges }: PricedChoice) => charges.some(({ amount }) => amount !== 0);
  return free.find(isCharged) ?? free[0];
}

/** The shortest call that returns a price: the smallest order of the first product. */
export function smallestOrderUrl(catalog: Catalog): string {
  return `${catalog.baseUrl}${endpointPaths.price}?${priceQuery(catalog, defaultBuild(catalog, catalog.defaultProduct))}`;
}

/** Converts an example of the book to a build; omitted options take their defaults. */
export function exampleBuild(catalog: SiteCatalog, example: ExampleData): Build {
  const product = example.product as ProductId;
  const build = defaultBuild(
    catalog,
    product,
    example.titles?.length ?? example.tabs,
    example.sets,
  );
  return {
    ...build,
    options: { ...build.options, ...example.options },
    colorChanges: example.colorChanges ?? 0,
    titles: example.titles ?? null,
  };
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

/** The time of the delivery examples: a Monday morning with no holidays nearby. */
export const exampleInstant = '2026-11-02T16:00:00Z';

/** The requests that documents show, made from what the book offers. */
export function apiExamples(catalog: SiteCatalog): ApiExample[] {
  const { price, deliveryDate } = endpointPaths;
  const { book, productIds, defaultProduct } = catalog;
  const last = productIds.at(-1) ?? defaultProduct;
  const noun = (id: ProductId) => book.products[id].noun;
  const examples = (path: ApiExample['path'], status: ApiExample['status'], rows: Row[]) =>
    rows.map(([id, summary, query]): ApiExample => ({ id, summary, path, query, status }));
  return [
    ...examples(price, 200, quotes(catalog)),
    ...examples(price, 400, refusals(catalog)),
    ...examples(deliveryDate, 200, [
      ['estimate', `A delivery date for ${noun(defaultProduct)}`, 'zip=60601'],
      ['estimateBeyond', `${capitalized(noun(last))} to Alaska`, `zip=99501&product=${last}`],
    ]),
    ...examples(deliveryDate, 400, [
      ['malformedZip', 'Not a ZIP code', 'zip=6060'],
      ['unservedZip', 'A military address', 'zip=09012'],
    ]),
  ];
}

type Row = readonly [id: string, summary: string, query: string];

function quotes(catalog: SiteCatalog): Row[] {
  const plain = defaultBuild(catalog, catalog.defaultProduct);
  const usual = usualBuild(catalog);
  const colored = catalog.book.examples.worked
    .map((example) => exampleBuild(catalog, example))
    .filter(({ colorChanges }) => colorChanges > 0)
    .slice(0, 1);
  const inColors = ({ product, colorChanges }: Build) =>
    `${capitalized(catalog.book.products[product].noun)} in ${countInWords(colorChanges + 1, 'color')}`;
  const titled = titledBuild(catalog);
  const titles = `With titles${isLastBlank(titled) ? ', the last tab blank' : ''}`;
  const quoted = (id: string, summary: string, build: Build): Row => [
    id,
    summary,
    apiQuery(catalog, build),
  ];
  return [
    quoted('quote', 'A price with default options', plain),
    quoted('quoteWithOptions', capitalized(additionWords(catalog, usual)), usual),
    ...colored.map((build) => quoted('quoteInColors', inColors(build), build)),
    quoted('quoteWithTitles', titles, titled),
    ['capabilities', 'No parameters: what can be ordered', ''],
  ];
}

/** Requests that the book rejects. */
function refusals(catalog: SiteCatalog): Row[] {
  const build = defaultBuild(catalog, catalog.defaultProduct);
  const withoutSets = `product=${build.product}&tabs=${build.tabs}`;
  const wrong = (id: string, summary: string, field: string | undefined): Row[] =>
    field ? [[id, summary, `${withoutSets}&sets=${build.sets}&${field}`]] : [];
  const notOrderable = `${withoutSets}&sets=${unorderableSets(catalog)}`;
  return [
    ['missingSets', 'sets is missing', withoutSets],
    ['notOrderable', "A quantity that can't be ordered", notOrderable],
    ...wrong('unknownParameter', 'A misspelled parameter', misspelledOption(catalog, build)),
    ...wrong('unknownChoice', "A choice that doesn't exist", unknownChoice(catalog, build)),
    ...wrong('notOnProduct', "An option the product doesn't have", foreignOption(catalog, build)),
    ...wrong('byQuoteOnly', 'Something priced only by quote', byQuoteParameter(catalog)),
  ];
}

/** An example with the service's answer. */
export interface AnsweredExample extends ApiExample {
  /** The answer's JSON, parsed. */
  readonly answer: unknown;
}

/** The full URL of an example. */
export function exampleUrl(baseUrl: string, { path, query }: ApiExample): string {
  return query === '' ? `${baseUrl}${path}` : `${baseUrl}${path}?${query}`;
}

/** A query part with an option of the product misspelled by an extra letter. */
function misspelledOption(catalog: Catalog, { product }: Build): string {
  const { options } = catalog.products[product];
  const isFree = (name: string) => !catalog.optionKeys.includes(name);
  const option = options.find(({ key }) => isFree(`${key}s`)) ?? options[0];
  if (!option) return 'option=other';
  const choice = anotherChoice(option)?.id ?? option.default;
  return `${option.key}s=${choice}`;
}

/** A query part with a choice that the option doesn't have. */
function unknownChoice(catalog: Catalog, { product }: Build): string {
  const [option] = catalog.products[product].options;
  const id = ['other', 'none', 'unknown'].find((id) => !option?.choices.has(id));
  return `${option?.key}=${id}`;
}

/** A parameter that only other products have; `undefined` if there is none. */
function foreignOption(catalog: Catalog, { product }: Build): string | undefined {
  const own = catalog.products[product];
  const others = catalog.productIds
    .filter((id) => id !== product)
    .map((id) => catalog.products[id]);
  const ownKeys = own.options.map(({ key }) => key);
  const option = others.flatMap(({ options }) => options).find(({ key }) => !ownKeys.includes(key));
  if (option) return `${option.key}=${anotherChoice(option)?.id ?? option.default}`;
  const isOnlyTheirs =
    own.colorChange === undefined && others.some(({ colorChange }) => colorChange !== undefined);
  return isOnlyTheirs ? 'colorChanges=1' : undefined;
}

/** A query part for something priced by quote only; `undefined` if nothing is. */
function byQuoteParameter({ book }: Catalog): string | undefined {
  const entry = book.quoteOnly.findLast(({ parameters }) => parameters.length > 0);
  return entry && `${entry.parameters[0]}=${entry.values[0] ?? 'yes'}`;
}
