import type { TransitData } from '../book/schema.ts';
import { documentPaths, pagePaths } from '../contract/paths.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { setFields } from '../pricing/ready-sets.ts';
import { smallestOrderUrl } from './examples.ts';
import { link, list, page } from './plain-text.ts';
import { sectionBlocks, sectionsOf } from './sections.ts';
import { markdownPath, pageUrl, type SitePage, sitePage, sitePages } from './site-pages.ts';
import { productNouns } from './texts.ts';

/** A document for programs and models, as lists name it. */
export type ListedDocument = Pick<SitePage, 'path' | 'title' | 'description'>;

/**
 * `/llms.txt`: what the site is, and where to find what. Its lists link to Markdown only; the
 * documents for programs come first, as plain URLs.
 */
export function llms(
  catalog: SiteCatalog,
  transit: TransitData,
  documents: readonly ListedDocument[],
): string {
  const at = (path: string) => pageUrl(catalog, path);
  const facts = sectionsOf('llms', catalog, transit).flatMap(({ sections }) =>
    sections.flatMap(({ paragraphs }) => paragraphs.slice(0, 1)),
  );
  const pages = sitePages(catalog).map(
    ({ path, title, description }) => `${link(title, at(markdownPath(path)))}: ${description}`,
  );
  const setsByField = setFields(catalog).map(
    ({ name, sets }) => `${name}: ${sets.map(({ slug }) => slug).join(', ')}`,
  );
  return page([
    `# ${catalog.book.seller.name}`,
    `> ${sitePage(catalog, pagePaths.home).description}`,
    list(facts),
    `Get a live price with one GET, no key: ${smallestOrderUrl(catalog)}`,
    'For programs:',
    list(documents.map(({ path, title, description }) => `${title}: ${at(path)} ${description}`)),
    '## Pages',
    list(pages),
    '## Ready-made sets',
    `Each set is at ${at(`${pagePaths.sets}/{name}.md`)}; ${at(documentPaths.sets)} has all titles.`,
    list(setsByField),
  ]);
}

/**
 * `/llms-full.txt`: everything needed to calculate the exact total and delivery date of any build
 * by hand, and how to request both live.
 */
export function llmsFull(catalog: SiteCatalog, transit: TransitData): string {
  const { book, baseUrl, quantities } = catalog;
  const { seller, prices } = book;
  return page([
    `# ${seller.name}: custom printed index tab prices and delivery`,
    `> How to calculate the exact price of any set of custom printed ${productNouns(catalog, 'or')} index tab dividers, ${quantities[0]} to ${quantities.at(-1)} sets, and its delivery date. Prices are in ${prices.currency}, setup included, from the price book of ${prices.date}, and match the designer and the API.`,
    `Site: ${baseUrl}${pagePaths.home} (its pages and documents: ${baseUrl}${documentPaths.llms})`,
    ...sectionBlocks(sectionsOf('llmsFull', catalog, transit)),
    // The source of the prices, if the shop names one.
    ...(prices.credit ? [`${prices.credit}.`] : []),
  ]);
}
