import type {
  Book,
  ChoiceData,
  OptionData,
  OrderBook,
  ProductData,
  ProductId,
} from '../book/schema.ts';
import { counted } from '../text/counts.ts';
import { listed } from '../text/words.ts';
import { type Charge, chargesIn } from './charges.ts';
import { type Cents, dollarsToMicros, type Micros, microsToCents } from './money.ts';
import { openRates, type Rates } from './rates.ts';

/** A choice with its charges; all amounts are 0 for a default. */
export interface PricedChoice {
  readonly id: string;
  readonly data: ChoiceData;
  /** The key of the choice's option. */
  readonly option: string;
  readonly label: string;
  /** What the choice is, how it changes production and what it needs, in sentences. */
  readonly meaning: string;
  readonly perTab: Micros;
  readonly perSet: Micros;
  readonly perOrder: Micros;
  /** Tenths of a percent of the sum of all other charges. */
  readonly permille: number;
  /** The charges that aren't 0; if all are, one of 0 per tab. Empty for a default. */
  readonly charges: readonly Charge[];
  /** The option and choice as named on a bill. */
  readonly billed: string;
  readonly isDefault: boolean;
  /** Whether the book intends it to be cheaper than the default choice. */
  readonly discount: boolean;
  /** The choices of other options that it is offered with, by option key; empty if with all. */
  readonly only: readonly (readonly [key: string, ids: readonly string[]])[];
  /** `only` in words: `Light or Silver (Type Color)`; empty if the choice is always offered. */
  readonly onlyWith: string;
}

export interface PricedOption {
  readonly key: string;
  readonly label: string;
  /** The question that buyers answer with it. */
  readonly question: string | undefined;
  readonly default: string;
  /** Whether any of its choices changes production time. */
  readonly changesProduction: boolean;
  readonly choices: ReadonlyMap<string, PricedChoice>;
}

export interface PricedProduct {
  readonly id: ProductId;
  readonly data: ProductData;
  readonly setup: Micros;
  /** Orderable numbers of sets, ascending. */
  readonly quantities: readonly number[];
  readonly rates: Rates;
  readonly options: readonly PricedOption[];
  /** The choices that are offered only with certain choices of other options. */
  readonly conditional: readonly PricedChoice[];
  /** The default choice of every option, by option key. */
  readonly defaults: Readonly<Record<string, string>>;
  /** What each color change adds to an order; `undefined` if tabs don't come in colors. */
  readonly colorChange: Micros | undefined;
  /** The least that an order costs; 0 if there is no minimum. */
  readonly minimumCents: Cents;
}

/** The book prepared for quoting: amounts parsed, rates looked up. */
export interface Catalog {
  readonly book: OrderBook;
  /** The site's base URL without a trailing slash. */
  readonly baseUrl: string;
  /** Ground shipping is free for totals above this; `undefined` if it never is. */
  readonly freeShippingOver: Cents | undefined;
  readonly products: Readonly<Record<ProductId, PricedProduct>>;
  /** The products, in display order. */
  readonly productIds: readonly ProductId[];
  /** The numbers of sets in which any product can be ordered, ascending. */
  readonly quantities: readonly number[];
  /** The first product, used if none is specified. */
  readonly defaultProduct: ProductId;
  /** The option keys of all products, without duplicates. */
  readonly optionKeys: readonly string[];
}

/** A catalog of the whole book, for documents, endpoints and pages. */
export interface SiteCatalog extends Catalog {
  readonly book: Book;
}

/**
 * Opens a checked book under the base URL of its links.
 *
 * @param book one that `checkBook` found valid; otherwise prices are unspecified.
 */
export function openCatalog<Opened extends OrderBook>(
  book: Opened,
  baseUrl: string,
): Catalog & { readonly book: Opened } {
  const { freeShippingOver } = book.limits;
  const productIds = Object.keys(book.products) as ProductId[];
  const optionKeys = [
    ...new Set(productIds.flatMap((id) => book.products[id].options.map(({ key }) => key))),
  ];
  const products = Object.fromEntries(
    productIds.map((id) => [id, openProduct(productSource(book, id))]),
  ) as Record<ProductId, PricedProduct>;
  return {
    book,
    baseUrl,
    freeShippingOver: freeShippingOver === null ? undefined : centsOf(freeShippingOver),
    products,
    productIds,
    quantities: [...new Set(productIds.flatMap((id) => products[id].quantities))].sort(
      (one, other) => one - other,
    ),
    defaultProduct: productIds[0] as ProductId,
    optionKeys,
  };
}

