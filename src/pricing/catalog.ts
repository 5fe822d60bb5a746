import type { Book, ChoiceData, OptionData, OrderBook, ProductId } from '../book/schema.ts';
import { businessDays } from '../text/counts.ts';
import { listed } from '../text/words.ts';
import { chargesIn, hundredthsOf } from './charges.ts';
import { dollarsToMicros, microsToCents } from './money.ts';
import { openRates } from './rates.ts';

/** The book prepared for quoting: amounts parsed, rates looked up. */
export type Catalog = Readonly<ReturnType<typeof openCatalog<OrderBook>>>;

/** A catalog of the whole book, for documents, endpoints and pages. */
export type SiteCatalog = Readonly<ReturnType<typeof openCatalog<Book>>>;

export type PricedProduct = Readonly<ReturnType<typeof openProduct>>;

export type PricedOption = Readonly<ReturnType<typeof priceOption>>;

/** A choice with its charges; all amounts are 0 for a default. */
export type PricedChoice = Readonly<ReturnType<typeof priceChoice>>;

/**
 * Opens a checked book under the base URL of its links.
 *
 * @param book one that `checkBook` found valid; otherwise prices are unspecified.
 */
export function openCatalog<Opened extends OrderBook>(book: Opened, baseUrl: string) {
  const { freeShippingOver } = book.limits;
  const productIds: readonly ProductId[] = Object.keys(book.products) as ProductId[];
  const products = Object.fromEntries(
    productIds.map((id) => [id, openProduct(productSource(book, id))]),
  ) as Readonly<Record<ProductId, PricedProduct>>;
  const all = productIds.map((id) => products[id]);
  return {
    book,
    /** The site's base URL without a trailing slash. */
    baseUrl,
    /** Ground shipping is free for totals above this; `undefined` if it never is. */
    freeShippingOver: freeShippingOver === null ? undefined : centsOf(freeShippingOver),
    products,
    /** The products, in display order. */
    productIds,
    /** The numbers of sets in which any product can be ordered, ascending. */
    quantities: unique(all.flatMap(({ quantities }) => quantities)).sort((a, b) => a - b),
    /** The first product, used if none is specified. */
    defaultProduct: productIds[0] as ProductId,
    /** The option keys of all products, without duplicates. */
    optionKeys: unique(all.flatMap(({ options }) => options.map(({ key }) => key))),
  };
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

function centsOf(dollars: string) {
  return microsToCents(dollarsToMicros(dollars));
}

/** The URL of the form for requests priced by quote only. */
export function quoteFormUrl(catalog: Pick<Catalog, 'baseUrl' | 'book'>): string {
  return `${catalog.baseUrl}${catalog.book.seller.quotePath}`;
}

/** Returns whether tabs of any product come in colors. */
export function sellsColors({ products, productIds }: Catalog): boolean {
  return productIds.some((id) => products[id].data.colors !== undefined);
}

/** The book's data on one product: plain data, enough to price it anywhere. */
export type ProductSource = Readonly<ReturnType<typeof productSource>>;

export function productSource({ products, limits }: OrderBook, id: ProductId) {
  const data = products[id];
  const quantities = data.quantities ?? limits.setQuantities;
  const tabsPerSet = data.tabsPerSet ?? limits.tabsPerSet;
  return { id, data, quantities, tabsPerSet, commonTabs: limits.commonTabCounts };
}

/** Opens a single product, for a page that needs no other. */
export function openProduct({ id, data, quantities, tabsPerSet, commonTabs }: ProductSource) {
  const { setup, colorChange, minimumCharge = '0', discounts = [] } = data;
  const options: readonly PricedOption[] = data.options.map((option) =>
    priceOption(option, data.options),
  );
  const rates = openRates(data, quantities);
  const isSold = (tabs: number) =>
    tabs >= tabsPerSet.min && tabs <= tabsPerSet.max && rates.isPriced(tabs);
  const shown = commonTabs.filter(isSold);
  const onlyTabs = rates.matrix?.onlyTabs?.filter(isSold);
  const defaults: Readonly<Record<string, string>> = Object.fromEntries(
    options.map((option) => [option.key, option.default]),
  );
  return {
    id,
    data,
    setup: dollarsToMicros(setup),
    /** Orderable numbers of sets, ascending. */
    quantities,
    /** The numbers of tabs that a set can have. */
    tabsPerSet,
    /** Returns whether a set can have this number of tabs. */
    isSold,
    /** The only numbers of tabs that a set can have, ascending; `undefined` for all in the range. */
    onlyTabs,
    /** @example '1 to 31', '12, 26 or 31' */
    tabsText: onlyTabs
      ? listed(onlyTabs.map(String), 'or')
      : `${tabsPerSet.min} to ${tabsPerSet.max}`,
    /** The next number of tabs from one on that a set can have; the most if there is none. */
    tabsFor: (tabs: number) => {
      const most = onlyTabs?.at(-1) ?? tabsPerSet.max;
      const next = onlyTabs?.find((sold) => sold >= tabs) ?? Math.max(tabs, tabsPerSet.min);
      return Math.min(next, most);
    },
    /** The tab counts of price tables. */
    commonTabs: shown.length > 0 ? shown : [tabsPerSet.default],
    rates,
    options,
    /** The choices that are offered only with certain choices of other options. */
    conditional: allChoices({ options }).filter(({ only }) => only.length > 0),
    /** The default choice of every option, by option key. */
    defaults,
    /** What each color change adds to an order; `undefined` if tabs don't come in colors. */
    colorChange: colorChange === undefined ? undefined : dollarsToMicros(colorChange),
    /** The least that an order costs; 0 if there is no minimum. */
    minimumCents: centsOf(minimumCharge),
    /** What is taken off orders over an amount, ascending. */
    discounts: discounts.map(({ over, percent }) => ({
      overCents: centsOf(over),
      percent,
      hundredths: hundredthsOf(percent),
    })),
  };
}

/** Every choice of a product, option by option. */
export function allChoices({ options }: { readonly options: readonly PricedOption[] }) {
  return options.flatMap(({ choices }) => [...choices.values()]);
}

function priceOption(option: OptionData, all: readonly OptionData[]) {
  const { key, label, question, default: fallback } = option;
  const choices: ReadonlyMap<string, PricedChoice> = new Map(
    option.choices.map((choice) => [choice.id, priceChoice(option, choice, all)]),
  );
  return {
    key,
    label,
    /** The question that buyers answer with it. */
    question,
    default: fallback,
    /** Whether any of its choices changes production time. */
    changesProduction: option.choices.some(({ productionDays }) => productionDays),
    choices,
  };
}

function priceChoice(option: OptionData, data: ChoiceData, all: readonly OptionData[]) {
  const { id, label, discount = false, only = {} } = data;
  const isDefault = id === option.default;
  const onlyWith = onlyText(only, all);
  const charges = chargesIn(data);
  const charged = charges.filter(({ amount }) => amount !== 0);
  const [perTab = 0, perSet = 0, perOrder = 0, hundredths = 0] = charges.map(
    ({ amount }) => amount,
  );
  return {
    id,
    data,
    /** The key of the choice's option. */
    option: option.key,
    label,
    /** What the choice is, how it changes production and what it needs, in sentences. */
    meaning: meaningOf(data, onlyWith),
    /** The option and choice as named on a bill. */
    billed: `${option.label}, ${label}`,
    perTab,
    perSet,
    perOrder,
    /** Hundredths of a percent of the sum of all other charges. */
    hundredths,
    /** The charges that aren't 0; if all are, one of 0 per tab. Empty for a default. */
    charges: charged.length > 0 || isDefault ? charged : charges.slice(0, 1),
    isDefault,
    /** Whether the book intends it to be cheaper than the default choice. */
    discount,
    /** The choices of other options that it is offered with, by option key; empty if with all. */
    only: Object.entries<readonly string[]>(only),
    /** `only` in words: `Light or Silver (Type Color)`; empty if the choice is always offered. */
    onlyWith,
  };
}

function meaningOf({ meaning, productionDays = 0 }: ChoiceData, onlyWith: string): string {
  const sentences = [meaning];
  if (productionDays !== 0) {
    const days = businessDays(Math.abs(productionDays));
    sentences.push(`Production takes ${days} ${productionDays < 0 ? 'less' : 'more'}.`);
  }
  if (onlyWith) sentences.push(`Only with ${onlyWith}.`);
  return sentences.join(' ');
}

/** `Light or Silver (Type Color) and Both faces (Faces)` */
function onlyText(only: NonNullable<ChoiceData['only']>, options: readonly OptionData[]): string {
  const needed = options.flatMap(({ key, label, choices }) => {
    const labels = choices.filter(({ id }) => only[key]?.includes(id)).map(({ label }) => label);
    return labels.length > 0 ? [`${listed(labels, 'or')} (${label})`] : [];
  });
  return listed(needed);
}

type Products = Pick<Catalog, 'products' | 'productIds'>;

/** Texts about products in their order, each once, with the nouns of the products that share it. */
export function textsByProduct(
  { products, productIds }: Products,
  textOf: (product: PricedProduct) => string,
) {
  const groups = Map.groupBy(productIds, (id) => textOf(products[id]));
  return [...groups].map(([text, ids]) => {
    return { text, nouns: listed(ids.map((id) => products[id].data.noun)) };
  });
}

/**
 * A text about each product as part of a sentence: alone if it is the same for all.
 *
 * @example perProduct(catalog, daysOf) // '5 business days for paper and 15 for poly'
 */
export function perProduct(
  catalog: Products,
  textOf: (product: PricedProduct) => string,
  join: (texts: readonly string[]) => string = listed,
): string {
  const groups = textsByProduct(catalog, textOf);
  if (groups.length === 1) return groups[0]?.text ?? '';
  return join(groups.map(({ text, nouns }) => `${text} for ${nouns}`));
}
