/** Placeholders allowed in facts; `statedFacts` fills them in. */
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

/** Facts that a seller may leave out; programs then show "on request". */
export const optionalFacts = [
  /** How an order is paid. */
  'payment',
  /** What is stored, and where. */
  'privacy',
  /** Whether one order can include several lists of titles. */
  'severalLists',
  /** Shipping beyond the free region, and abroad. */
  'elsewhere',
  'rush',
  /** How long the proof takes. */
  'proofTime',
  /** Whom to contact. */
  'contact',
] as const;
