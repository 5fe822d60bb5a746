import type { APIRoute } from 'astro';
import { registryEntry } from '../documents/mcp/discovery.ts';
import { catalog } from '../hosts/astro/site.ts';

export const GET: APIRoute = () => Response.json(registryEntry(catalog));
