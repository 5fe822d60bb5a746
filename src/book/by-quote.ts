import words from './by-quote.json' with { type: 'json' };
import type { QuoteOnlyData } from './schema.ts';

/** What can be priced by quote only, with the names and words that requests may use for it. */
const entries: Readonly<Record<ByQuoteId, Omit<QuoteOnlyData, 'id'>>> = words.entries;

export type ByQuoteId = keyof typeof words.entries;

export const byQuoteIds = Object.keys(entries) as ByQuoteId[];

/** Sheets that have names: width by height, in inches. */
export const namedSheets: Readonly<Record<string, string>> = words.namedSheets;

/** What a shop prices by quote only, in its order. */
export function quoteOnlyOf(ids: readonly ByQuoteId[]): QuoteOnlyData[] {
  return ids.map((id) => ({ id, ...entries[id] }));
}
