import type { QuantityPrice } from './quote.ts';

export const perSetIsRounded = 'You pay the total; the price per set is rounded.';

/** What to say of a price per set that, multiplied by the sets, isn't the total; else nothing. */
export function roundingNote({ sets, perSetCents, totalCents }: QuantityPrice): string {
  return perSetCents * sets === totalCents ? '' : perSetIsRounded;
}

/** What a total is made of, and what not: it is the sum of the lines of its breakdown alone. */
export const besideTotal = 'Totals include setup, but not sales tax or any shipping charge.';

/** What a buyer may choose freely. */
export const neverPriced =
  'The wording, the cut, which color you choose and the order of the tabs never change the price.';
