import type { APIRoute } from 'astro';
import { robots } from '../documents/discovery.ts';
import { catalog } from '../hosts/astro/site.ts';

export const GET: APIRoute = () => new Response(robots(catalog));
