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
  /** The keys of the fields that it needs; a link's page fills in what it lacks. */
  readonly needs: readonly string[];
}

export const doors: Readonly<Record<DoorId, Door>> = {
  price: { id: 'price', isJson: false, needs: ['product', 'tabs', 'sets'] },
  delivery: { id: 'delivery', isJson: false, needs: ['zip'] },
  quote: { id: 'quote', isJson: true, needs: ['product', 'tabs', 'sets'] },
  draft: { id: 'draft', isJson: true, needs: ['product', 'titles', 'sets'] },
  link: { id: 'link', isJson: false, needs: [] },
};

/** The most names that a request may have: more than there are, and few enough to explain. */
export const namesMax = 30;
