import {
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { DeliveryDesk } from '../delivery/desk.ts';
import { mcpCapabilities, mcpIdentity, mcpInstructions, toolDocuments } from '../documents/mcp.ts';
import { toolNames } from '../order/doors.ts';
import type { HearOrder } from '../order/read.ts';
import { membersOf } from '../order/words.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { shown } from '../text/echo.ts';
import { appsCapability, chatCard } from './card.ts';
import type { McpService } from './server.ts';
import { tools } from './tools.ts';

/** How long clients may cache lists, which only change with a new build: five minutes. */
const kept = { ttlMs: 300_000, cacheScope: 'public' } as const;

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
 * @param hear receives what the tools are asked for.
 */
export function tabquoteService(
  catalog: SiteCatalog,
  desk: DeliveryDesk,
  cardHtml?: string,
  hear?: HearOrder,
): McpService {
  const card = cardHtml === undefined ? undefined : chatCard(cardHtml);
  const toolList = toolDocuments(catalog).map((tool) => ({
    ...tool,
    _meta: { ...withoutSignIn, ...(tool.name !== toolNames.capabilities && card?.toolMeta) },
  }));
  const byName = tools(catalog, desk, hear);

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
        ...mcpCapabilities,
        ...(card && { resources: { listChanged: false }, extensions: appsCapability }),
      },
      instructions: mcpInstructions(catalog),
      cacheHints: Object.fromEntries(
        [...listing, 'server/discover', 'resources/read'].map((method) => [method, kept]),
      ),
    },
    install,
    tidy: tidyCall,
  };
}

/** Replaces a tool's arguments that are `null` or JSON text with the object they mean. */
function tidyCall(message: JSONRPCRequest): JSONRPCRequest {
  const given: unknown = message.method === 'tools/call' ? message.params?.arguments : undefined;
  if (given !== null && typeof given !== 'string') return message;
  const members = given === null ? [] : membersOf(given);
  if (!members) return message;
  return { ...message, params: { ...message.params, arguments: Object.fromEntries(members) } };
}
