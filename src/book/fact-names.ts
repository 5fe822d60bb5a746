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

export type FactPlaceholder = (typeof factPlaceholders)[number];

/** Production days from an order to its proof, in a book that doesn't say. */
export const usualProofBusinessDays = 1;

/** Facts that every seller states, in the specification's order (2.2). */
export const requiredFacts = {
  minimumOrder: 'The smallest order',
  proof: 'How an order is approved',
  turnaround: 'How long production takes',
  shipping: 'When ground shipping is free',
  setup: 'What setup costs',
  madeIn: 'Where tabs are made',
  quoteOnly: 'What is priced only by quote, never by this service',
} as const;

/** Facts that a seller may leave out; programs then show "on request". */
export const optionalFacts = {
  tax: 'Whether prices include sales tax',
  payment: 'Who pays, when and where',
  priceValidity: 'How long a price is valid',
  cancellation: 'Until when an order can be changed or canceled',
  returns: 'What is taken back or replaced',
  samples: 'How to get samples',
  artwork: 'What artwork on a divider must be like',
  privacy: 'What is stored',
  severalLists: 'Whether an order can have several lists of titles',
  elsewhere: 'Shipping beyond the free region, and abroad',
  rush: 'Whether production can be faster',
  proofTime: 'How soon the proof comes',
  contact: 'Whom to ask',
} as const;

/** Every fact, and what programs read about it. */
// Marked as pure, unlike a spread: a bundle that needs no names of facts leaves them out.
export const allFacts = /* @__PURE__ */ Object.assign({}, requiredFacts, optionalFacts);

export type FactName = keyof typeof allFacts;

/** Placeholders of the pages in the seller's words. */
export const pagePlaceholders: readonly string[] = [
  ...new Set([...Object.keys(allFacts), ...factPlaceholders, 'seller', 'quotePath']),
];
