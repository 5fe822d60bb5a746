import { getSecret } from 'astro:env/server';
import type { APIRoute } from 'astro';
import { openApp, unknownPath } from '../../app/app.ts';
import { securityHeaders } from '../../app/headers.ts';
import { type ApiHandler, respond } from '../../contract/exchange.ts';
import { carrierVariables } from '../settings.ts';
import { openDeliveryDesk } from '../transit.ts';
import { catalog, release } from './site.ts';

const log = (line: string) => console.log(line);
const settings = Object.fromEntries(carrierVariables.map((name) => [name, getSecret(name)]));
const { live } = openApp(catalog, openDeliveryDesk(settings, log), { log, release });
const unknown = live.get(unknownPath) as ApiHandler;
const security = securityHeaders(catalog.baseUrl).data;

/** Every live endpoint as an Astro route, for any adapter and in development. */
export const endpoint: APIRoute = ({ request, url }) =>
  respond(live.get(url.pathname) ?? unknown, request, security);
