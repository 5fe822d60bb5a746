import { orderPath } from '../order/path.ts';
import type { Build } from '../pricing/build.ts';
import { chosenWords } from '../pricing/build.ts';
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

function nextBreak(product: PricedProduct, build: Build): string {
  const { quantities } = product;
  const next = quantities[quantities.indexOf(build.sets) + 1];
  if (next === undefined) return '';
  const { perSetCents, totalCents } = priceAt(product, build, next);
  return `${counted(next, 'set')}: ${dollars(perSetCents)} a set, ${dollars(totalCents)} total.`;
}
