import { documentPaths, pagePaths, productPricesPath, setPath } from '../contract/paths.ts';
import { designerPath } from '../order/path.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { readySets, setFields } from '../pricing/ready-sets.ts';
import { counted, formatCount } from '../text/counts.ts';
import { oncePer } from '../text/once.ts';
import { capitalized, listed } from '../text/words.ts';
import { productNouns } from './sentences.ts';

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
  const { seller, quoteOnly } = catalog.book;
  const products = catalog.productIds.map((id) => catalog.products[id]);
  // A search result has room for a few names.
  const hasFew = products.length <= 4;
  const either = hasFew ? `${productNouns(catalog, 'or')} ` : '';
  const sets = rangeText(catalog.quantities);
  const someSets = setFields(catalog)
    .slice(0, 4)
    .flatMap(({ sets }) => sets.slice(0, 1));
  const pages: SitePage[] = [
    {
      path: pagePaths.home,
      name: 'Home',
      title: 'Custom printed index tabs, priced instantly',
      description: `Type your titles and see the set, the price and the delivery date. Custom printed ${hasFew ? `${productNouns(catalog)} ` : ''}tab dividers, ${sets} sets, setup included.`,
    },
    {
      path: pagePaths.prices,
      name: 'Prices',
      title: 'Printed index tab prices',
      description: `Prices for ${sets} sets of printed ${either}index tabs, setup included, and the cost of every option.`,
    },
    ...products.map(({ id, data: { noun, summary }, quantities, commonTabs }) => ({
      path: productPricesPath(id),
      name: `${capitalized(noun)} prices`,
      title: `${capitalized(noun)} index tab prices`,
      description: `Price per set and total for ${rangeText(quantities)} sets of ${rangeText(commonTabs)} tabs, setup included. ${capitalized(summary)}`,
      parent: pagePaths.prices,
    })),
    ...products.map(({ id, data: { noun, name } }) => ({
      path: designerPath(id),
      name: `Design ${noun} tabs`,
      title: `Design ${name}`,
      description: `Type your titles, see every tab, and get an instant price and a delivery date for custom printed ${name}.`,
    })),
    {
      path: pagePaths.sets,
      name: 'Ready-made sets',
      title: 'Ready-made index tab sets',
      description: `Tab titles for sets such as ${listed(someSets.map(({ name }) => name))}. Pick a list, change what you like, and see the price instantly.`,
    },
    {
      path: pagePaths.faq,
      name: 'Questions',
      title: 'Questions about index tabs',
      description: `Answers about printed index tabs: ${either && products.length > 1 ? `${either.trim()}, ` : ''}cuts and banks, room for titles, prices and delivery dates.`,
    },
    {
      path: seller.quotePath,
      name: 'Ask for a quote',
      title: 'Ask for a quote',
      description: `Ask us for a price on ${listed(
        quoteOnly.map(({ label }) => label),
        'or',
      )}.`,
    },
    {
      path: pagePaths.developers,
      name: 'Developers',
      title: 'Prices and delivery dates by API and MCP',
      description:
        'Exact prices and delivery dates for printed index tabs, for your program or assistant: a free JSON API and an MCP server, no key needed.',
    },
    {
      path: pagePaths.reference,
      name: 'API reference',
      title: 'API reference',
      description:
        'Every parameter, field and error of the HTTP API for index tab prices and delivery dates, with calls to try on the page.',
      parent: pagePaths.developers,
    },
    {
      path: pagePaths.support,
      name: 'Support',
      title: 'Support',
      description: `How to reach ${seller.name} before you order, about an order you sent, or about a problem with your tabs.`,
    },
    {
      path: pagePaths.terms,
      name: 'Terms',
      title: 'Terms of sale',
      description:
        'The terms for every order of index tabs: prices, proofs, changes, production, delivery and returns.',
    },
    {
      path: pagePaths.privacy,
      name: 'Privacy',
      title: 'Privacy',
      description:
        'How this site handles your design, your ZIP code and your messages, and how to clear everything it saves in your browser.',
    },
  ];
  const parent = pagePaths.home;
  return pages.map((page) => (page.path === parent ? page : { parent, ...page }));
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

/** The price tables of all products as data. */
export const priceFiles = [
  { path: documentPaths.pricesCsv, name: 'CSV', type: 'text/csv' },
  { path: documentPaths.pricesJson, name: 'JSON', type: 'application/json' },
] as const;

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
