import { documentPaths, endpointPaths } from './paths.ts';

/** The versions that the service publishes (spec, "Versioning"). */
export const versions = {
  api: '1.0.0',
  capabilities: 1,
  mcpServer: '1.1.0',
  /** Version of what buyers send to the seller's endpoint. */
  submission: 1,
} as const;

/** The Model Context Protocol revisions that the MCP server supports, newest first. */
export const mcpRevisions = {
  /** Each request carries its version. */
  modern: ['2026-07-28'],
  /** Clients start with `initialize`. */
  legacy: ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a version of a public interface has that the one before it lacks. */
interface Release {
  readonly of: 'HTTP API' | 'MCP server';
  readonly version: string;
  /** An ISO date. */
  readonly date: string;
  /** Sentences for callers, which name every parameter and every member of an answer. */
  readonly changes: readonly string[];
}

/**
 * What each version has, for callers, newest first: the developers page, CHANGELOG.md and the MCP
 * server's instructions say it from here. A test fails if a parameter or a member isn't named.
 */
export const changelog: readonly Release[] = [
  {
    of: 'MCP server',
    version: '1.1.0',
    date: '2026-11-24',
    changes: [
      'get_pricing_capabilities, quote_price and draft_order, all read-only.',
      'quote_price takes product, tabsPerSet, sets, options, colorChanges, zip, neededBy, approve and allQuantities. draft_order takes titles instead of tabsPerSet, and cut and colors.',
      "Quotes have the HTTP API's members, then quantities, delivery and facts.",
      'Chats with MCP Apps show a price card.',
      'Serves protocol revision 2026-07-28 and earlier ones.',
    ],
  },
  {
    of: 'HTTP API',
    version: '1.0.0',
    date: '2026-11-24',
    changes: [
      `GET ${endpointPaths.price} without parameters returns the capabilities: api, version, usage, products, allProducts, facts, orderPage and note.`,
      'With product, tabs or labels, sets, colorChanges and any option by its key it returns a quote: warning, product, sets, tabsPerSet, price, options, colorChanges, breakdown, shipping, excludes, notices, nextQuantity, layout, priceBook and orderUrl.',
      `GET ${endpointPaths.deliveryDate} takes zip, product, approve, neededBy and the key of an option that changes production. It returns zip, product, ship_date, delivery_date, transit_business_days, method, assumes, approval_deadline, with_proof and needed_by.`,
      'An error has error, code, parameter, validValues and quoteForm; error alone is enough to fix the request.',
      `${documentPaths.openApi} describes both endpoints. ${documentPaths.pricesCsv} and ${documentPaths.pricesJson} have all price tables, ${documentPaths.sets} the ready-made sets, ${documentPaths.submission} what a seller's endpoint receives.`,
      'An order link opens a page with its build and price; with .md before the question mark, the same page is Markdown.',
    ],
  },
];
