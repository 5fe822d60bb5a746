import {
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
  const uri = `${folder}${contentHash(html).slice(0, 11)}.html`;
  return {
    /** The `_meta` of its tools. Some chats look only for the flat key, which is deprecated. */
    toolMeta: { ui: { resourceUri: uri }, 'ui/resourceUri': uri },
    resource: { uri, name: 'card', title: 'Price card', mimeType: cardType },
    /** @throws ResourceNotFoundError for any other URI */
    read: (uri: string) => {
      if (!uri.startsWith(folder)) throw new ResourceNotFoundError(cutShort(uri));
      return { contents: [{ uri, mimeType: cardType, text: html, _meta: { ui: sandbox } }] };
    },
  };
}

/** What clients may cache. */
const cached = [
  ...['server/discover', 'tools/list', 'resources/list', 'resources/templates/list'],
  'resources/read',
];

/** For five minutes, since it only changes with a new build. */
const cacheHint = { ttlMs: 300_000, cacheScope: 'public' } as const;

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
    _meta: {
      // Without this, some hosts ask buyers to sign in for a tool.
      securitySchemes: [{ type: 'noauth' }],
      ...(tool.name !== toolNames.capabilities && card?.toolMeta),
    },
  }));
  const byName = tools(catalog, desk, onReading);

  const install = (server: Server): void => {
    server.setRequestHandler('tools/list', { params: unpaged }, () => ({ tools: toolList }));
    server.setRequestHandler('tools/call', { params: called }, ({ name, arguments: given }) => {
      const call = byName.get(name);
      if (call) return call(given);
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool ${shown(name)}: the tools are ${[...byName.keys()].join(', ')}.`,
      );
    });
    if (!card) return;
    const [resources, none] = [{ resources: [card.resource] }, { resourceTemplates: [] }];
    server.setRequestHandler('resources/list', { params: unpaged }, () => resources);
    server.setRequestHandler('resources/templates/list', { params: unpaged }, () => none);
    server.setRequestHandler('resources/read', { params: addressed }, ({ uri }) => card.read(uri));
  };

  return {
    info: mcpIdentity(catalog),
    options: {
      capabilities: {
        tools: { listChanged: false },
        ...(card && {
          resources: { listChanged: false },
          extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: [cardType] } },
        }),
      },
      instructions: mcpInstructions(catalog),
      cacheHints: Object.fromEntries(cached.map((method) => [method, cacheHint])),
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
function tidyCall(message: object): object {
  if (!('method' in message) || message.method !== 'tools/call') return message;
  const { name, arguments: given = {}, ...others } = Object('params' in message && message.params);
  const members = given === null ? [] : (membersOf(given) ?? [['arguments', given]]);
  const params = {
    ...others,
    name: typeof name === 'string' ? name : '',
    arguments: Object.fromEntries(members),
  };
  return { ...message, params };
}
