import type { APIRoute } from 'astro';
import { respond } from '../../http/astro.ts';
import { priceHandler } from '../../http/price.ts';
import { catalog, release } from '../../server/site.ts';

export const prerender = false;

const price = priceHandler(catalog, release);

export const ALL: APIRoute = ({ request }) => respond(price, request);
