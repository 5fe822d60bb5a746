import type { APIContext, APIRoute, GetStaticPaths } from 'astro';
import { transit } from '../book/transit.ts';
import { pageMarkdown } from '../build/page-markdown.ts';
import { drawCard, setPicture, socialCards } from '../build/pictures.ts';
import { publishedDocuments } from '../documents/published.ts';
import { allPages, indexPointer, markdownPath, pageUrl } from '../documents/site-pages.ts';
import { catalog } from '../hosts/astro/site.ts';
import { answerExamples } from '../http/run-examples.ts';
import { readySets } from '../pricing/ready-sets.ts';

const sources = answerExamples(catalog, transit).then((examples) => ({
  transit,
  examples,
  builtAt: Date.now(),
}));

/** The content of a file; some pages are converted from how they are rendered. */
type Content = (rewrite: APIContext['rewrite']) => Promise<string | Buffer>;

const documents = new Map<string, Content>(
  publishedDocuments(catalog).map(({ path, text }) => [path, async () => text(await sources)]),
);

/** Every page as Markdown, converted from the page itself so that the two can't differ. */
const pages = allPages(catalog)
  .filter(({ path }) => !documents.has(markdownPath(path)))
  .map(({ path }): [string, Content] => [
    markdownPath(path),
    async (rewrite) => {
      const html = await (await rewrite(path)).text();
      const page = pageMarkdown(html, pageUrl(catalog, path));
      return page.replace('\n', `\n\n> ${indexPointer(catalog.baseUrl)}\n`);
    },
  ]);

const files: readonly (readonly [path: string, content: Content])[] = [
  ...documents,
  ...pages,
  ...[...socialCards(catalog)].map(
    ([path, card]) => [path, () => drawCard(catalog, card)] as const,
  ),
  ...readySets(catalog).map(
    (set) => [`/pictures/${set.slug}.webp`, () => setPicture(catalog, set)] as const,
  ),
];

/** Every file that isn't a page: documents for programs, pages as Markdown, and pictures. */
export const getStaticPaths = (() =>
  files.map(([path, content]) => {
    const [, name, extension] = /^\/(.+)\.(\w+)$/.exec(path) ?? [];
    return { params: { name, extension }, props: { content } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute<{ content: Content }> = async ({ props: { content }, rewrite }) =>
  new Response(new Uint8Array(Buffer.from(await content(rewrite))));
