import type { APIRoute } from 'astro';
import { respond } from '../http/astro.ts';
import { priceHandler } from '../http/price.ts';
import { catalog } from '../server/site.ts';

/** The answer of `/api/price` without parameters, prebuilt. */
export const GET: APIRoute = ({ request }) =>
  respond(priceHandler(catalog), new Request(request.url));
