import type { ProductData } from '../book/schema.ts';
import type { QuoteDocument } from '../contract/quote.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { cutName } from '../layout/tabs.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { centsToDollars, formatCents } from '../pricing/money.ts';
import { orderUrl } from '../pricing/order-link.ts';
import type { Quote } from '../pricing/quote.ts';

/** A quote in the form that HTTP and MCP show. */
export function quoteDocument(catalog: Catalog, quote: Quote): QuoteDocument {
  const { build, nextQuantity } = quote;
  const { data, colorChange } = catalog.products[build.product];
  return {
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
    nextQuantity: nextQuantity && {
      sets: nextQuantity.sets,
      perSet: centsToDollars(nextQuantity.perSetCents),
      total: centsToDollars(nextQuantity.totalCents),
    },
    layout: build.titles ? layoutDocument(build.titles, data) : undefined,
    priceBook: catalog.book.prices.date,
    orderUrl: orderUrl(catalog, build),
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

function layoutDocument(titles: readonly string[], product: ProductData) {
  const { cut, banks, titlesThatDoNotFit } = layoutOf(titles, product);
  return {
    recommendedCut: cutName(cut),
    banks,
    titlesThatDoNotFit: titlesThatDoNotFit.map(({ tab, title, reason }) => ({
      tab,
      title,
      reason,
    })),
  };
}
