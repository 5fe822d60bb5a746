import changelog from './changelog.json' with { type: 'json' };

/**
 * What each version has that the one before it lacks, in sentences for callers, newest first: the
 * developers page, CHANGELOG.md and the MCP server's instructions say it from here. A test fails if
 * a parameter or a member of an answer isn't named.
 */
export { changelog };

const newest = (of: string) => changelog.find((release) => release.of === of)?.version ?? '';

/** The versions that the service publishes (spec, "Versioning"). */
export const versions = {
  api: /* @__PURE__ */ newest('HTTP API'),
  capabilities: 1,
  mcpServer: /* @__PURE__ */ newest('MCP server'),
} as const;

/** The version of what buyers send to the seller's endpoint. */
export const submissionVersion = 1;

/** The Model Context Protocol revisions that the MCP server supports, newest first. */
export const mcpRevisions = {
  /** Each request carries its version. */
  modern: ['2026-07-28'],
  /** Clients start with `initialize`. */
  legacy: ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
