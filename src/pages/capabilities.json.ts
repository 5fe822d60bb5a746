import type { APIRoute } from 'astro';
import { respond } from '../hosts/astro/respond.ts';
import { catalog } from '../hosts/astro/site.ts';
import { priceHandler } from '../http/price.ts';

/** The answer of `/api/price` without parameters, prebuilt. */
export const GET: APIRoute = ({ request }) =>
  respond(priceHandler(catalog), new Request(request.url));
