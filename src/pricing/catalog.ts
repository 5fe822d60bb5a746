import { buildParameters } from '../book/parameters.ts';
import type {
  Book,
  ChoiceData,
  OptionData,
  OrderBook,
  ProductData,
  ProductId,
} from '../book/schema.ts';
import { counted } from '../text/counts.ts';
import { formatMicros } from '../text/money.ts';
import { type Cents, divideHalfUp, dollarsToMicros, type Micros, microsToCents } from './money.ts';

/** The price per tab at one orderable quantity. */
export interface Rate {
  readonly sets: number;
  readonly perTab: Micros;
  /** `perTab` formatted for display. */
  readonly each: string;
}

/** A choice with its adders; both amounts are 0 for a default. */
export interface PricedChoice {
  readonly id: string;
  readonly data: ChoiceData;
  /** The key of the choice's option. */
  readonly option: string;
  readonly label: string;
  /** What the choice is, and how it changes production, in sentences. */
  readonly meaning: string;
  readonly perTab: Micros;
  /** `perTab` formatted for display. */
  readonly each: string;
  readonly perOrder: Micros;
  /** The option and choice as named on a bill. */
  readonly billed: string;
  readonly isDefault: boolean;
  /** Whether the book intends it to be cheaper than the default choice. */
  readonly discount: boolean;
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
  /** By number of sets, ascending. */
  readonly rates: ReadonlyMap<number, Rate>;
  readonly options: readonly PricedOption[];
  /** The default choice of every option, by option key. */
  readonly defaults: Readonly<Record<string, string>>;
  /** What each color change adds to an order; `undefined` if tabs don't come in colors. */
  readonly colorChange: Micros | undefined;
}

/** The book prepared for quoting: amounts parsed, a rate for every quantity. */
export interface Catalog {
  readonly book: OrderBook;
  /** The site's base URL without a trailing slash. */
  readonly baseUrl: string;
  /** Ground shipping is free for totals above this. */
  readonly freeShippingOver: Cents;
  readonly products: Readonly<Record<ProductId, PricedProduct>>;
  /** The products, in display order. */
  readonly productIds: readonly ProductId[];
  /** The first product, used if none is specified. */
  readonly defaultProduct: ProductId;
  /** The option keys of all products, without duplicates. */
  readonly optionKeys: readonly string[];
  /** The parameter names of an order link, options before color changes. */
  readonly linkParameters: ReadonlySet<string>;
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
  const productIds = Object.keys(book.products) as ProductId[];
  const optionKeys = [
    ...new Set(productIds.flatMap((id) => book.products[id].options.map(({ key }) => key))),
  ];
  return {
    book,
    baseUrl,
    freeShippingOver: microsToCents(dollarsToMicros(book.limits.freeShippingOver)),
    products: Object.fromEntries(
      productIds.map((id) => [id, openProduct(productSource(book, id))]),
    ) as Record<ProductId, PricedProduct>,
    productIds,
    defaultProduct: productIds[0] as ProductId,
    optionKeys,
    linkParameters: new Set(buildParameters.toSpliced(-1, 0, ...optionKeys)),
  };
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

export function productSource(book: OrderBook, id: ProductId): ProductSource {
  return {
    id,
    data: book.products[id],
    quantities: book.limits.setQuantities,
  };
}

/** Opens a single product, for a page that needs no other. */
export function openProduct({ id, data, quantities }: ProductSource): PricedProduct {
  return {
    id,
    data,
    setup: dollarsToMicros(data.setup),
    rates: new Map(quantities.map((sets) => [sets, rateAt(sets, data.rates)])),
    options: data.options.map(priceOption),
    defaults: Object.fromEntries(data.options.map((option) => [option.key, option.default])),
    colorChange: data.colorChange === undefined ? undefined : dollarsToMicros(data.colorChange),
  };
}

function priceOption(option: OptionData): PricedOption {
  const { key, label, question, default: fallback, choices } = option;
  return {
    key,
    label,
    question,
    default: fallback,
    changesProduction: choices.some(({ productionDays }) => productionDays),
    choices: new Map(choices.map((choice) => [choice.id, priceChoice(option, choice)])),
  };
}

function priceChoice(option: OptionData, data: ChoiceData): PricedChoice {
  const { id, label, perTab = '0', perOrder = '0', discount = false } = data;
  const perTabMicros = dollarsToMicros(perTab);
  return {
    id,
    data,
    option: option.key,
    label,
    meaning: meaningOf(data),
    billed: `${option.label}, ${label}`,
    perTab: perTabMicros,
    each: formatMicros(perTabMicros),
    perOrder: dollarsToMicros(perOrder),
    isDefault: id === option.default,
    discount,
  };
}

function meaningOf({ meaning, productionDays = 0 }: ChoiceData): string {
  if (productionDays === 0) return meaning;
  const days = counted(Math.abs(productionDays), 'business day');
  return `${meaning} Production takes ${days} ${productionDays < 0 ? 'less' : 'more'}.`;
}

/** Interpolated rates are rounded to ten-thousandths of a dollar. */
const interpolationStep: Micros = 100;

/**
 * The book's own rate, or one interpolated linearly between its neighbors in `sets`, rounded
 * half-up to ten-thousandths of a dollar.
 */
function rateAt(sets: number, rates: ProductData['rates']): Rate {
  const own = rates[String(sets)];
  if (own !== undefined) return rate(sets, dollarsToMicros(own));
  const priced = Object.entries(rates).map(([at, rate]) => ({ at: Number(at), rate }));
  const below = priced.findLast(({ at }) => at < sets);
  const above = priced.find(({ at }) => at > sets);
  if (!below || !above)
    throw new RangeError(`no rate for ${sets} sets, and none on both sides to interpolate`);
  const weighted =
    dollarsToMicros(below.rate) * (above.at - sets) +
    dollarsToMicros(above.rate) * (sets - below.at);
  const perTab =
    divideHalfUp(weighted, (above.at - below.at) * interpolationStep) * interpolationStep;
  return rate(sets, perTab);
}

function rate(sets: number, perTab: Micros): Rate {
  return { sets, perTab, each: formatMicros(perTab) };
}
