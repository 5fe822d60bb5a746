/** The versions under which the service describes itself (spec, "Versioning"). */
export const versions = {
  /** Of the HTTP API's description. */
  api: '1.0.0',
  /** Of the capabilities document. */
  capabilities: 1,
  /** Of the MCP server. */
  mcpServer: '1.1.0',
} as const;
