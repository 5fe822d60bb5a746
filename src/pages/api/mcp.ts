import type { APIRoute } from 'astro';
import { endpointPaths } from '../../contract/paths.ts';
import { respond } from '../../http/astro.ts';
import type { ApiHandler } from '../../http/message.ts';
import { createApi } from '../../server/api.ts';
import { catalog } from '../../server/site.ts';
import { openDeliveryDesk } from '../../server/transit.ts';

export const prerender = false;

const api = createApi(catalog, openDeliveryDesk(process.env, console.log), console.log);
const mcp = api.get(endpointPaths.mcp) as ApiHandler;

export const ALL: APIRoute = ({ request }) => respond(mcp, request);
