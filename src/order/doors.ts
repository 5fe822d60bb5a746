/**
 * Where a request comes in. The HTTP API's `price` and `delivery` accept only their own names and
 * forms. The tools' `quote` and `draft` accept whatever has one meaning. A `link` accepts
 * everything, and what couldn't be used is reported.
 */
export type DoorId = 'price' | 'delivery' | 'quote' | 'draft' | 'link';

/** The names of the MCP tools. */
export const toolNames = {
  capabilities: 'get_pricing_capabilities',
  quote: 'quote_price',
  draft: 'draft_order',
} as const;

export interface Door {
  readonly id: DoorId;
  /** Whether values are JSON, and options members of an `options` argument. */
  readonly isJson: boolean;
}

export const doors: Readonly<Record<DoorId, Door>> = {
  price: { id: 'price', isJson: false },
  delivery: { id: 'delivery', isJson: false },
  quote: { id: 'quote', isJson: true },
  draft: { id: 'draft', isJson: true },
  link: { id: 'link', isJson: false },
};

/** The most names that a request may have: more than there are, and few enough to explain. */
export const namesMax = 30;
