import type { APIRoute } from 'astro';
import { apiCatalog } from '../../documents/discovery.ts';
import { catalog } from '../../server/site.ts';

export const GET: APIRoute = () => new Response(apiCatalog(catalog));
