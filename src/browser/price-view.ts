import { orderPath } from '../order/path.ts';
import { type Build, chosenWords } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';
import { maxSetsFor } from '../pricing/quantities.ts';
import { priceAt } from '../pricing/quote.ts';
import { counted } from '../text/counts.ts';
import { dollars } from '../text/money.ts';

/** A build and its price, as text for a page. */
export function priceView(product: PricedProduct, build: Build) {
  const { tabs, sets } = build;
  const price = priceAt(product, build, sets);
  const nextSets = product.quantities[product.quantities.indexOf(sets) + 1];
  const next = nextSets && priceAt(product, build, nextSets);
  return {
    /** The build in words: its numbers, then every non-default choice. */
    build: [counted(tabs, 'tab'), counted(sets, 'set'), ...chosenWords(product, build)].join(', '),
    perSet: dollars(price.perSetCents),
    total: dollars(price.totalCents),
    /** Whether the price per set times sets isn't the total. */
    isRounded: price.perSetCents * sets !== price.totalCents,
    /** The price of the next orderable quantity; empty at the top. */
    next: next
      ? `${counted(next.sets, 'set')}: ${dollars(next.perSetCents)} a set, ${dollars(next.totalCents)} total.`
      : '',
    /** Opens the designer with this build selected. */
    href: orderPath(product, build),
  };
}

/** What a set costs at each orderable quantity, as bars of which the build's stands out, in HTML. */
export function priceChart(product: PricedProduct, build: Build): string {
  const prices = product.quantities.map((sets) => priceAt(product, build, sets));
  const most = Math.max(...prices.map(({ perSetCents }) => perSetCents));
  const bars = prices.map(({ sets, perSetCents }, index) => {
    const height = Math.round((1000 * perSetCents) / most) / 10;
    const chosen = sets === build.sets ? ' class="chosen"' : '';
    return `<rect${chosen} x="${index * 10}" y="${100 - height}" width="8" height="${height}"/>`;
  });
  const ends = [prices[0], prices.at(-1)].map(
    (price) =>
      price && `<span>${counted(price.sets, 'set')}: ${dollars(price.perSetCents)} a set</span>`,
  );
  const box = `0 0 ${10 * bars.length} 100`;
  return `<svg viewBox="${box}" preserveAspectRatio="none" aria-hidden="true">${bars.join('')}</svg><figcaption class="quiet">${ends.join('')}</figcaption>`;
}

/** Writes a price into the page's `PriceAnswer`. */
export function showPrice({ href, isRounded, ...texts }: ReturnType<typeof priceView>): void {
  byId('answer-rounding').hidden = !isRounded;
  for (const [name, text] of Object.entries(texts)) byId(`answer-${name}`).textContent = text;
  byId<HTMLAnchorElement>('answer-href').href = href;
}

/** Returns an element by an id that is known to be on the page. */
export function byId<Kind extends HTMLElement>(id: string): Kind {
  return document.getElementById(id) as Kind;
}

/** Returns the data that the page passes to its script. */
export function pageData<Data>(): Data {
  return JSON.parse(byId('page-data').textContent);
}

/** The answer to a budget that is no amount. */
export const noBudget = 'Write an amount in dollars, such as 500.';

/** What people write around an amount. */
const aroundAmount =
  /^(?:(?:about|around|approx\.?|approximately|up to|at most|max\.?|under|~)\s*)?\$?\s*|\s*(?:dollars|usd|or so|max\.?)$/gi;

/**
 * How many sets a budget buys, as a sentence; empty without a budget.
 *
 * @param typed dollars as people type them.
 */
export function budgetAnswer(product: PricedProduct, build: Build, typed: string): string {
  const text = typed.trim();
  const amount = text.replace(aroundAmount, '').replaceAll(',', '');
  if (text === '') return '';
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount)) return noBudget;
  const most = maxSetsFor(product, build, Math.round(Number(amount) * 100));
  const { sets, perSetCents, totalCents } =
    most ?? priceAt(product, build, product.quantities[0] as number);
  return most
    ? `${counted(sets, 'set')} at ${dollars(perSetCents)} each: ${dollars(totalCents)} total.`
    : `The smallest order is ${counted(sets, 'set')}: ${dollars(totalCents)} total.`;
}
