import type { LimitsData, QuoteOnlyData } from './schema.ts';

/** What can be ordered and how large a request can be. The same for every product. */
export const limits: LimitsData = {
  tabsPerSet: { min: 1, max: 500, default: 5 },
  /** The most tabs per set that the MCP tools accept. */
  agentTabsPerSetMax: 150,
  /** The numbers of sets that can be ordered, ascending; the first is the minimum order. */
  setQuantities: [
    25, 50, 75, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900,
    950, 1000,
  ],
  /**
   * The tab counts shown in price tables, ascending: binders, months, numbered and dated series.
   */
  commonTabCounts: [3, 5, 8, 10, 12, 15, 20, 25, 31],
  /** The most characters in one tab title. */
  titleLengthMax: 200,
  /** The most characters in the query of an order link, percent-encoding included. */
  queryLengthMax: 60_000,
  /** Ground shipping within the region is free for totals above this, in dollars; `null`: never. */
  freeShippingOver: '75.00',
  freeShippingRegion: 'continental US',
};

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
    parameters: ['size', 'sheetsize', 'papersize', 'pagesize', 'customsize', 'width', 'height', 'sheet', 'format', 'dimension', 'dimensions', 'pageformat', 'sheetformat', 'paperformat', 'dividersize'],
    values: ['11x17', '11 by 17', 'custom size', 'custom', 'legal', '8.5 x 14', 'tabloid', 'a4', 'a5'],
    standard: ['letter', 'us letter', '8.5x11', '8.5 by 11', '8.5', '11', 'standard'],
  },
];
