import { ResourceNotFoundError } from '@modelcontextprotocol/server';
import { contentHash } from '../contract/exchange.ts';
import { cutShort } from '../text/echo.ts';

const cardType = 'text/html;profile=mcp-app';

/** What the server declares for the extension that lets chats show a page for a tool's result. */
export const appsCapability = { 'io.modelcontextprotocol/ui': { mimeTypes: [cardType] } };

const folder = 'ui://tabquote/card/';

/** The card makes no requests. One app directory requires the empty lists. */
const sandbox = {
  csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
  prefersBorder: true,
};

/**
 * The card that chats show for a quote or a draft, as an MCP resource. Its URI is content-hashed,
 * since chats cache pages by URI; an earlier build's URI, which a chat remembers, gets this card.
 *
 * @param html a page that loads nothing.
 */
export function chatCard(html: string) {
  const resourceUri = `${folder}${contentHash(html).slice(0, 11)}.html`;
  return {
    /**
     * The `_meta` of a tool that has the card. Some chats look only for the flat key, which the
     * extension has deprecated.
     */
    toolMeta: { ui: { resourceUri }, 'ui/resourceUri': resourceUri },
    /** As the protocol lists it. */
    resource: { uri: resourceUri, name: 'card', title: 'Price card', mimeType: cardType },
    /** @throws ResourceNotFoundError for any other URI */
    read: (uri: string) => {
      if (!uri.startsWith(folder)) throw new ResourceNotFoundError(cutShort(uri));
      return { contents: [{ uri, mimeType: cardType, text: html, _meta: { ui: sandbox } }] };
    },
  };
}
