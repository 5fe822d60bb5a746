import { type Cents, formatCents } from '../../pricing/money.ts';

/** Cents as a price tag. */
export function dollars(cents: Cents): string {
  return `$${formatCents(cents)}`;
}

/** A number with its noun: "1 tab", "5 tabs". */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
