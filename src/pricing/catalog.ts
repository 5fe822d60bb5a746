import { buildParameters } from '../book/parameters.ts';
import { productIds } from '../book/product-ids.ts';
import type {
  Book,
  OptionData,
  OrderBook,
  PerOrderCharge,
  PerTabCharge,
  PriceBookData,
  ProductData,
  ProductId,
} from '../book/schema.ts';
import {
  type Cents,
  divideHalfUp,
  dollarsToMicros,
  formatMicros,
  type Micros,
  microsToCents,
} from './money.ts';

/** Where a figure comes from: the trade's published figures, or the seller's estimate. */
export type Basis = PerOrderCharge['basis'];

/** The price per tab at one orderable quantity. */
export interface Rate {
  readonly sets: number;
  readonly perTab: Micros;
  /** `perTab` as people read it. */
  readonly each: string;
  readonly basis: Basis;
}

/** A choice with what it adds; both amounts are 0 for a default. */
export interface PricedChoice {
  readonly id: string;
  /** The key of its option. */
  readonly option: string;
  readonly label: string;
  readonly meaning: string;
  readonly perTab: Micros;
  /** `perTab` as people read it. */
  readonly each: string;
  readonly perOrder: Micros;
  /** The option and this choice of it as a bill names them. */
  readonly billed: string;
  readonly basis: Basis | undefined;
  /** What there is to say about where the amount comes from. */
  readonly note: string | undefined;
  readonly isDefault: boolean;
  /** Whether the book means it to make a build cheaper than the default choice. */
  readonly discount: boolean;
}

export interface PricedOption {
  readonly key: string;
  readonly label: string;
  readonly default: string;
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
  /** The keys of all options of all products, each once. */
  readonly optionKeys: readonly string[];
  /** The names of all parameters of an order link, the options before the color changes. */
  readonly linkParameters: ReadonlySet<string>;
}

/** A catalog of the whole book: what documents, endpoints and pages answer out of. */
export interface SiteCatalog extends Catalog {
  readonly book: Book;
}

export { productIds };

/**
 * Opens a checked book under the address that its links begin with.
 *
 * @param book as `checkBook` has found it whole; a faulty one gives unspecified prices.
 */
export function openCatalog<Opened extends OrderBook>(
  book: Opened,
  baseUrl: string,
): Catalog & { readonly book: Opened } {
  const optionKeys = [
    ...new Set(productIds.flatMap((id) => book.products[id].options.map(({ key }) => key))),
  ];
  return {
    book,
    baseUrl,
    freeShippingOver: microsToCents(dollarsToMicros(book.limits.freeShippingOver)),
    products: {
      paper: openProduct(productSource(book, 'paper')),
      poly: openProduct(productSource(book, 'poly')),
    },
    optionKeys,
    linkParameters: new Set(buildParameters.toSpliced(-1, 0, ...optionKeys)),
  };
}

type ProductPrices = PriceBookData['products'][ProductId];

/** What the book says of one product: plain data, enough to price it anywhere. */
export interface ProductSource {
  readonly data: ProductData;
  readonly prices: ProductPrices;
  /** Orderable numbers of sets, ascending. */
  readonly quantities: readonly number[];
}

export function productSource(book: OrderBook, id: ProductId): ProductSource {
  return {
    data: book.products[id],
    prices: book.prices.products[id],
    quantities: book.limits.setQuantities,
  };
}

/** Opens one product alone, such as a page does that shows nothing else. */
export function openProduct({ data, prices, quantities }: ProductSource): PricedProduct {
  return {
    id: data.id,
    data,
    setup: dollarsToMicros(prices.setup.perOrder),
    rates: new Map(quantities.map((sets) => [sets, rateAt(sets, prices.rates)])),
    options: data.options.map((option) => priceOption(option, prices.choices[option.key])),
    defaults: Object.fromEntries(data.options.map((option) => [option.key, option.default])),
    colorChange: prices.colorChange && dollarsToMicros(prices.colorChange.perOrder),
  };
}

function priceOption(
  option: OptionData,
  charges: Readonly<Record<string, PerTabCharge | PerOrderCharge>> = {},
): PricedOption {
  const choices = option.choices.map((choice): [string, PricedChoice] => {
    const charge = charges[choice.id];
    const perTab = charge && 'perTab' in charge ? dollarsToMicros(charge.perTab) : 0;
    return [
      choice.id,
      {
        ...choice,
        option: option.key,
        billed: `${option.label}, ${choice.label}`,
        perTab,
        each: formatMicros(perTab),
        perOrder: charge && 'perOrder' in charge ? dollarsToMicros(charge.perOrder) : 0,
        basis: charge?.basis,
        note: charge?.note,
        isDefault: choice.id === option.default,
        discount: Boolean(charge && 'discount' in charge && charge.discount),
      },
    ];
  });
  return {
    key: option.key,
    label: option.label,
    default: option.default,
    choices: new Map(choices),
  };
}

/** Interpolated rates are rounded to ten-thousandths of a dollar. */
const interpolationStep: Micros = 100;

/**
 * The book's own rate, or one on the straight line between its neighbors in `sets`, rounded
 * half-up to ten-thousandths of a dollar and marked as estimated.
 */
function rateAt(sets: number, rates: ProductPrices['rates']): Rate {
  const own = rates[String(sets)];
  if (own !== undefined) return rate(sets, dollarsToMicros(own), 'published');
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
  return rate(sets, perTab, 'estimated');
}

function rate(sets: number, perTab: Micros, basis: Basis): Rate {
  return { sets, perTab, each: formatMicros(perTab), basis };
}
