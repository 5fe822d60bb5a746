/**
 * Money is stored in whole micro-dollars (a millionth of a dollar) or whole cents, always as safe
 * integers: the build rejects a price book whose largest total would not be one.
 */

/** A whole number of millionths of a US dollar. */
export type Micros = number;

/** A whole number of US cents. */
export type Cents = number;

const microsPerDollar = 1_000_000;
const microsPerCent = 10_000;

/**
 * Parses dollars as written in the book: digits with up to six decimals, optionally negative.
 *
 * @throws RangeError if the text is anything else.
 * @example dollarsToMicros('0.0135') // 13500
 */
export function dollarsToMicros(dollars: string): Micros {
  const parts = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(dollars);
  if (!parts) throw new RangeError(`"${dollars}" is not an amount in dollars`);
  const [, sign, whole, decimals = ''] = parts;
  const micros = Number(whole) * microsPerDollar + Number(decimals.padEnd(6, '0'));
  return sign ? -micros : micros;
}

/** `numerator / denominator`, rounded half-up; both are whole and not negative. */
export function divideHalfUp(numerator: number, denominator: number): number {
  // If floating point lifts a quotient to the next whole number, half-up rounds there as well.
  const quotient = Math.floor(numerator / denominator);
  const rest = numerator - quotient * denominator;
  return rest * 2 >= denominator ? quotient + 1 : quotient;
}

/** Rounds non-negative micro-dollars half-up to cents. */
export function microsToCents(micros: Micros): Cents {
  return divideHalfUp(micros, microsPerCent);
}

/** Micro-dollars as a JSON number of dollars: 13500 is 0.0135. */
export function microsToDollars(micros: Micros): number {
  return micros / microsPerDollar;
}

/** An amount as a JSON number of dollars: 13625 is 136.25. */
export function centsToDollars(cents: Cents): number {
  return cents / 100;
}
