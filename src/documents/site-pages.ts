import type { ProductId } from '../book/schema.ts';
import { documentPaths, pagePaths, productPricesPath, setPath } from '../contract/paths.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { readySets, setFields } from '../pricing/ready-sets.ts';
import { counted, formatCount } from '../text/counts.ts';
import { fillIn } from '../text/fill-in.ts';
import { oncePer } from '../text/once.ts';
import { capitalized, listed } from '../text/words.ts';
import pages from './pages.json' with { type: 'json' };
import { productNouns } from './texts.ts';

/** A page for people, as used by navigation, the site map and link lists. */
export interface SitePage {
  /** Its path; `/` is the home page. */
  readonly path: string;
  /** Its name in navigation, a word or two. */
  readonly name: string;
  readonly title: string;
  /** One or two sentences for search results and link lists. */
  readonly description: string;
  /** The parent page; absent for the home page, which is the parent of most others. */
  readonly parent?: string;
}

/** Every page of the site, ready-made sets included; each page looks up several others. */
export const allPages = oncePer((catalog: SiteCatalog): readonly SitePage[] => [
  ...sitePages(catalog),
  ...readySets(catalog).map(({ slug, name, titles, about }) => ({
    path: setPath(slug),
    name,
    title: `${name}: ${counted(titles.length, 'index tab')}`,
    description: about.length > 100 ? about : `${about} ${someTitles(titles, 145 - about.length)}`,
    parent: pagePaths.sets,
  })),
]);

/** The titles that fit in a search result. */
function someTitles(titles: readonly string[], room: number): string {
  let shown = `${counted(titles.length, 'printed tab')}: ${titles[0]}`;
  for (const title of titles.slice(1)) {
    if (shown.length + title.length > room) return `${shown} and more.`;
    shown += `, ${title}`;
  }
  return `${shown}.`;
}

/** The site's pages without the ready-made sets, each after its parent, in reading order. */
export function sitePages(catalog: SiteCatalog): SitePage[] {
  const { productIds, products, book } = catalog;
  // A search result has room for a few names.
  const hasFew = productIds.length <= 4;
  const someSets = setFields(catalog)
    .slice(0, 4)
    .flatMap(({ sets }) => sets.slice(0, 1));
  const quoteOnly = book.quoteOnly.map(({ label }) => label);
  const values = {
    sets: rangeText(catalog.quantities),
    fewProducts: hasFew ? `${productNouns(catalog)} ` : '',
    eitherProduct: hasFew ? `${productNouns(catalog, 'or')} ` : '',
    someSets: listed(someSets.map(({ name }) => name)),
    quotePath: book.seller.quotePath,
    quoteOnly: listed(quoteOnly, 'or'),
    seller: book.seller.name,
  };
  const valuesOf = (id: ProductId) => {
    const { data, quantities, commonTabs } = products[id];
    const { noun, name, summary } = data;
    return {
      product: id,
      noun,
      Noun: capitalized(noun),
      productName: name,
      Summary: capitalized(summary),
      productSets: rangeText(quantities),
      commonTabs: rangeText(commonTabs),
    };
  };
  return pages.flatMap((page): SitePage[] => {
    const parent = page.path === pagePaths.home ? undefined : (page.parent ?? pagePaths.home);
    const isOfProduct = page.path.includes('{product}');
    return (isOfProduct ? productIds : [undefined]).map((id) => {
      const texts = [page.path, page.name, page.title, page.description];
      const filled = fillIn(texts, { ...values, ...(id && valuesOf(id)) });
      const [path = '', name = '', title = '', description = ''] = filled;
      return { path, name, title, description, parent };
    });
  });
}

/** @example rangeText([25, 50, 1000]) // '25 to 1,000' */
function rangeText(ascending: readonly number[]): string {
  return `${ascending[0]} to ${formatCount(ascending.at(-1) ?? 0)}`;
}

/**
 * The page at a path.
 *
 * @throws RangeError if there is none.
 */
export function sitePage(catalog: SiteCatalog, path: string): SitePage {
  const page = allPages(catalog).find((page) => page.path === path);
  if (!page) throw new RangeError(`there is no page ${path}`);
  return page;
}

/** The page and its ancestors, the home page first. */
export function pageTrail(catalog: SiteCatalog, path: string): SitePage[] {
  const page = sitePage(catalog, path);
  return page.parent === undefined ? [page] : [...pageTrail(catalog, page.parent), page];
}

/** A page's full URL; only the home page's ends with a slash. */
export function pageUrl(catalog: SiteCatalog, path: string): string {
  return `${catalog.baseUrl}${path}`;
}

export function markdownPath(path: string): string {
  return path === pagePaths.home ? '/index.md' : `${path}.md`;
}

/** The line of a Markdown document that links to the index of all others. */
export function indexPointer(baseUrl: string): string {
  return `All pages and documents of this site: ${baseUrl}${documentPaths.llms}`;
}

/** The page whose social card a page uses: its own, or the home page, whose card has no price. */
export function pageWithCard({ productIds }: SiteCatalog, path: string): string {
  return productIds.some((id) => productPricesPath(id) === path) ? path : pagePaths.home;
}

/** The size of picture cards in pixels. */
export const cardSize = { width: 1200, height: 630 };

export function cardPath(catalog: SiteCatalog, path: string): string {
  const page = pageWithCard(catalog, path);
  return `/cards${page === pagePaths.home ? '/home' : page}.png`;
}
