import type { ProductData } from '../book/schema.ts';
import type { ErrorDocument, QuoteDocument } from '../contract/answers.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { lookOf, unreadablePrint } from '../layout/look.ts';
import { cutName } from '../layout/tabs.ts';
import type { Problem } from '../order/field.ts';
import { type Beyond, orderUrl } from '../order/link.ts';
import type { Build } from '../pricing/build.ts';
import { type Catalog, type PricedProduct, quoteFormUrl } from '../pricing/catalog.ts';
import { centsToDollars, microsToDollars } from '../pricing/money.ts';
import { priceAt, type QuantityPrice, type Quote } from '../pricing/quote.ts';
import { cheaperNotice, usualNotice } from '../pricing/usual.ts';
import { cutShort, explain } from '../text/echo.ts';
import { formatCents } from '../text/money.ts';
import { listed } from '../text/words.ts';
import { wholeListWarning } from './whole-list.ts';

/** Parts of a request that don't affect the price. */
interface QuoteExtras {
  /** What the order has besides its build, for its link. */
  readonly beyond?: Beyond | undefined;
  /** The destination, if it is outside the region with free shipping. */
  readonly beyondFreeShipping?: string | undefined;
}

/** A quote in the form that HTTP and MCP return. */
export function quoteDocument(
  catalog: Catalog,
  quote: Quote,
  extras: QuoteExtras = {},
): QuoteDocument {
  const { build, nextQuantity } = quote;
  const { data, colorChange } = catalog.products[build.product];
  const notices = noticesOf(catalog, quote);
  const { currency, excludes, date } = catalog.book.prices;
  const shipping = shippingDocument(catalog, quote, extras.beyondFreeShipping);
  // Not by map: JSON.stringify takes a slower path for the arrays that it returns.
  const breakdown: QuoteDocument['breakdown'] = [];
  for (const { item, label, count, each, cents } of quote.breakdown) {
    const dollars = each === undefined ? undefined : microsToDollars(each);
    breakdown.push({ item, label, count, each: dollars, amount: centsToDollars(cents) });
  }
  return {
    warning: warningOf(catalog, build, extras),
    product: build.product,
    sets: build.sets,
    tabsPerSet: build.tabs,
    price: {
      currency,
      perSet: centsToDollars(quote.perSetCents),
      total: centsToDollars(quote.totalCents),
      setupIncluded: true,
    },
    options: build.options,
    colorChanges: colorChange === undefined ? undefined : build.colorChanges,
    breakdown,
    shipping,
    excludes: shipping.freeGround ? excludes : [...excludes, 'ground shipping'],
    notices: notices.length > 0 ? notices : undefined,
    nextQuantity: nextQuantity && quantityDocument(nextQuantity),
    layout: build.titles ? layoutDocument(build.titles, data, extras) : undefined,
    priceBook: date,
    orderUrl: orderUrl(catalog, build, extras.beyond),
  };
}

function shippingDocument(
  { book, freeShippingOver }: Catalog,
  { shipping: { freeGround, missingCents } }: Quote,
  beyond: string | undefined,
) {
  const region = book.limits.freeShippingRegion;
  if (freeShippingOver === undefined || missingCents === undefined) {
    return { freeGround, region, reason: 'Ground shipping is added to every order.' };
  }
  const over = `over ${formatCents(freeShippingOver)} USD`;
  const missing = freeGround ? '' : `: add ${formatCents(missingCents)} USD`;
  const reason = `Totals ${over} ship free in the ${region}${missing}.`;
  return {
    freeGround: freeGround && beyond === undefined,
    region,
    freeOver: centsToDollars(freeShippingOver),
    reason: beyond
      ? `Ground shipping is free in the ${region} only: shipping to ${beyond} costs extra.`
      : reason,
  };
}

/** The price of a build at every orderable quantity, in dollars. */
export function quantityDocuments(product: PricedProduct, build: Build) {
  return product.quantities.map((sets) => quantityDocument(priceAt(product, build, sets)));
}

function quantityDocument({ sets, perSetCents, totalCents }: QuantityPrice) {
  return { sets, perSet: centsToDollars(perSetCents), total: centsToDollars(totalCents) };
}

/** What was quoted, and what an order of it may lack, as sentences. */
export function noticesOf(catalog: Catalog, quote: Quote): string[] {
  const { build, cheaper } = quote;
  const { data, colorChange } = catalog.products[build.product];
  const stock = data.colors?.list.length ?? 0;
  const colors = build.colorChanges + 1;
  const usual = usualNotice(catalog, quote);
  return [
    ...(colorChange !== undefined && colors > stock
      ? [`This prices ${colors} colors; ${data.noun} comes in ${stock} stock colors.`]
      : []),
    ...(usual ? [usual] : []),
    ...(cheaper ? [cheaperNotice(cheaper)] : []),
  ];
}

/** What may be wrong with a build, or with its colors. */
export function warningOf(
  catalog: Catalog,
  build: Build,
  extras: QuoteExtras = {},
): string | undefined {
  const list = build.titles && wholeListWarning(build.titles);
  const warnings = [list, inkWarning(catalog, build, extras)].filter(Boolean);
  return warnings.length > 0 ? warnings.join(' ') : undefined;
}

function inkWarning(
  catalog: Catalog,
  { product, options }: Build,
  { beyond }: QuoteExtras,
): string | undefined {
  const { colors = [] } = beyond?.look ?? {};
  if (colors.length === 0) return undefined;
  const { data, options: offered } = catalog.products[product];
  const print = unreadablePrint(data, lookOf(data, options), colors);
  if (!print) return undefined;
  const { ink } = print;
  const on = listed(print.colors.map(({ name }) => name));
  if (!ink) {
    return `The print is hard to read on ${on}. Choose lighter colors, or ask for another ink at ${quoteFormUrl(catalog)}.`;
  }
  const option = offered.find(({ key }) => key === ink.option);
  const used = option?.choices.get(options[ink.option] ?? '')?.label ?? 'This';
  return `${used} print is hard to read on ${on}. Use ${ink.option} \`${ink.choice}\`.`;
}

function layoutDocument(titles: readonly string[], product: ProductData, { beyond }: QuoteExtras) {
  const { cut: asked, colors = [] } = beyond?.look ?? {};
  const layout = layoutOf(titles, product, { cut: asked ?? undefined, reasonsMax: 10 });
  const names = new Map(product.colors?.list.map(({ id, name }) => [id, name]));
  return {
    recommendedCut: cutName(layout.recommendedCut),
    cut: asked == null ? undefined : cutName(layout.cut),
    banks: layout.banks,
    colors: colors.length > 0 ? colors.map((id) => names.get(id) ?? id) : undefined,
    titlesThatDoNotFit: layout.titlesThatDoNotFit,
    titlesThatDoNotFitCount:
      layout.misfits > layout.titlesThatDoNotFit.length ? layout.misfits : undefined,
  };
}

/** A longer corrected query doesn't help: its parts are in the sentences. */
const correctedMax = 500;

/**
 * Every problem of a request in sentences; the other members describe the first one.
 *
 * @param corrected the query to send instead, if only the words were wrong.
 */
export function problemsDocument(problems: readonly Problem[], corrected = ''): ErrorDocument {
  const isShort = corrected !== '' && corrected.length <= correctedMax;
  const first = problems[0];
  return {
    error: explain(problems, isShort ? ` Send ${corrected}` : ''),
    code: first?.code,
    parameter: first?.parameter && cutShort(first.parameter),
    validValues: first?.validValues && [...first.validValues],
    quoteForm: problems.find((problem) => problem.quoteForm)?.quoteForm,
  };
}
