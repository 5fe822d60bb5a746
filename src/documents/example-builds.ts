import type { ProductId } from '../book/schema.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog, PricedChoice, PricedOption, PricedProduct } from '../pricing/catalog.ts';
import { priceQuery } from '../pricing/order-link.ts';
import { listed, withinSentence } from '../pricing/words.ts';

/** A build as a document would like to show it, whether or not the book takes it. */
export interface WishedBuild {
  readonly product: ProductId;
  /** The usual number where it is left out. */
  readonly tabs?: number;
  /** The smallest order where it is left out. */
  readonly sets?: number;
  /** Choice ids by option key; what is left out is at its default. */
  readonly options?: Readonly<Record<string, string>>;
  readonly colorChanges?: number;
  /** Their number goes before `tabs`. */
  readonly titles?: readonly string[];
}

/** What buyers add most. */
export const usualAdditions = { collation: 'collated', punch: '3hole' } as const;

/** The titles of examples. */
export const exampleTitles: readonly string[] = ['Pleadings', 'Discovery', 'Exhibits'];

/**
 * The build nearest to the wish that can be ordered over HTTP and over MCP, whatever the book says: so
 * no edit of the book makes an example of it a wrong one.
 */
export function exampleBuild(catalog: Catalog, wish: WishedBuild): Build {
  const { tabsPerSet, agentTabsPerSetMax, setQuantities, titleLengthMax } = catalog.book.limits;
  const product = catalog.products[wish.product];
  const titles = wish.titles
    ?.slice(0, agentTabsPerSetMax)
    .map((title) => title.slice(0, titleLengthMax));
  const wishedTabs = titles?.length ?? wish.tabs ?? tabsPerSet.default;
  const tabs = Math.min(Math.max(wishedTabs, tabsPerSet.min), agentTabsPerSetMax);
  return {
    product: product.id,
    tabs,
    sets: nearest(setQuantities, wish.sets ?? 0),
    options: { ...product.defaults, ...additions(product, wish.options ?? {}) },
    colorChanges: fewerColorChanges(catalog, product, wish.colorChanges ?? 0, tabs),
    titles: titles ?? null,
  };
}

/** The build that buyers order most, with what they add most. */
export function usualBuild(catalog: Catalog): Build {
  return exampleBuild(catalog, { product: 'paper', tabs: 8, sets: 250, options: usualAdditions });
}

/** A build with titles on its tabs, the last tab blank where there is room for it. */
export function titledBuild(catalog: Catalog): Build {
  return exampleBuild(catalog, { product: 'paper', sets: 50, titles: [...exampleTitles, ''] });
}

/** The build as a query of the price API. With titles it has no `tabs`: they give the number. */
export function apiQuery(catalog: Catalog, build: Build): string {
  const query = priceQuery(catalog, build);
  return build.titles ? query.replace(/&tabs=\d+/, '') : query;
}

/** A number of sets that cannot be ordered, among those that can if there is one. */
export function unorderableSets({ book }: Catalog, wished: number): number {
  const { setQuantities } = book.limits;
  const most = setQuantities.at(-1) as number;
  const between = setQuantities
    .slice(1)
    .map((sets, index) => Math.ceil((sets + (setQuantities[index] as number)) / 2))
    .filter((sets) => !setQuantities.includes(sets));
  const isBetween = wished > (setQuantities[0] as number) && wished < most;
  if (isBetween && !setQuantities.includes(wished)) return wished;
  return between.length > 0 ? nearest(between, wished) : most + 1;
}

/** The choices of a build that are not the defaults, by option key and in the product's order. */
export function additionsOf(catalog: Catalog, build: Build): Readonly<Record<string, string>> {
  const added = catalog.products[build.product].options.filter(
    (option) => build.options[option.key] !== option.default,
  );
  return Object.fromEntries(added.map(({ key }) => [key, build.options[key] as string]));
}

/** What a build has beside the defaults, by the labels of the book: `3-hole and collated`. */
export function additionWords(catalog: Catalog, build: Build): string {
  const added = additionsOf(catalog, build);
  const labels = catalog.products[build.product].options.flatMap(({ key, choices }) => {
    const label = choices.get(added[key] ?? '')?.label;
    return label === undefined ? [] : [withinSentence(label)];
  });
  return labels.length > 0 ? listed(labels) : 'nothing added';
}

/** One choice of an option that is not its default: the wished one, else one that has a price. */
export function anotherChoice(option: PricedOption, wished?: string): PricedChoice | undefined {
  const others = [...option.choices.values()].filter(({ isDefault }) => !isDefault);
  const isCharged = ({ perTab, perOrder }: PricedChoice) => perTab !== 0 || perOrder !== 0;
  return others.find(({ id }) => id === wished) ?? others.find(isCharged) ?? others[0];
}

/** The quantity nearest to a wished one, of two equally near ones the smaller. */
function nearest(ascending: readonly number[], wished: number): number {
  return ascending.reduce((best, sets) =>
    Math.abs(sets - wished) < Math.abs(best - wished) ? sets : best,
  );
}

/** The wished choices that the product has; where it has none of them, one choice that it has. */
function additions(
  product: PricedProduct,
  wished: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const choiceOf = (option: PricedOption, id?: string): [string, string][] => {
    const choice = anotherChoice(option, id);
    return choice ? [[option.key, choice.id]] : [];
  };
  const found = product.options
    .filter(({ key }) => key in wished)
    .flatMap((option) => choiceOf(option, wished[option.key]));
  const isEmpty = found.length === 0 && Object.keys(wished).length > 0;
  const any = product.options.flatMap((option) => choiceOf(option)).slice(0, 1);
  return Object.fromEntries(isEmpty ? any : found);
}

function fewerColorChanges(
  { book }: Catalog,
  product: PricedProduct,
  wished: number,
  tabs: number,
): number {
  if (product.colorChange === undefined) return 0;
  return Math.min(wished, tabs - 1, book.polyColors.length - 1);
}
