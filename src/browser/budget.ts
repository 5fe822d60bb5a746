import { maxSetsFor } from '../pricing/budget.ts';
import type { Build } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';
import type { Cents } from '../pricing/money.ts';
import { priceAt } from '../pricing/quote.ts';
import { counted } from '../text/counts.ts';
import { dollars } from '../text/money.ts';

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
