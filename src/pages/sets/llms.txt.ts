import type { APIRoute } from 'astro';
import { setsLlms } from '../../documents/set-documents.ts';
import { catalog } from '../../hosts/astro/site.ts';

export const GET: APIRoute = () => new Response(setsLlms(catalog));
