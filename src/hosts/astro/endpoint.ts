import { getSecret } from 'astro:env/server';
import type { APIRoute } from 'astro';
import { openApp } from '../../app/app.ts';
import { securityHeaders } from '../../app/headers.ts';
import { carrierVariables, openDeliveryDesk } from '../transit.ts';
import { respond } from './respond.ts';
import { catalog, release } from './site.ts';

const log = (line: string) => console.log(line);
const settings = Object.fromEntries(carrierVariables.map((name) => [name, getSecret(name)]));
const { live } = openApp(catalog, openDeliveryDesk(settings, log), { log, release });
const security = securityHeaders(catalog.baseUrl).data;

/** A live endpoint as an Astro route, for any adapter and in development. */
export function endpoint(path: string): APIRoute {
  const handler = live.get(path);
  if (!handler) throw new RangeError(`there is no endpoint ${path}`);
  return ({ request }) => respond(handler, request, security);
}
