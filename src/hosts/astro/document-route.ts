import type { APIRoute } from 'astro';
import { transit } from '../../book/transit.ts';
import { publishedDocuments } from '../../documents/published.ts';
import { answerExamples } from '../../http/run-examples.ts';
import { catalog } from './site.ts';

const documents = new Map(publishedDocuments(catalog).map(({ path, text }) => [path, text]));
const sources = answerExamples(catalog, transit).then((examples) => ({
  transit,
  examples,
  builtAt: Date.now(),
}));

/** A document as an Astro route, at its own path. */
export const documentRoute: APIRoute = async ({ url }) => {
  const text = documents.get(url.pathname);
  return text ? new Response(text(await sources)) : new Response(null, { status: 404 });
};
