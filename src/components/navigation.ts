import { pagePaths } from '../contract/paths.ts';
import { catalog } from '../hosts/astro/site.ts';
import { designerFolder, designerPath } from '../order/path.ts';

const { defaultProduct, book } = catalog;

/**
 * The tabs at the top of every page; pages for programs are in the footer. Each part of the site has
 * a film of its own, applied with `film-…` classes; yellow marks the selection.
 */
export const navigationTabs = [
  { part: designerFolder, label: 'Design', film: 'green' },
  { part: pagePaths.sets, label: 'Ready-made sets', short: 'Sets', film: 'pink' },
  { part: pagePaths.prices, label: 'Prices', film: 'blue' },
  { part: pagePaths.faq, label: 'Questions', film: 'orange' },
].map((tab) => ({
  ...tab,
  /** Its label on phones, where four tabs share a line. */
  short: tab.short ?? tab.label,
  path: tab.part === designerFolder ? designerPath(defaultProduct) : tab.part,
}));

/** The tab of the part of the site that a page belongs to, if any. */
export function tabOf(path: string) {
  const place = path === book.seller.quotePath ? designerFolder : path;
  return navigationTabs.find(({ part }) => `${place}/`.startsWith(`${part}/`));
}
