import { listed } from './words.ts';

/** Prices of one quantity: whole cents. */
interface Prices {
  readonly sets: number;
  readonly perSetCents: number;
  readonly totalCents: number;
}

export const perSetIsRounded = 'The total is exact; the price per set is rounded.';

/** A note if the price per set times sets isn't the total; else empty. */
export function roundingNote({ sets, perSetCents, totalCents }: Prices): string {
  return perSetCents * sets === totalCents ? '' : perSetIsRounded;
}

/**
 * What a total includes and leaves out.
 *
 * @param excludes what no price includes
 * @example totalIncludes(['sales tax, if it applies']) // 'Totals include setup. They leave out
 * sales tax, if it applies, and ground shipping, unless it is free.'
 */
export function totalIncludes(excludes: readonly string[]): string {
  return `Totals include setup. They leave out ${listed([...excludes, 'ground shipping, unless it is free'])}.`;
}

/** What is free to choose. */
export function neverPriced(hasColors: boolean): string {
  const color = hasColors ? ', the cut, which color you choose' : ', the cut';
  return `The wording${color} and the order of the tabs never change the price.`;
}
