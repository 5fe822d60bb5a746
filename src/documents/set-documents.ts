import type { SiteCatalog } from '../pricing/catalog.ts';
import { setFields } from '../pricing/ready-sets.ts';

/** `/sets.json`: names and titles of all ready-made sets by field. */
export function setsJson(catalog: SiteCatalog): string {
  const fields = setFields(catalog).map(({ id, name, sets }) => ({
    id,
    name,
    sets: sets.map(({ slug, name, alsoCalled, titles }) => ({ slug, name, alsoCalled, titles })),
  }));
  return `${JSON.stringify({ fields })}\n`;
}
