import type { APIRoute } from 'astro';
import { transit } from '../book/transit.generated.ts';
import { openApi } from '../documents/openapi/openapi.ts';
import { catalog } from '../hosts/astro/site.ts';
import { answerExamples } from '../http/run-examples.ts';

export const GET: APIRoute = async () =>
  Response.json(openApi(catalog, await answerExamples(catalog, transit)));
