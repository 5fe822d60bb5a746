import { groupThousands } from './counts.ts';

/**
 * Formats a whole number of cents for display.
 *
 * @example formatCents(136250) // '1,362.50'
 */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** @example dollars(136250) // '$1,362.50' */
export function dollars(cents: number): string {
  return `$${formatCents(cents)}`;
}

/**
 * Formats a rate in micro-dollars for display, with at least two decimals and no trailing zeros
 * beyond that.
 *
 * @example formatMicros(13500) // '0.0135'
 * @example formatMicros(850000) // '0.85'
 */
export function formatMicros(micros: number): string {
  const sign = micros < 0 ? '-' : '';
  const digits = String(Math.abs(micros)).padStart(7, '0');
  const decimals = digits.slice(-6).replace(/0{1,4}$/, '');
  return `${sign}${groupThousands(digits.slice(0, -6))}.${decimals}`;
}

/** @example unitPrice(-10_000) // '-$0.01' */
export function unitPrice(micros: number): string {
  return `${micros < 0 ? '-' : ''}$${formatMicros(Math.abs(micros))}`;
}
