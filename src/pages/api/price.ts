import type { APIRoute } from 'astro';
import { respond } from '../../http/astro.ts';
import { priceHandler } from '../../http/price.ts';
import { catalog } from '../../server/site.ts';

export const prerender = false;

const price = priceHandler(catalog);

export const ALL: APIRoute = ({ request }) => respond(price, request);
