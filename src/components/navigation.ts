import { pagePaths } from '../contract/paths.ts';
import { allPages, pageTrail } from '../documents/site-pages.ts';
import { catalog } from '../hosts/astro/site.ts';
import { designerPath } from '../order/path.ts';

/**
 * The film colors of the site's tabs, applied with `film-…` classes. Each part of the site has its
 * own; yellow marks the selection.
 */
export type Film = 'clear' | 'blue' | 'green' | 'pink' | 'orange';

interface NavigationTab {
  readonly path: string;
  readonly label: string;
  /** A shorter label for phones, where four tabs share a line. */
  readonly short?: string;
  readonly film: Film;
}

const design: NavigationTab = {
  path: designerPath(catalog.defaultProduct),
  label: 'Design',
  film: 'green',
};

/** The tabs at the top of every page; pages for programs are in the footer. */
export const navigationTabs: readonly NavigationTab[] = [
  design,
  { path: pagePaths.sets, label: 'Ready-made sets', short: 'Sets', film: 'pink' },
  { path: pagePaths.prices, label: 'Prices', film: 'blue' },
  { path: pagePaths.faq, label: 'Questions', film: 'orange' },
];

const designers: readonly string[] = catalog.productIds.map(designerPath);

/** The tab for a page, if any: its own, or that of an ancestor. */
export function tabOf(path: string): NavigationTab | undefined {
  if (designers.includes(path) || path === catalog.book.seller.quotePath) return design;
  const isListed = allPages(catalog).some((page) => page.path === path);
  const above = isListed ? pageTrail(catalog, path) : [];
  return navigationTabs.find((tab) => above.some((page) => page.path === tab.path));
}

/** The film of the part of the site that a page belongs to. */
export function filmOf(path: string): Film {
  return tabOf(path)?.film ?? 'clear';
}
