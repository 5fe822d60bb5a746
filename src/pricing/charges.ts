import type { ChoiceData } from '../book/schema.ts';
import { formatMicros } from '../text/money.ts';
import { listed } from '../text/words.ts';
import { dollarsToMicros, type Micros } from './money.ts';

/** What a choice adds to the price of an order. */
interface Charge {
  /** The book's and the documents' name of it. */
  readonly key: 'perTab' | 'perSet' | 'perOrder' | 'percent';
  /** Micro-dollars; hundredths of a percent for `percent`. */
  readonly amount: number;
  /** `amount` formatted for display, without a unit: `0.0135`, `7.5`. */
  readonly each: string;
}

/** The charges of a choice in the book, zeros included, in the order in which they are named. */
export function chargesIn(data: ChoiceData): readonly Charge[] {
  const { percent = 0 } = data;
  return [
    ...(['perTab', 'perSet', 'perOrder'] as const).map((key) =>
      dollarCharge(key, dollarsToMicros(data[key] ?? '0')),
    ),
    { key: 'percent', amount: hundredthsOf(percent), each: String(percent) },
  ];
}

/** A percentage in hundredths of a percent. */
export function hundredthsOf(percent: number): number {
  return Math.round(percent * 100);
}

function dollarCharge(key: keyof typeof unitOf, amount: Micros): Charge {
  return { key, amount, each: formatMicros(amount) };
}

const unitOf = { perTab: 'tab', perSet: 'set', perOrder: 'order' } as const;

/** Charges as text: `$0.05 per tab and 15%`; empty if there are none above or below zero. */
export function chargesText(charges: readonly Charge[]): string {
  const texts = charges.flatMap(({ key, amount, each }) => {
    if (amount === 0) return [];
    const text = key === 'percent' ? `${each}%` : `$${each} per ${unitOf[key]}`;
    return [text.replace(/^\$-/, '-$')];
  });
  return listed(texts);
}

/** An amount that every order with something pays, as {@link chargesText} writes it. */
export function perOrderText(amount: Micros): string {
  return chargesText([dollarCharge('perOrder', amount)]);
}
