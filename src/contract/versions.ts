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

/**
 * What each version of the public interfaces has, for callers, newest first. The first entry of
 * each is the current version. `npm run golden` writes CHANGELOG.md from it.
 */
export const changelog = [
  {
    of: 'MCP server',
    version: versions.mcpServer,
    date: '2026-11-22',
    changes: [
      'Three read-only tools: get_pricing_capabilities, quote_price and draft_order. Quotes match the HTTP API, plus ordering facts.',
      'zip adds the delivery date, neededBy the last moment to approve the proof for a date; allQuantities adds the price of every quantity.',
      'draft_order takes cut and colors, and its link opens with them; on products with a charge per color, colors set colorChanges.',
      'A layout names its cut and counts the titles that do not fit. Titles that stand for a list get a warning, and so do colors that make print hard to read.',
      'A price card for chats that show MCP Apps.',
      'Serves protocol revision 2026-07-28 and earlier ones.',
    ],
  },
  {
    of: 'HTTP API',
    version: versions.api,
    date: '2026-11-22',
    changes: [
      `GET ${endpointPaths.price} returns quotes, capabilities with colors, cuts and facts, and errors that say what to send instead.`,
      `GET ${endpointPaths.deliveryDate} returns a delivery estimate for a US ZIP code. It takes approve and neededBy, and the key of an option that changes production, if a product has one. with_proof has the likely dates; approval_deadline is the last cut-off with the same dates.`,
      `${documentPaths.openApi} describes both endpoints. ${documentPaths.pricesCsv} and ${documentPaths.pricesJson} have all price tables; a shop that credits the source of its rates does so once, as credit, at the end.`,
      `${documentPaths.sets} lists ready-made sets with their titles and other words for them; each has a page, also as Markdown. ${documentPaths.submission} describes what a seller's endpoint receives, with the font of the titles and the place of artwork, which is a part of its own.`,
      'An order link opens a page with its build and price; with .md before the question mark, the same page is Markdown.',
    ],
  },
] as const;
