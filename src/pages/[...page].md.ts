import type { APIRoute, GetStaticPaths } from 'astro';
import { pageMarkdown, withIndexPointer } from '../build/page-markdown.ts';
import { allPages, markdownPath, pageUrl } from '../documents/site-pages.ts';
import { catalog } from '../hosts/astro/site.ts';
import { designerPath } from '../order/path.ts';

/** The designer has no content to read, so its Markdown describes it instead. */
const written = new Set(catalog.productIds.map(designerPath));

/** Every page as Markdown, converted from the page itself so that the two can't differ. */
export const getStaticPaths = (() =>
  allPages(catalog)
    .filter(({ path }) => !written.has(path))
    .map(({ path }) => ({
      params: { page: markdownPath(path).slice(1, -'.md'.length) },
      props: { path },
    }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ path: string }> = async ({ props: { path }, rewrite }) => {
  const page = await rewrite(path);
  const markdown = pageMarkdown(await page.text(), pageUrl(catalog, path));
  return new Response(withIndexPointer(markdown, catalog.baseUrl));
};
