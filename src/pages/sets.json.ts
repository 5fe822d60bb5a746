import type { APIRoute } from 'astro';
import { setsJson } from '../documents/set-documents.ts';
import { catalog } from '../hosts/astro/site.ts';

export const GET: APIRoute = () => new Response(setsJson(catalog));
