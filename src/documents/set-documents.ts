import { layoutOf } from '../layout/layout-of.ts';
import { cutName } from '../layout/tabs.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { type ReadySet, setFields } from '../pricing/ready-sets.ts';
import { counted } from '../text/counts.ts';

/** `/sets.json`: names and titles of all ready-made sets by field. */
export function setsJson(catalog: SiteCatalog): string {
  const fields = setFields(catalog).map(({ id, name, sets }) => ({
    id,
    name,
    sets: sets.map(({ slug, name, alsoCalled, titles }) => ({ slug, name, alsoCalled, titles })),
  }));
  return `${JSON.stringify({ fields })}\n`;
}

/** `12 tabs, 1/6 cut, 2 banks` */
export function setSize(catalog: SiteCatalog, { titles, build }: ReadySet): string {
  const { cut, banks } = layoutOf(titles, catalog.book.products[build.product]);
  return `${counted(titles.length, 'tab')}, ${cutName(cut)} cut, ${counted(banks, 'bank')}`;
}
