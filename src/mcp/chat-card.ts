import type { ReadResourceResult } from '@modelcontextprotocol/server';
import { contentHash } from '../http/answers.ts';

/** The extension that lets chats show a page for a tool's result (MCP Apps). */
const appsExtension = 'io.modelcontextprotocol/ui';

const mimeType = 'text/html;profile=mcp-app';

/** What the server declares for the extension. */
export const appsCapability = { [appsExtension]: { mimeTypes: [mimeType] } };

/** The card that chats show for a quote or a draft. */
export interface ChatCard {
  /** The `_meta` of a tool that has the card. */
  readonly toolMeta: Readonly<Record<string, unknown>>;
  /**
   * Returns whether a URI is the card's, from this build or an earlier one that a chat remembers.
   */
  isAt(uri: string): boolean;
  read(uri: string): ReadResourceResult;
}

const folder = 'ui://tabquote/card/';

/**
 * The card of a build. Its URI is content-hashed, since chats cache pages by URI.
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

/** The card makes no requests. One app directory requires the empty lists. */
const sandbox = {
  csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
  prefersBorder: true,
};
