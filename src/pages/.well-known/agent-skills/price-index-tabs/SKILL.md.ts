import type { APIRoute } from 'astro';
import { agentSkill } from '../../../../documents/agent-skill.ts';
import { catalog } from '../../../../hosts/astro/site.ts';

export const GET: APIRoute = () => new Response(agentSkill(catalog));
