import type { APIRoute } from 'astro';
import { transit } from '../book/transit.generated.ts';
import { llmsFull } from '../documents/llms-full.ts';
import { catalog } from '../hosts/astro/site.ts';

export const GET: APIRoute = () => new Response(llmsFull(catalog, transit));
