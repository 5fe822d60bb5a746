import { buildParameters } from '../book/parameters.ts';
import type {
  Book,
  ChoiceData,
  OptionData,
  OrderBook,
  ProductData,
  ProductId,
} from '../book/schema.ts';
import { counted } from './counts.ts';
import {
  type Cents,
  divideHalfUp,
  dollarsToMicros,
  formatMicros,
  type Micros,
  microsToCents,
} from './money.ts';

/** The price per tab at one orderable quantity. */
export interface Rate {
  readonly sets: number;
  readonly perTab: Micros;
  /** `perTab` as people read it. */
  readonly each: string;
}

/** A choice with what it adds; both amounts are 0 for a default. */
export interface PricedChoice {
  readonly id: string;
  readonly data: ChoiceData;
  /** The key of its option. */
  readonly option: string;
  readonly label: string;
  /** What it means, and how it changes production, in sentences. */
  readonly meaning: string;
  readonly perTab: Micros;
  /** `perTab` as people read it. */
  readonly each: string;
  readonly perOrder: Micros;
  /** The option and this choice of it as a bill names them. */
  readonly billed: string;
  readonly isDefault: boolean;
  /** Whether the book means it to make a build cheaper than the default choice. */
  readonly discount: boolean;
}

export interface PricedOption {
  readonly key: string;
  readonly label: string;
  /** How buyers ask about it. */
  readonly question: string | undefined;
  readonly default: string;
  /** Whether any of its choices makes production shorter or longer. */
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
  /** Every option at its default, by its key. */
  readonly defaults: Readonly<Record<string, string>>;
  /** What each color change adds to an order; `undefined` where tabs have no colors of their own. */
  readonly colorChange: Micros | undefined;
}

/** The book in the form that questions are answered from: amounts parsed, every rate in place. */
export interface Catalog {
  readonly book: OrderBook;
  /** The site's address without a slash at its end. */
  readonly baseUrl: string;
  /** Ground shipping is free for totals over this. */
  readonly freeShippingOver: Cents;
  readonly products: Readonly<Record<ProductId, PricedProduct>>;
  /** The products, in the order in which they are shown. */
  readonly productIds: readonly ProductId[];
  /** The first product: what is meant if nothing else is said. */
  readonly defaultProduct: ProductId;
  /** The keys of all options of all products, each once. */
  readonly optionKeys: readonly string[];
  /** The names of all parameters of an order link, the options before the color changes. */
  readonly linkParameters: ReadonlySet<string>;
}

/** A catalog of the whole book: what documents, endpoints and pages answer out of. */
export interface SiteCatalog extends Catalog {
  readonly book: Book;
}

/**
 * Opens a checked book under the address that its links begin with.
 *
 * @param book as `checkBook` has found it whole; a faulty one gives unspecified prices.
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

/** The keys of options that can make production shorter or longer, of any product. */
export function productionOptionKeys({ products, productIds, optionKeys }: Catalog): string[] {
  const changing = productIds
    .flatMap((id) => products[id].options)
    .filter(({ changesProduction }) => changesProduction)
    .map(({ key }) => key);
  return optionKeys.filter((key) => changing.includes(key));
}

/** What the book says of one product: plain data, enough to price it anywhere. */
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

/** Opens one product alone, such as a page does that shows nothing else. */
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
 * The book's own rate, or one on the straight line between its neighbors in `sets`, rounded
 * half-up to ten-thousandths of a dollar.
 */
function rateAt(sets: number, rates: ProductData['rates']): Rate {
  const own = rates[String(sets)];
  if (own !== undefined) return rate(sets, dollarsToMicros(own));
  const priced = Object.entries(rates).map(([at, rate]) => ({ at: Number(at), rate }));
  const below = priced.findLast(({ at }) => at < sets);
  const above = priced.find(({ at }) => at > sets);
  if (!below || !above)
    throw new RangeError(`no rate for ${sets} sets, nor one on both sides of it`);
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
