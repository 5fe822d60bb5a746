import type { APIRoute } from 'astro';
import { allPricesJson } from '../documents/price-documents.ts';
import { catalog } from '../hosts/astro/site.ts';

export const GET: APIRoute = () => new Response(allPricesJson(catalog));
