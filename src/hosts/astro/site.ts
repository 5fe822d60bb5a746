import type { APIContext, GetStaticPaths } from 'astro';
import { openCatalog } from '../../pricing/catalog.ts';
import { book } from '../book.ts';

/** The catalog of the site that Astro builds; pages and endpoints read from it. */
export const catalog = openCatalog(book, import.meta.env.SITE);

/**
 * The `release` argument of `priceHandler`; undefined in development, where the code changes under
 * a running server.
 */
export const release: string | undefined = import.meta.env.RELEASE;

/** The query of the request for a page, without its question mark; the Node front passes it on. */
export function queryOf({ locals, url }: Pick<APIContext, 'locals' | 'url'>): string {
  return 'query' in locals ? String(locals.query) : url.search.slice(1);
}

/** `getStaticPaths` for pages and documents with one copy per product. */
export const productRoutes = (() =>
  catalog.productIds.map((id) => ({
    params: { product: id },
    props: { id },
  }))) satisfies GetStaticPaths;
