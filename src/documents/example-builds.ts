import type { ExampleData, ProductId } from '../book/schema.ts';
import { endpointPaths } from '../contract/paths.ts';
import { priceQuery } from '../order/path.ts';
import { type Build, chosenWords, defaultBuild } from '../pricing/build.ts';
import type { Catalog, PricedChoice, PricedOption, SiteCatalog } from '../pricing/catalog.ts';
import { listed } from '../text/words.ts';

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
export function unorderableSets({ quantities }: Catalog): number {
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
export function anotherChoice(option: PricedOption): PricedChoice | undefined {
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
