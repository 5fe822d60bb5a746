import type { ProductData, QuoteOnlyData } from './schema.ts';

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
    values: ['custom size', 'custom'],
  },
} satisfies Readonly<Record<string, Omit<QuoteOnlyData, 'id'>>>;

export type ByQuoteId = keyof typeof entries;

export const byQuoteIds = Object.keys(entries) as ByQuoteId[];

/** Sheet sizes in inches, the short side first, and what they are called. */
const sheetSizes = [
  { sides: [8.5, 11], names: ['letter', 'us letter', '8.5x11', '8.5 by 11'] },
  { sides: [8.5, 14], names: ['legal', '8.5x14', '8.5 by 14'] },
  { sides: [11, 17], names: ['tabloid', 'ledger', '11x17', '11 by 17'] },
  { sides: [5.5, 8.5], names: ['half letter', '5.5x8.5', '5.5 by 8.5'] },
  { sides: [8.27, 11.69], names: ['a4'] },
  { sides: [5.83, 8.27], names: ['a5'] },
] as const;

/** What a shop prices by quote only. A sheet size that it sells is standard, any other isn't. */
export function quoteOnlyOf(
  ids: readonly ByQuoteId[],
  products: Readonly<Record<string, ProductData>>,
): QuoteOnlyData[] {
  const sheets = Object.values(products).map(({ die: { sheet } }) =>
    [sheet.widthInches, sheet.heightInches].sort((a, b) => a - b),
  );
  const isSold = ({ sides }: (typeof sheetSizes)[number]) =>
    sheets.some((sheet) => sides.every((side, i) => Math.abs(side - (sheet[i] ?? 0)) < 0.02));
  const namesOf = (sold: boolean) =>
    sheetSizes.flatMap((size) => (isSold(size) === sold ? size.names : []));
  return ids.map((id): QuoteOnlyData => {
    const entry = { id, ...entries[id] };
    if (id !== 'size') return entry;
    return {
      ...entry,
      values: [...entry.values, ...namesOf(false)],
      standard: [...namesOf(true), 'standard'],
    };
  });
}
