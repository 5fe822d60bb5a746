import type { APIRoute } from 'astro';
import { respond } from '../../http/astro.ts';
import { mcpHandler } from '../../mcp/handler.ts';
import { catalog } from '../../server/site.ts';
import { openDeliveryDesk } from '../../server/transit.ts';

export const prerender = false;

const mcp = mcpHandler(catalog, openDeliveryDesk(process.env, console.log));

export const ALL: APIRoute = ({ request }) => respond(mcp, request);
