import type { ProductData } from '../book/schema.ts';
import type { QuoteDocument } from '../contract/quote.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { lookOf } from '../layout/look.ts';
import { unreadablePrint } from '../layout/readable-ink.ts';
import { cutName } from '../layout/tabs.ts';
import { type Beyond, orderUrl } from '../order/link.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { quoteFormUrl } from '../pricing/catalog.ts';
import { centsToDollars } from '../pricing/money.ts';
import type { QuantityPrice, Quote } from '../pricing/quote.ts';
import { type UsualBuild, usualNotice } from '../pricing/usual.ts';
import { formatCents } from '../text/money.ts';
import { listed } from '../text/words.ts';
import { wholeListWarning } from './whole-list.ts';

/** Parts of a request that don't affect the price. */
export interface QuoteExtras {
  /** What the order has besides its build, for its link. */
  readonly beyond?: Beyond | undefined;
  /** The destination, if it is outside the region with free shipping. */
  readonly beyondFreeShipping?: string | undefined;
  /** The same order with the usual options, if this one probably lacks them. */
  readonly usual?: UsualBuild | undefined;
}

/** A quote in the form that HTTP and MCP return. */
export function quoteDocument(
  catalog: Catalog,
  quote: Quote,
  extras: QuoteExtras = {},
): QuoteDocument {
  const { build, nextQuantity } = quote;
  const { data, colorChange } = catalog.products[build.product];
  const shipping = shippingDocument(catalog, quote, extras);
  return {
    warning: (build.titles && wholeListWarning(build.titles)) ?? inkWarning(catalog, build, extras),
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
    shipping,
    excludes: [
      ...catalog.book.prices.excludes,
      ...(shipping.freeGround ? [] : ['ground shipping']),
    ],
    notices: extras.usual && [usualNotice(extras.usual)],
    nextQuantity: nextQuantity && quantityDocument(nextQuantity),
    layout: build.titles ? layoutDocument(build.titles, data, extras) : undefined,
    priceBook: catalog.book.prices.date,
    orderUrl: orderUrl(catalog, build, extras.beyond),
  };
}

function shippingDocument(catalog: Catalog, quote: Quote, { beyondFreeShipping }: QuoteExtras) {
  const region = catalog.book.limits.freeShippingRegion;
  return {
    freeGround: quote.shipping.freeGround && beyondFreeShipping === undefined,
    region,
    freeOver: centsToDollars(catalog.freeShippingOver),
    reason: beyondFreeShipping
      ? `Ground shipping is free in the ${region} only: shipping to ${beyondFreeShipping} costs extra.`
      : shippingReason(catalog, quote, region),
  };
}

function shippingReason(catalog: Catalog, { shipping, totalCents }: Quote, region: string): string {
  const over = formatCents(catalog.freeShippingOver);
  return shipping.freeGround
    ? `The total of ${formatCents(totalCents)} USD is over ${over} USD: ground shipping is free in the ${region}.`
    : `Ground shipping is free in the ${region} on totals over ${over} USD: add ${formatCents(shipping.missingCents)} USD to ship free.`;
}

/** The price of an order at one quantity, in dollars. */
export function quantityDocument({ sets, perSetCents, totalCents }: QuantityPrice) {
  return { sets, perSet: centsToDollars(perSetCents), total: centsToDollars(totalCents) };
}

/** Warns if the print would be hard to read on one of the given colors. */
function inkWarning(
  catalog: Catalog,
  { product, options }: Build,
  { beyond }: QuoteExtras,
): string | undefined {
  const { colors = [] } = beyond?.look ?? {};
  if (colors.length === 0) return undefined;
  const { data } = catalog.products[product];
  const print = unreadablePrint(data, lookOf(data, options), colors);
  if (!print) return undefined;
  const { ink } = print;
  const on = listed(print.colors.map(({ name }) => name));
  if (!ink) {
    return `The print is hard to read on ${on}. Choose lighter colors, or ask for another ink at ${quoteFormUrl(catalog)}.`;
  }
  const option = catalog.products[product].options.find(({ key }) => key === ink.option);
  const used = option?.choices.get(options[ink.option] ?? '')?.label ?? 'This';
  return `${used} print is hard to read on ${on}. Use ${ink.option} \`${ink.choice}\`.`;
}

const reasonsMax = 10;

function layoutDocument(titles: readonly string[], product: ProductData, { beyond }: QuoteExtras) {
  const { cut: asked, colors = [] } = beyond?.look ?? {};
  const { cut, recommendedCut, banks, titlesThatDoNotFit, misfits } = layoutOf(titles, product, {
    cut: asked ?? undefined,
    reasonsMax,
  });
  const names = new Map(product.colors?.list.map(({ id, name }) => [id, name]));
  return {
    recommendedCut: cutName(recommendedCut),
    cut: asked == null ? undefined : cutName(cut),
    banks,
    colors: colors.length > 0 ? colors.map((id) => names.get(id) ?? id) : undefined,
    titlesThatDoNotFit: titlesThatDoNotFit.map(({ tab, title, reason }) => ({
      tab,
      title,
      reason,
    })),
    titlesThatDoNotFitCount: misfits,
  };
}
