import type { ByQuoteId, ShopLimits } from '../book/schema.ts';

/**
 * What can be ordered. The same for every product, unless it has its own `quantities` or `tabsPerSet`.
 *
 * `setQuantities`: the numbers of sets that can be ordered, ascending; the first is the minimum order.
 * `commonTabCounts`: the tab counts shown in price tables, ascending: binders, months, numbered and
 * dated series. `freeShippingOver`: ground shipping within the region is free for totals above this, in
 * dollars; `null`: never.
 */
export const limits: ShopLimits = {
  tabsPerSet: { min: 1, max: 500, default: 5 },
  setQuantities: [
    25, 50, 75, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900,
    950, 1000,
  ],
  commonTabCounts: [3, 5, 8, 10, 12, 15, 20, 25, 31],
  freeShippingOver: '75.00',
  freeShippingRegion: 'continental US',
};

/**
 * What is priced by quote only: reverse-printed tabs, PMS ink matching, custom sheet sizes. The
 * words that buyers use for it are the engine's.
 */
export const quoteOnly: ByQuoteId[] = ['reverse', 'pms', 'size'];

/** Ready-made sets that aren't shown: a set by its address, or a field of work with all of its sets. */
export const hideSets: string[] = [];
