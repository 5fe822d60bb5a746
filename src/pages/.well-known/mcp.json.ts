import type { APIRoute } from 'astro';
import { mcpDescription } from '../../documents/mcp/discovery.ts';
import { catalog } from '../../server/site.ts';

export const GET: APIRoute = () => Response.json(mcpDescription(catalog));
