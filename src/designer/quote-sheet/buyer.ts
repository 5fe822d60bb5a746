import { cleanText } from '../../order/clean.ts';
import type { Line } from '../../order/describe.ts';
import type { Job } from '../../order/order.ts';

/** What a buyer adds to a quote; each text is empty if there is none. */
export interface Buyer extends Readonly<Record<BuyerText, string>> {
  /** Whether the titles follow on pages of their own. */
  readonly withTitles: boolean;
}

export const noBuyer: Buyer = { billTo: '', shipTo: '', contact: '', withTitles: false };

export const buyerFields = {
  billTo: { label: 'Bill to', rows: 4, autocomplete: 'billing street-address' },
  shipTo: { label: 'Ship to', rows: 4, autocomplete: 'shipping street-address' },
  contact: { label: 'Contact', rows: 3, autocomplete: 'name' },
} as const;

type BuyerText = keyof typeof buyerFields;

export const buyerTexts = Object.keys(buyerFields) as BuyerText[];

/** How many lines, of about how many letters, fit on the quote. */
const roomFor = { billTo: 6, shipTo: 6, contact: 3 } as const;
const lettersInLine = 40;

/** A sentence about a text that is longer than its place on the quote; empty if it fits. */
export function tooLong(part: BuyerText, text: string): string {
  const lines = roomFor[part];
  const isLong = text.length > lines * lettersInLine || text.trim().split('\n').length > lines;
  return isLong
    ? `${buyerFields[part].label} is too long: the quote has room for ${lines} lines of ${lettersInLine} letters.`
    : '';
}

/** Who gets the quote and where the order goes, as far as the buyer said so. */
export function partiesOf({ po }: Job, buyer: Buyer): Line[] {
  const lines = buyerTexts.map((key) => ({
    key,
    label: buyerFields[key].label,
    text: cleanText(buyer[key].trim(), roomFor[key] * lettersInLine),
  }));
  return [...lines, { key: 'po', label: 'PO number', text: po.trim() }].filter(
    ({ text }) => text !== '',
  );
}
