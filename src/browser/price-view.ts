import { pictureColors } from '../drawing/set-picture.ts';
import { chosenWords } from '../order/describe.ts';
import { orderPath } from '../order/link.ts';
import type { Build } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';
import { priceAt } from '../pricing/quote.ts';
import { counted } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { roundingNote } from '../text/totals.ts';

/** A build and its price, as text for a page. */
export interface PriceView {
  /** The build in words: its numbers, then every non-default choice. */
  readonly build: string;
  readonly perSet: string;
  readonly total: string;
  /** A note that the price per set is rounded; empty if it isn't. */
  readonly rounding: string;
  /** The price of the next orderable quantity; empty at the top. */
  readonly next: string;
  /** Opens the designer with this build selected. */
  readonly href: string;
}

export function priceView(product: PricedProduct, build: Build): PriceView {
  const price = priceAt(product, build, build.sets);
  return {
    build: [
      counted(build.tabs, 'tab'),
      counted(build.sets, 'set'),
      ...chosenWords(product, build),
    ].join(', '),
    perSet: dollars(price.perSetCents),
    total: dollars(price.totalCents),
    rounding: roundingNote(price),
    next: nextBreak(product, build),
    href: orderPath(product, build),
  };
}

/** The order link of a build in the colors of its picture. */
export function picturedOrderPath(product: PricedProduct, build: Build): string {
  const path = orderPath(product, build);
  const ids = pictureColors(product.data).map(({ id }) => id);
  return ids.length < 2 ? path : `${path}#colors=${ids.slice(0, build.tabs).join('.')}`;
}

function nextBreak(product: PricedProduct, build: Build): string {
  const { quantities } = product;
  const next = quantities[quantities.indexOf(build.sets) + 1];
  if (next === undefined) return '';
  const { perSetCents, totalCents } = priceAt(product, build, next);
  return `${counted(next, 'set')}: ${dollars(perSetCents)} a set, ${dollars(totalCents)} total.`;
}
