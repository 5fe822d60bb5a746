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
 * What each version has that the one before it lacks, in sentences for callers, newest first: the
 * developers page, CHANGELOG.md and the MCP server's instructions say it from here. A test fails if
 * a parameter or a member of an answer isn't named.
 */
export { default as changelog } from './changelog.json' with { type: 'json' };
