import type { APIRoute, GetStaticPaths } from 'astro';
import { transit } from '../book/transit.ts';
import { type PublishedDocument, publishedDocuments } from '../documents/published.ts';
import { catalog } from '../hosts/astro/site.ts';
import { answerExamples } from '../http/run-examples.ts';

const sources = answerExamples(catalog, transit).then((examples) => ({
  transit,
  examples,
  builtAt: Date.now(),
}));

/** Every document for programs and models. */
export const getStaticPaths = (() =>
  publishedDocuments(catalog).map(({ path, text }) => {
    const [, name, extension] = /^\/(.+)\.(\w+)$/.exec(path) ?? [];
    return { params: { name, extension }, props: { text } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<Pick<PublishedDocument, 'text'>> = async ({ props: { text } }) =>
  new Response(text(await sources));
