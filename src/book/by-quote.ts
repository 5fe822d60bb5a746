import type { QuoteOnlyData } from './schema.ts';

/** What can be priced by quote only, with the names and words that requests may use for it. */
const entries = {
  reverse: {
    label: 'reverse-printed tabs (light text on a solid color)',
    isLightPrint: true,
    parameters: ['reverse', 'reversed', 'reverseprint', 'reverseprinted', 'reverseprinting'],
    values: ['reverse', 'reversed', 'reverse print', 'reverse printed', 'knockout'],
  },
  pms: {
    label: 'PMS ink matching',
    parameters: ['pms', 'pantone', 'pmsink', 'pmscolor', 'customink', 'spotcolor'],
    values: ['pms', 'pantone', 'custom ink', 'spot color'],
  },
  size: {
    label: 'custom sheet sizes up to 11 x 17',
    parameters: [
      ...['size', 'sheetsize', 'papersize', 'pagesize', 'customsize', 'dividersize', 'sheet'],
      ...['width', 'height', 'dimension', 'dimensions'],
      ...['format', 'pageformat', 'sheetformat', 'paperformat'],
    ],
    values: [
      ...['11x17', '11 by 17', '8.5x14', '8.5 by 14', 'custom size', 'custom sheet'],
      ...['legal', 'tabloid', 'ledger', 'half letter', 'a4', 'a5'],
    ],
  },
} satisfies Readonly<Record<string, Omit<QuoteOnlyData, 'id'>>>;

export type ByQuoteId = keyof typeof entries;

export const byQuoteIds = Object.keys(entries) as ByQuoteId[];

/** Sheets that have names: width by height, in inches. */
export const namedSheets: Readonly<Record<string, string>> = {
  letter: '8.5x11',
  usletter: '8.5x11',
  legal: '8.5x14',
  tabloid: '11x17',
  ledger: '11x17',
  halfletter: '5.5x8.5',
  a4: '8.27x11.69',
  a5: '5.83x8.27',
};

/** What a shop prices by quote only, in its order. */
export function quoteOnlyOf(ids: readonly ByQuoteId[]): QuoteOnlyData[] {
  return ids.map((id) => ({ id, ...entries[id] }));
}
