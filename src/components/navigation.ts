import type { ProductId } from '../book/schema.ts';
import { pagePaths } from '../contract/paths.ts';
import { allPages, pageTrail } from '../documents/site-pages.ts';
import { catalog } from '../hosts/astro/site.ts';
import { designerPath } from '../pricing/order-link.ts';

/** The films that tabs of the site are covered with; `film-…` classes color what they stand on. */
export type Film = 'clear' | 'yellow' | 'blue' | 'green' | 'pink' | 'orange';

const bank: readonly Film[] = ['yellow', 'blue', 'green', 'pink', 'orange'];

/** The film of a sheet by its place among those of its page, from 0. */
export function filmAt(index: number): Film {
  return bank[index % bank.length] as Film;
}

/** Where in a bank of five a tab stands, from 1. */
export type Position = 1 | 2 | 3 | 4 | 5;

const positions: readonly Position[] = [1, 2, 3, 4, 5];

/** The position of a sheet by its place among those of its page, from 0. */
export function positionAt(index: number): Position {
  return positions[index % positions.length] as Position;
}

const productFilms: readonly Film[] = ['blue', 'green', 'orange', 'pink', 'yellow'];

/** Each product has its film wherever it is named. */
export function productFilm(id: ProductId): Film {
  return productFilms[catalog.productIds.indexOf(id) % productFilms.length] as Film;
}

export interface NavigationTab {
  readonly path: string;
  /** At most two short lines, so that five tabs stand side by side on a phone. */
  readonly label: string;
  readonly film: Film;
}

/** The bank of tabs at the head of every page. */
export const navigationTabs: readonly NavigationTab[] = [
  { path: pagePaths.prices, label: 'Prices', film: 'yellow' },
  ...catalog.productIds.map((id) => ({
    path: designerPath(id),
    label: `Design ${catalog.book.products[id].noun}`,
    film: productFilm(id),
  })),
  { path: pagePaths.faq, label: 'FAQ', film: 'pink' },
  { path: pagePaths.developers, label: 'Developers', film: 'orange' },
];

/** The tab that a page stands behind, if any: its own, or that of a page above it. */
export function tabOf(path: string): NavigationTab | undefined {
  const isListed = allPages(catalog).some((page) => page.path === path);
  const above = isListed ? pageTrail(catalog, path) : [];
  return navigationTabs.find((tab) => above.some((page) => page.path === tab.path));
}
