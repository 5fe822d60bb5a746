import type { ReadResourceResult } from '@modelcontextprotocol/server';
import { contentHash } from '../http/etag.ts';

/** The extension by which chats show a page for a tool's result (MCP Apps). */
const appsExtension = 'io.modelcontextprotocol/ui';

const mimeType = 'text/html;profile=mcp-app';

/** What the server declares of the extension. */
export const appsCapability = { [appsExtension]: { mimeTypes: [mimeType] } };

/** The card that chats show for a quote or a draft. */
export interface ChatCard {
  /** What a tool that has the card carries as its `_meta`. */
  readonly toolMeta: Readonly<Record<string, unknown>>;
  /** Whether an address is the card's: that of this build, or of another that a chat remembers. */
  isAt(uri: string): boolean;
  read(uri: string): ReadResourceResult;
}

const folder = 'ui://tabquote/card/';

/**
 * The card of a build. Its address names its content, since chats keep pages by their address.
 *
 * @param html a page that loads nothing.
 */
export function chatCard(html: string): ChatCard {
  const resourceUri = `${folder}${contentHash(html).slice(0, 11)}.html`;
  return {
    // Some chats look only for the flat key, which the extension has deprecated.
    toolMeta: { ui: { resourceUri }, 'ui/resourceUri': resourceUri },
    isAt: (uri) => uri.startsWith(folder),
    read: (uri) => ({ contents: [{ uri, mimeType, text: html, _meta: { ui: sandbox } }] }),
  };
}

/** The card reaches no other address. One directory of apps wants the empty lists written out. */
const sandbox = {
  csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
  prefersBorder: true,
};
