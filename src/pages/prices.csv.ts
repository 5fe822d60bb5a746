import type { APIRoute } from 'astro';
import { pricesCsv } from '../documents/price-documents.ts';
import { productIds } from '../pricing/catalog.ts';
import { catalog } from '../server/site.ts';

export const GET: APIRoute = () => new Response(pricesCsv(catalog, productIds));
