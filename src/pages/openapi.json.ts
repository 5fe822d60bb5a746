import type { APIRoute } from 'astro';
import { transit } from '../book/transit.generated.ts';
import { openApi } from '../documents/openapi/openapi.ts';
import { answerExamples } from '../http/run-examples.ts';
import { catalog } from '../server/site.ts';

export const GET: APIRoute = async () =>
  Response.json(openApi(catalog, await answerExamples(catalog, transit)));