function centsOf(dollars: string): Cents {
  return microsToCents(dollarsToMicros(dollars));
}

/** The URL of the form for requests priced by quote only. */
export function quoteFormUrl(catalog: Pick<Catalog, 'baseUrl' | 'book'>): string {
  return `${catalog.baseUrl}${catalog.book.seller.quotePath}`;
}

/** Returns whether tabs of any product come in colors. */
export function hasColors({ products, productIds }: Catalog): boolean {
  return productIds.some((id) => products[id].data.colors !== undefined);
}

/** The keys of options that can change production time, for any product. */
export function productionOptionKeys({ products, productIds, optionKeys }: Catalog): string[] {
  const changing = productIds
    .flatMap((id) => products[id].options)
    .filter(({ changesProduction }) => changesProduction)
    .map(({ key }) => key);
  return optionKeys.filter((key) => changing.includes(key));
}

/** The book's data on one product: plain data, enough to price it anywhere. */
export interface ProductSource {
  readonly id: ProductId;
  readonly data: ProductData;
  /** Orderable numbers of sets, ascending. */
  readonly quantities: readonly number[];
}

export function productSource({ products, limits }: OrderBook, id: ProductId): ProductSource {
  const data = products[id];
  return { id, data, quantities: data.quantities ?? limits.setQuantities };
}

/** Opens a single product, for a page that needs no other. */
export function openProduct({ id, data, quantities }: ProductSource): PricedProduct {
  const { setup, colorChange, minimumCharge = '0' } = data;
  const options = data.options.map((option) => priceOption(option, data.options));
  return {
    id,
    data,
    setup: dollarsToMicros(setup),
    quantities,
    rates: openRates(data, quantities),
    options,
    conditional: allChoices({ options }).filter(({ only }) => only.length > 0),
    defaults: Object.fromEntries(options.map((option) => [option.key, option.default])),
    colorChange: colorChange === undefined ? undefined : dollarsToMicros(colorChange),
    minimumCents: centsOf(minimumCharge),
  };
}

/** Every choice of a product, option by option. */
export function allChoices({ options }: Pick<PricedProduct, 'options'>): PricedChoice[] {
  return options.flatMap(({ choices }) => [...choices.values()]);
}

function priceOption(option: OptionData, all: readonly OptionData[]): PricedOption {
  const { key, label, question, default: fallback, choices } = option;
  return {
    key,
    label,
    question,
    default: fallback,
    changesProduction: choices.some(({ productionDays }) => productionDays),
    choices: new Map(choices.map((choice) => [choice.id, priceChoice(option, choice, all)])),
  };
}

function priceChoice(
  option: OptionData,
  data: ChoiceData,
  all: readonly OptionData[],
): PricedChoice {
  const { id, label, discount = false, only = {} } = data;
  const isDefault = id === option.default;
  const onlyWith = onlyText(only, all);
  const charges = chargesIn(data);
  const charged = charges.filter(({ amount }) => amount !== 0);
  const [perTab = 0, perSet = 0, perOrder = 0, permille = 0] = charges.map(({ amount }) => amount);
  return {
    id,
    data,
    option: option.key,
    label,
    meaning: meaningOf(data, onlyWith),
    billed: `${option.label}, ${label}`,
    perTab,
    perSet,
    perOrder,
    permille,
    charges: charged.length > 0 || isDefault ? charged : charges.slice(0, 1),
    isDefault,
    discount,
    only: Object.entries(only),
    onlyWith,
  };
}

function meaningOf({ meaning, productionDays = 0 }: ChoiceData, onlyWith: string): string {
  const sentences = [meaning];
  if (productionDays !== 0) {
    const days = counted(Math.abs(productionDays), 'business day');
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
