/** The versions under which the service describes itself (spec, "Versioning"). */
export const versions = {
  /** Of the HTTP API's description. */
  api: '1.0.0',
  /** Of the capabilities document. */
  capabilities: 1,
  /** Of the MCP server. */
  mcpServer: '1.1.0',
} as const;

/** The revisions of the Model Context Protocol that the MCP server speaks, newest first. */
export const mcpRevisions = {
  /** Each request carries its version. */
  modern: ['2026-07-28'],
  /** A client begins with `initialize`. */
  legacy: ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
