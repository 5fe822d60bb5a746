import { documentPaths, endpointPaths } from './paths.ts';
import { versions } from './versions.ts';

/** A version of the public interfaces, with its changes. */
export interface Release {
  readonly of: 'HTTP API' | 'MCP server';
  readonly version: string;
  readonly date: string;
  readonly changes: readonly string[];
}

/**
 * Changes for callers, newest first. The first entry of each part is the current version. `npm run
 * golden` writes CHANGELOG.md from it.
 */
export const changelog: readonly Release[] = [
  {
    of: 'MCP server',
    version: versions.mcpServer,
    date: '2026-11-22',
    changes: [
      'zip adds the delivery date to quote_price and draft_order, neededBy the last moment to approve the proof for a date; allQuantities adds the price of every quantity.',
      'draft_order takes cut and colors, and its link opens with them; on products with a charge per color, colors set colorChanges.',
      'Capabilities list the colors and cuts of each product, and more facts: payment, privacy, several lists, other destinations, rush, proof time, contact.',
      'A layout names its cut and counts the titles that do not fit.',
      'Tools come with a price card for chats that show MCP Apps; resources include ready-made sets with their prices.',
      'options may be a list of choices. A range sent as one title gets a warning, and so do colors that make print hard to read. For a ZIP code outside the free region, shipping says that it costs extra.',
      'In browsers with WebMCP the designer offers read_design and show_design.',
      'The prompt compare_paper_and_poly is now compare_products.',
    ],
  },
  {
    of: 'HTTP API',
    version: versions.api,
    date: '2026-11-22',
    changes: [
      `${endpointPaths.deliveryDate} takes approve and neededBy, and the key of an option that changes production, if a product has one. with_proof has the likely dates; approval_deadline is the last cut-off with the same dates; method is the carrier's service, and assumes says where the transit days come from.`,
      'Capabilities list the colors and cuts of each product, and more facts.',
      `${documentPaths.openApi} describes only the two endpoints, and labels as a string of titles separated by |.`,
      'Price documents no longer have basis, rate_basis or note. A shop that credits the source of its rates does so once, as credit, at the end.',
      `${documentPaths.sets} lists ready-made sets; each has a page, Markdown and JSON.`,
      'An order link opens a page with its build and price; with .md before the question mark, the same page is Markdown.',
    ],
  },
  {
    of: 'MCP server',
    version: versions.mcpServer,
    date: '2026-11-21',
    changes: [
      'Three read-only tools: get_pricing_capabilities, quote_price and draft_order.',
      'Quotes are those of the HTTP API, with ordering facts added.',
      'Serves protocol revision 2026-07-28 and earlier ones.',
    ],
  },
  {
    of: 'HTTP API',
    version: versions.api,
    date: '2026-11-21',
    changes: [
      `GET ${endpointPaths.price} returns quotes, capabilities, and errors that say what to send instead.`,
      `GET ${endpointPaths.deliveryDate} returns a delivery estimate for a US ZIP code.`,
    ],
  },
];
