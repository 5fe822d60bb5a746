import type { ProductData } from '../book/schema.ts';
import type { QuoteDocument } from '../contract/quote.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { cutName } from '../layout/tabs.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { centsToDollars, formatCents } from '../pricing/money.ts';
import { orderUrl } from '../pricing/order-link.ts';
import type { QuantityPrice, Quote } from '../pricing/quote.ts';

/** What of a set has no price, if it was asked for. */
export interface AskedLook {
  /** N of the 1/N cut. */
  readonly cut?: number | undefined;
  /** The id of each tab's color. */
  readonly colors?: readonly string[] | undefined;
}

/** A quote in the form that HTTP and MCP show. */
export function quoteDocument(catalog: Catalog, quote: Quote, look: AskedLook = {}): QuoteDocument {
  const { build, nextQuantity } = quote;
  const { data, colorChange } = catalog.products[build.product];
  return {
    warning: warningOf(build),
    product: build.product,
    sets: build.sets,
    tabsPerSet: build.tabs,
    price: {
      currency: catalog.book.prices.currency,
      perSet: centsToDollars(quote.perSetCents),
      total: centsToDollars(quote.totalCents),
      setupIncluded: true,
    },
    options: build.options,
    colorChanges: colorChange === undefined ? undefined : build.colorChanges,
    breakdown: quote.breakdown.map(({ item, label, cents }) => ({
      item,
      label,
      amount: centsToDollars(cents),
    })),
    shipping: shippingDocument(catalog, quote),
    nextQuantity: nextQuantity && quantityDocument(nextQuantity),
    layout: build.titles ? layoutDocument(build.titles, data, look) : undefined,
    priceBook: catalog.book.prices.date,
    orderUrl: orderUrl(catalog, build, { cut: look.cut ?? null, colors: look.colors ?? [] }),
  };
}

function shippingDocument(catalog: Catalog, { shipping, totalCents }: Quote) {
  const region = catalog.book.limits.freeShippingRegion;
  const over = formatCents(catalog.freeShippingOver);
  const verdict = shipping.freeGround
    ? `The total of ${formatCents(totalCents)} USD is over ${over} USD: ground shipping is free in the ${region}.`
    : `Ground shipping is free in the ${region} on totals over ${over} USD: this one lacks ${formatCents(shipping.missingCents)} USD.`;
  return {
    freeGround: shipping.freeGround,
    region,
    freeOver: centsToDollars(catalog.freeShippingOver),
    reason: verdict,
  };
}

/** What an order costs in one quantity, in dollars. */
export function quantityDocument({ sets, perSetCents, totalCents }: QuantityPrice) {
  return { sets, perSet: centsToDollars(perSetCents), total: centsToDollars(totalCents) };
}

/** A single title with commas is often a whole list. */
function warningOf({ titles }: Build): string | undefined {
  if (titles?.length !== 1) return undefined;
  const [only = ''] = titles;
  const parts = only.split(/[,;]/).filter((part) => part.trim() !== '');
  if (parts.length < 2) return undefined;
  return `This prices one tab with one title. If the title is a list of ${parts.length}, give each tab its own title.`;
}

const reasonsMax = 10;

function layoutDocument(titles: readonly string[], product: ProductData, look: AskedLook) {
  const { cut, recommendedCut, banks, titlesThatDoNotFit, misfits } = layoutOf(titles, product, {
    cut: look.cut,
    reasonsMax,
  });
  const names = new Map(product.colors?.list.map(({ id, name }) => [id, name]));
  return {
    recommendedCut: cutName(recommendedCut),
    cut: look.cut === undefined ? undefined : cutName(cut),
    banks,
    colors: look.colors?.map((id) => names.get(id) ?? id),
    titlesThatDoNotFit: titlesThatDoNotFit.map(({ tab, title, reason }) => ({
      tab,
      title,
      reason,
    })),
    titlesThatDoNotFitCount: misfits,
  };
}
