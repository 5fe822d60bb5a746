import { hash } from 'node:crypto';
import type { APIRoute, GetStaticPaths } from 'astro';
import { transit } from '../book/transit.generated.ts';
import { documentPaths } from '../contract/paths.ts';
import { type PublishedDocument, publishedDocuments } from '../documents/published.ts';
import { catalog } from '../hosts/astro/site.ts';
import { answerExamples } from '../http/run-examples.ts';

const examples = answerExamples(catalog, transit);

/**
 * Every document for programs and models; the one below `/api/` has a route of its own. Astro tries
 * routes of this shape by name, and a page rewritten to Markdown only the first: `[...quote]`.
 */
export const getStaticPaths = (() =>
  publishedDocuments(catalog)
    .filter(({ path }) => path !== documentPaths.serverCard)
    .map((document) => ({
      params: { text: document.path.slice(1) },
      props: { document },
    }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ document: PublishedDocument }> = async ({ props: { document } }) => {
  const sha256 = (text: string) => hash('sha256', text);
  return new Response(document.text({ transit, examples: await examples, sha256 }));
};
