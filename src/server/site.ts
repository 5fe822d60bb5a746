import { book } from '../book/index.ts';
import { openCatalog } from '../pricing/catalog.ts';

/** The catalog of the site that Astro builds: pages and endpoints answer out of it. */
export const catalog = openCatalog(book, import.meta.env.SITE);
