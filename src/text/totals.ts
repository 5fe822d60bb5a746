/** Prices of one quantity: whole cents. */
interface Prices {
  readonly sets: number;
  readonly perSetCents: number;
  readonly totalCents: number;
}

export const perSetIsRounded = 'You pay the total; the price per set is rounded.';

/** A note if the price per set times sets isn't the total; else empty. */
export function roundingNote({ sets, perSetCents, totalCents }: Prices): string {
  return perSetCents * sets === totalCents ? '' : perSetIsRounded;
}

/** What a total includes and excludes: it is the sum of its breakdown alone. */
export const totalIncludes = 'Totals include setup, but not sales tax or any shipping charge.';

/** What is free to choose. */
export const neverPriced =
  'The wording, the cut, which color you choose and the order of the tabs never change the price.';
