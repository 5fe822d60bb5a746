import type { Cents, Micros } from '../pricing/money.ts';
import { formatCents, formatMicros } from '../text/money.ts';

/**
 * Formats cents for programs and models: two decimals and no commas.
 *
 * @example plainDollars(102_000) // '1020.00'
 */
export function plainDollars(cents: Cents): string {
  return formatCents(cents).replaceAll(',', '');
}

/**
 * Formats micro-dollars for programs and models: at least two decimals, no more than needed, no
 * commas.
 *
 * @example plainMicros(13_500) // '0.0135'
 */
export function plainMicros(micros: Micros): string {
  return formatMicros(micros).replaceAll(',', '');
}

/**
 * Formats ten-millionths of a dollar like {@link plainMicros}.
 *
 * @example plainUnits(1_031_038_250) // '103.103825'
 */
export function plainUnits(units: number): string {
  const rest = units % 10;
  const text = plainMicros(Math.floor(units / 10));
  return rest === 0 ? text : `${text.padEnd(text.indexOf('.') + 7, '0')}${rest}`;
}
