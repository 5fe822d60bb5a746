/** Where a request comes in. */
export type DoorId = 'price' | 'delivery' | 'quote' | 'draft' | 'link';

/** The names of the MCP tools. */
export const toolNames = {
  capabilities: 'get_pricing_capabilities',
  quote: 'quote_price',
  draft: 'draft_order',
} as const;

/** How an interface takes requests. */
export interface Door {
  readonly id: DoorId;
  /** What it calls a name. */
  readonly noun: 'parameter' | 'argument';
  /**
   * Strict doors accept only their own names and forms. Tolerant ones accept whatever has one
   * meaning. Repairing ones accept everything and report what they couldn't use.
   */
  readonly manner: 'strict' | 'tolerant' | 'repairing';
  /** Whether values are JSON, and options members of an `options` argument. */
  readonly isJson: boolean;
}

const query = { noun: 'parameter', manner: 'strict', isJson: false } as const;
const tool = { noun: 'argument', manner: 'tolerant', isJson: true } as const;

export const doors: Readonly<Record<DoorId, Door>> = {
  price: { id: 'price', ...query },
  delivery: { id: 'delivery', ...query },
  quote: { id: 'quote', ...tool },
  draft: { id: 'draft', ...tool },
  link: { id: 'link', ...query, manner: 'repairing' },
};

/** The most names that a request may have: more than there are, and few enough to explain. */
export const namesMax = 30;
