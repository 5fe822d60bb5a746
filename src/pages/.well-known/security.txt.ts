import type { APIRoute } from 'astro';
import { securityText } from '../../documents/discovery.ts';
import { catalog } from '../../hosts/astro/site.ts';

export const GET: APIRoute = () => new Response(securityText(catalog));
