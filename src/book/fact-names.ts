/** What may stand in braces in a fact; `statedFacts` fills it in. */
export const factPlaceholders = [
  'minimumSets',
  'freeShippingOver',
  'freeShippingRegion',
  'freeShippingTabs',
  'productionDays',
  'quoteOnly',
  'quoteForm',
  'email',
] as const;

/** Facts that a seller may leave out; programs are then told to ask. */
export const optionalFacts = [
  /** How an order is paid. */
  'payment',
  /** What is stored, and where. */
  'privacy',
  /** Whether one order may hold several lists of titles. */
  'severalLists',
  /** Shipping beyond the free region, and abroad. */
  'elsewhere',
  'rush',
  /** How long the proof takes. */
  'proofTime',
  /** Whom to ask. */
  'contact',
] as const;
