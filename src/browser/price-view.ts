import { orderPath } from '../order/path.ts';
import { type Build, chosenWords } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';
import type { Cents } from '../pricing/money.ts';
import { maxSetsFor } from '../pricing/quantities.ts';
import { priceAt } from '../pricing/quote.ts';
import { counted } from '../text/counts.ts';
import { dollars, roundingNote } from '../text/money.ts';

/** A build and its price, as text for a page. */
export function priceView(product: PricedProduct, build: Build) {
  const price = priceAt(product, build, build.sets);
  return {
    /** The build in words: its numbers, then every non-default choice. */
    build: [
      counted(build.tabs, 'tab'),
      counted(build.sets, 'set'),
      ...chosenWords(product, build),
    ].join(', '),
    perSet: dollars(price.perSetCents),
    total: dollars(price.totalCents),
    /** A note that the price per set is rounded; empty if it isn't. */
    rounding: roundingNote(price),
    /** The price of the next orderable quantity; empty at the top. */
    next: nextBreak(product, build),
    /** Opens the designer with this build selected. */
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

/** Returns an element by an id that is known to be on the page. */
export function byId<Kind extends HTMLElement>(id: string): Kind {
  return document.getElementById(id) as Kind;
}

/** Returns the data that the page passes to its script. */
export function pageData<Data>(): Data {
  return JSON.parse(byId('page-data').textContent);
}

/** Writes a price into the page's `PriceAnswer`. */
export function showPrice(view: ReturnType<typeof priceView>): void {
  for (const name of ['build', 'perSet', 'total', 'rounding', 'next'] as const) {
    byId(`answer-${name}`).textContent = view[name];
  }
  byId<HTMLAnchorElement>('answer-href').href = view.href;
}

/** Parses dollars as people type them into cents; `undefined` if invalid. */
export function readBudget(text: string): Cents | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}

/** How many sets a budget buys, as a sentence. */
export function budgetAnswer(product: PricedProduct, build: Build, budget: Cents): string {
  const most = maxSetsFor(product, build, budget);
  if (!most) {
    const least = priceAt(product, build, product.quantities[0] as number);
    return `The smallest order is ${counted(least.sets, 'set')}: ${dollars(least.totalCents)} total.`;
  }
  const { sets, perSetCents, totalCents } = most;
  return `${counted(sets, 'set')} at ${dollars(perSetCents)} each: ${dollars(totalCents)} total.`;
}
