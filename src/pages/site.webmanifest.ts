import type { APIRoute } from 'astro';
import { webManifest } from '../documents/web-manifest.ts';
import { catalog } from '../hosts/astro/site.ts';

export const GET: APIRoute = () => new Response(`${JSON.stringify(webManifest(catalog))}\n`);
