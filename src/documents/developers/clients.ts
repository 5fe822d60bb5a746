import { endpointPaths } from '../../contract/paths.ts';
import type { SiteCatalog } from '../../pricing/catalog.ts';
import { mcpIdentity } from '../mcp/server.ts';

/** How to add the server to one MCP client. */
export interface ClientSetup {
  readonly client: string;
  /** Where to put the text: a file, a terminal, a dialog. */
  readonly where: string;
  readonly language: 'json' | 'toml' | 'shell' | 'text';
  readonly code: string;
}

/** The setups of common clients; none needs a key or token. */
export function clientSetups(catalog: SiteCatalog): ClientSetup[] {
  const url = `${catalog.baseUrl}${endpointPaths.mcp}`;
  const { name } = mcpIdentity(catalog);
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  return [
    {
      client: 'Claude, ChatGPT and other apps with connectors',
      where: 'In the settings, add a custom connector with this address',
      language: 'text',
      code: url,
    },
    {
      client: 'Claude Code',
      where: 'In a terminal',
      language: 'shell',
      code: `claude mcp add --transport http ${name} ${url}`,
    },
    {
      client: 'VS Code',
      where: '.vscode/mcp.json',
      language: 'json',
      code: json({ servers: { [name]: { type: 'http', url } } }),
    },
    {
      client: 'Cursor',
      where: '.cursor/mcp.json',
      language: 'json',
      code: json({ mcpServers: { [name]: { url } } }),
    },
    {
      client: 'Codex',
      where: '~/.codex/config.toml',
      language: 'toml',
      code: `[mcp_servers.${name}]\nurl = "${url}"`,
    },
    {
      client: 'Gemini CLI',
      where: '~/.gemini/settings.json',
      language: 'json',
      code: json({ mcpServers: { [name]: { httpUrl: url } } }),
    },
  ];
}
