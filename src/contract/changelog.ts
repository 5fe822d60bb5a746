import { endpointPaths } from './paths.ts';
import { versions } from './versions.ts';

/** A version of what programs use, and what it brought them. */
export interface Release {
  readonly of: 'HTTP API' | 'MCP server';
  readonly version: string;
  readonly date: string;
  readonly changes: readonly string[];
}

/**
 * What changed for callers, newest first. The first entry of each part bears the version that is
 * served; a change that callers can see adds an entry here and a version in `versions.ts`.
 */
export const changelog: readonly Release[] = [
  {
    of: 'MCP server',
    version: versions.mcpServer,
    date: '2026-11-21',
    changes: [
      'Three read-only tools: get_pricing_capabilities, quote_price and draft_order.',
      'Quotes carry what the HTTP API answers, and the facts of ordering.',
      'zip adds the delivery date, allQuantities the price at every quantity; draft_order takes cut and colors.',
      'Serves protocol revision 2026-07-28 and those before it.',
    ],
  },
  {
    of: 'HTTP API',
    version: versions.api,
    date: '2026-11-21',
    changes: [
      `GET ${endpointPaths.price} answers quotes, capabilities, and errors that name what would be right.`,
      `GET ${endpointPaths.deliveryDate} answers a dated estimate for a US ZIP code.`,
    ],
  },
];
