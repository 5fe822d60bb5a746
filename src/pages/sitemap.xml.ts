import type { APIRoute } from 'astro';
import { siteMap } from '../documents/discovery.ts';
import { catalog } from '../hosts/astro/site.ts';

export const GET: APIRoute = () => new Response(siteMap(catalog));
