import { hash } from 'node:crypto';
import type { APIRoute } from 'astro';
import { agentSkill, agentSkillsIndex } from '../../../documents/agent-skill.ts';
import { catalog } from '../../../hosts/astro/site.ts';

export const GET: APIRoute = () =>
  Response.json(agentSkillsIndex(catalog, hash('sha256', agentSkill(catalog))));
