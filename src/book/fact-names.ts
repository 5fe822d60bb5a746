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
  minimumOrder: { name: 'Minimum order', about: 'The smallest order' },
  proof: { name: 'Proof', about: 'How an order is approved' },
  turnaround: { name: 'Production', about: 'How long production takes' },
  shipping: { name: 'Shipping', about: 'When ground shipping is free' },
  setup: { name: 'Setup', about: 'What setup costs' },
  madeIn: { name: 'Origin', about: 'Where tabs are made' },
  quoteOnly: { name: 'By quote', about: 'What is priced only by quote, never by this service' },
} as const;

/** Facts that a seller may leave out; programs then show "on request". */
export const optionalFacts = {
  tax: { name: 'Sales tax', about: 'Whether prices include sales tax' },
  payment: { name: 'Payment', about: 'Who pays, when and where' },
  priceValidity: { name: 'Price validity', about: 'How long a price is valid' },
  cancellation: {
    name: 'Changes and cancellations',
    about: 'Until when an order can be changed or canceled',
  },
  returns: { name: 'Returns', about: 'What is taken back or replaced' },
  samples: { name: 'Samples', about: 'How to get samples' },
  artwork: { name: 'Artwork', about: 'What artwork on a divider must be like' },
  privacy: { name: 'Privacy', about: 'What is stored' },
  severalLists: {
    name: 'Several lists of titles',
    about: 'Whether an order can have several lists of titles',
  },
  elsewhere: { name: 'Other destinations', about: 'Shipping beyond the free region, and abroad' },
  rush: { name: 'Faster production', about: 'Whether production can be faster' },
  proofTime: { name: 'Proof time', about: 'How soon the proof comes' },
  contact: { name: 'Contact', about: 'Whom to ask' },
} as const;

/** Every fact: its name in documents, and what programs read about it. */
// Marked as pure, unlike a spread: a bundle that needs no names of facts leaves them out.
export const allFacts = /* @__PURE__ */ Object.assign({}, requiredFacts, optionalFacts);

export type FactName = keyof typeof allFacts;

/** Placeholders of the pages in the seller's words. */
export const pagePlaceholders: readonly string[] = [
  ...new Set([...Object.keys(allFacts), ...factPlaceholders, 'seller', 'quotePath']),
];
