import type { APIRoute } from 'astro';
import { registryEntry } from '../documents/mcp/discovery.ts';
import { catalog } from '../server/site.ts';

export const GET: APIRoute = () => Response.json(registryEntry(catalog));
