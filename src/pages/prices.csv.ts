import type { APIRoute } from 'astro';
import { pricesCsv } from '../documents/price-documents.ts';
import { catalog } from '../hosts/astro/site.ts';

export const GET: APIRoute = () => new Response(pricesCsv(catalog, catalog.productIds));
