import type { GetStaticPaths } from 'astro';
import { publishedDocuments } from '../documents/published.ts';
import { documentRoute } from '../hosts/astro/document-route.ts';
import { catalog } from '../hosts/astro/site.ts';

/** Every document for programs and models, except for those whose paths have no extension. */
export const getStaticPaths = (() =>
  publishedDocuments(catalog).flatMap(({ path }) => {
    const [, name, extension] = /^\/(.+)\.(\w+)$/.exec(path) ?? [];
    return name ? [{ params: { name, extension } }] : [];
  })) satisfies GetStaticPaths;

export const GET = documentRoute;
