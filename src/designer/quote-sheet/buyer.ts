import { cleanText } from '../../order/clean.ts';
import type { Line } from '../../order/describe.ts';
import type { Job } from '../../order/order.ts';

/** What a buyer adds to a quote; each text is empty if there is none. */
export interface Buyer {
  readonly billTo: string;
  readonly shipTo: string;
  readonly contact: string;
  /** Whether the titles follow on pages of their own. */
  readonly withTitles: boolean;
}

export const noBuyer: Buyer = { billTo: '', shipTo: '', contact: '', withTitles: false };

/** The texts, their labels, and how many lines of about 40 letters fit on the quote. */
export const buyerTexts = {
  billTo: { label: 'Bill to', lines: 6, autocomplete: 'billing street-address' },
  shipTo: { label: 'Ship to', lines: 6, autocomplete: 'shipping street-address' },
  contact: { label: 'Contact', lines: 3, autocomplete: 'name' },
} as const;

export type BuyerText = keyof typeof buyerTexts;

export const lettersInLine = 40;

/** A sentence about a text that is longer than its place on the quote; empty if it fits. */
export function tooLong(part: BuyerText, text: string): string {
  const { label, lines } = buyerTexts[part];
  const isLong = text.length > lines * lettersInLine || text.trim().split('\n').length > lines;
  return isLong
    ? `${label} is too long: the quote has room for ${lines} lines of ${lettersInLine} letters.`
    : '';
}

/** A text as a quote has it. */
export function buyerText(part: BuyerText, text: string): string {
  const { lines } = buyerTexts[part];
  return cleanText(text.trim(), lines * lettersInLine);
}

/** Who gets the quote and where the order goes, as far as the buyer said so. */
export function partiesOf({ po }: Job, buyer: Buyer): Line[] {
  const parts = ['billTo', 'shipTo', 'contact'] as const;
  const lines = parts.map((key) => ({
    key,
    label: buyerTexts[key].label,
    text: buyerText(key, buyer[key]),
  }));
  return [...lines, { key: 'po', label: 'PO number', text: po.trim() }].filter(
    ({ text }) => text !== '',
  );
}
