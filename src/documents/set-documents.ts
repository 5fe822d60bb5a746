import { documentPaths, setPath } from '../contract/paths.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { cutName } from '../layout/tabs.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { type ReadySet, setFields } from '../pricing/ready-sets.ts';
import { counted } from '../text/counts.ts';
import { list } from './plain-text.ts';
import { pageUrl } from './site-pages.ts';

/** `/sets.json`: names and titles of all ready-made sets by field. */
export function setsJson(catalog: SiteCatalog): string {
  const fields = setFields(catalog).map(({ id, name, sets }) => ({
    id,
    name,
    sets: sets.map(({ slug, name, alsoCalled, titles }) => ({ slug, name, alsoCalled, titles })),
  }));
  return `${JSON.stringify({ fields })}\n`;
}

/** The names of all sets, one line per field: as short as the list can be. */
export function setNames(catalog: SiteCatalog): string {
  const slugs = (sets: readonly ReadySet[]) => sets.map(({ slug }) => slug).join(', ');
  return list(setFields(catalog).map(({ name, sets }) => `${name}: ${slugs(sets)}`));
}

export function setAddresses(catalog: SiteCatalog): string {
  const at = (path: string) => pageUrl(catalog, path);
  return `Each set is at ${at(setPath('{name}'))}.md; ${at(documentPaths.sets)} has all titles.`;
}

/** `12 tabs, 1/6 cut, 2 banks` */
export function setSize(catalog: SiteCatalog, { titles, build }: ReadySet): string {
  const { cut, banks } = layoutOf(titles, catalog.book.products[build.product]);
  return `${counted(titles.length, 'tab')}, ${cutName(cut)} cut, ${counted(banks, 'bank')}`;
}
