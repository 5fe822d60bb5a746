/** Placeholders allowed in facts; `statedFacts` fills them in. */
export const factPlaceholders = [
  'minimumSets',
  'freeShippingOver',
  'freeShippingRegion',
  'freeShippingTabs',
  'productionDays',
  'proofBusinessDays',
  'quoteOnly',
  'quoteForm',
  'email',
] as const;

/** Facts that every seller states, in the specification's order (2.2). */
export const requiredFacts = [
  'minimumOrder',
  'proof',
  'turnaround',
  'shipping',
  'setup',
  'madeIn',
  'quoteOnly',
] as const;

/** Facts that a seller may leave out; programs then show "on request". */
export const optionalFacts = [
  /** Sales tax, and who is exempt. */
  'tax',
  /** How an order is paid. */
  'payment',
  /** How long a price is valid. */
  'priceValidity',
  /** Changing and canceling an order. */
  'cancellation',
  'returns',
  'samples',
  /** What files of logos and other artwork must be like. */
  'artwork',
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
