import type { APIRoute } from 'astro';
import { llms } from '../documents/llms.ts';
import { catalog } from '../hosts/astro/site.ts';

export const GET: APIRoute = () => new Response(llms(catalog));
