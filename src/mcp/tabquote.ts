import {
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type Server,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { contentHash } from '../contract/exchange.ts';
import type { DeliveryDesk } from '../delivery/estimate.ts';
import { mcpIdentity, mcpInstructions, toolDocuments } from '../documents/mcp.ts';
import { toolNames } from '../order/doors.ts';
import type { OnReading } from '../order/read.ts';
import { membersOf } from '../order/words.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { cutShort, shown } from '../text/echo.ts';
import type { McpService } from './server.ts';
import { tools } from './tools.ts';

const cardType = 'text/html;profile=mcp-app';

/** What the server declares for the extension that lets chats show a page for a tool's result. */
const appsCapability = { 'io.modelcontextprotocol/ui': { mimeTypes: [cardType] } };

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
function chatCard(html: string) {
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

/** How long clients may cache lists, which only change with a new build: five minutes. */
const cacheHint = { ttlMs: 300_000, cacheScope: 'public' } as const;

/** Without this, some hosts ask buyers to sign in for a tool. */
const withoutSignIn = { securitySchemes: [{ type: 'noauth' }] };

const unpaged = z.looseObject({
  cursor: z.null('lists have a single page: leave cursor out').optional(),
});
const addressed = z.looseObject({ uri: z.string() });
const called = z.looseObject({ name: z.string(), arguments: z.unknown().optional() });

/**
 * Tabquote as an MCP service: three tools, and the card that chats show for a quote.
 *
 * @param cardHtml the card's page; without it chats show text only.
 * @param onReading is called with each reading of a request, for counting.
 */
export function tabquoteService(
  catalog: SiteCatalog,
  desk: DeliveryDesk,
  cardHtml?: string,
  onReading?: OnReading,
): McpService {
  const card = cardHtml === undefined ? undefined : chatCard(cardHtml);
  const toolList = toolDocuments(catalog).map((tool) => ({
    ...tool,
    _meta: { ...withoutSignIn, ...(tool.name !== toolNames.capabilities && card?.toolMeta) },
  }));
  const byName = tools(catalog, desk, onReading);

  /** Lists by the method that asks for them; they have a single page. */
  const lists = {
    'tools/list': { tools: toolList },
    'resources/list': { resources: card ? [card.resource] : [] },
    'resources/templates/list': { resourceTemplates: [] },
  };
  const all = Object.keys(lists) as (keyof typeof lists)[];
  const listing = all.filter((method) => card || method === 'tools/list');

  const install = (server: Server): void => {
    for (const method of listing) {
      server.setRequestHandler(method, { params: unpaged }, () => lists[method]);
    }
    server.setRequestHandler('tools/call', { params: called }, ({ name, arguments: given }) => {
      const call = byName.get(name);
      if (call) return call(given);
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool ${shown(name)}: the tools are ${[...byName.keys()].join(', ')}.`,
      );
    });
    if (!card) return;
    server.setRequestHandler('resources/read', { params: addressed }, ({ uri }) => card.read(uri));
  };

  return {
    info: mcpIdentity(catalog),
    options: {
      capabilities: {
        tools: { listChanged: false },
        ...(card && { resources: { listChanged: false }, extensions: appsCapability }),
      },
      instructions: mcpInstructions(catalog),
      cacheHints: Object.fromEntries(
        [...listing, 'server/discover', 'resources/read'].map((method) => [method, cacheHint]),
      ),
    },
    install,
    tidy: tidyCall,
  };
}

/**
 * Makes a call one that the SDK passes on, since it answers others with its validator's report, and
 * ours says what to send: a name that is missing is empty, arguments that are `null` or JSON text
 * are the object they mean, and others are an argument that no tool has.
 */
function tidyCall(message: JSONRPCRequest): JSONRPCRequest {
  if (message.method !== 'tools/call') return message;
  const { name, arguments: given = {}, ...others } = Object(message.params);
  const members = given === null ? [] : (membersOf(given) ?? [['arguments', given]]);
  const params = {
    ...others,
    name: typeof name === 'string' ? name : '',
    arguments: Object.fromEntries(members),
  };
  return { ...message, params };
}
