import type { QuoteOnlyData } from './schema.ts';

/** What is priced by quote only, with the names and words that requests may use for it. */
export const quoteOnly: QuoteOnlyData[] = [
  {
    id: 'reverse',
    label: 'reverse-printed tabs (light text on a solid color)',
    isLightPrint: true,
    parameters: ['reverse', 'reversed', 'reverseprint', 'reverseprinted', 'reverseprinting'],
    values: ['reverse', 'reversed', 'reverse print', 'reverse printed', 'knockout'],
  },
  {
    id: 'pms',
    label: 'PMS ink matching',
    parameters: ['pms', 'pantone', 'pmsink', 'pmscolor', 'customink', 'spotcolor'],
    values: ['pms', 'pantone', 'custom ink', 'spot color'],
  },
  {
    id: 'size',
    label: 'custom sheet sizes up to 11 x 17',
    parameters: ['size', 'sheetsize', 'papersize', 'pagesize', 'customsize', 'width', 'height'],
    values: [
      '11x17',
      '11 by 17',
      'custom size',
      'custom',
      'legal',
      '8.5 x 14',
      'tabloid',
      'a4',
      'a5',
    ],
    standard: ['letter', 'us letter', '8.5x11', '8.5 by 11', '8.5', '11', 'standard'],
  },
];
