import type { TransitData } from '../book/transit-schema.ts';
import { documentPaths, pagePaths } from '../contract/paths.ts';
import { designerPath } from '../order/path.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { smallestOrderUrl } from './example-builds.ts';
import { link, list, page } from './markdown.ts';
import { productNouns } from './sentences.ts';
import { setAddresses, setNames } from './set-documents.ts';
import { markdownPath, pageUrl, type SitePage, sitePage, sitePages } from './site-pages.ts';
import { deliveryRules } from './text/delivery.ts';
import { colorsText, cutsText, termsText } from './text/layout.ts';
import {
  creditText,
  priceRules,
  priceTables,
  productPrices,
  workedExamplesText,
} from './text/pricing.ts';
import { apiInBrief, designerLinks, mcpInBrief, orderingFacts } from './text/service.ts';

/** A document for programs and models, as lists name it. */
export interface ListedDocument {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/**
 * `/llms.txt`: what the site is, and where to find what. Its lists link to Markdown only; the
 * documents for programs come first, as plain URLs.
 */
export function llms(catalog: SiteCatalog, documents: readonly ListedDocument[]): string {
  const { seller } = catalog.book;
  const facts = statedFacts(catalog);
  const at = (path: string) => pageUrl(catalog, path);
  const pages = sitePages(catalog);
  const designers = catalog.productIds.map((id) => sitePage(catalog, designerPath(id)));
  const isPrice = ({ path }: SitePage) => path.startsWith(pagePaths.prices);
  const isSets = ({ path }: SitePage) => path === pagePaths.sets;
  const isDesigner = ({ path }: SitePage) => designers.some((page) => page.path === path);
  const links = (chosen: readonly SitePage[]) =>
    list(chosen.map((page) => pageLink(catalog, page)));
  return page([
    `# ${seller.name}`,
    `> ${sitePage(catalog, pagePaths.home).description}`,
    list([facts.turnaround, facts.shipping, facts.proof, facts.quoteOnly]),
    `Get a live price with one GET, no key: ${smallestOrderUrl(catalog)}`,
    'For programs:',
    list(documents.map(({ path, title, description }) => `${title}: ${at(path)} ${description}`)),
    '## Everything in one text',
    list([
      `${link('llms-full.txt', at(documentPaths.llmsFull))}: all rates, options and rules for calculating any total by hand, price tables, delivery rules, and the API in brief.`,
    ]),
    '## Prices',
    links(pages.filter(isPrice)),
    '## Design and order',
    links(designers),
    '## Ready-made sets',
    list([
      ...pages.filter(isSets).map((page) => pageLink(catalog, page)),
      `${link('sets/llms.txt', at(documentPaths.setsLlms))}: every set in a sentence, with a link to its Markdown.`,
    ]),
    setAddresses(catalog),
    setNames(catalog),
    '## More',
    links(pages.filter((page) => ![isPrice, isDesigner, isSets].some((is) => is(page)))),
  ]);
}

function pageLink(catalog: SiteCatalog, { path, title, description }: SitePage): string {
  return `${link(title, pageUrl(catalog, markdownPath(path)))}: ${description}`;
}

/**
 * `/llms-full.txt`: everything needed to calculate the exact total and delivery date of any build
 * by hand, and how to request both live.
 */
export function llmsFull(catalog: SiteCatalog, transit: TransitData): string {
  return page([
    ...head(catalog),
    ...priceRules(catalog),
    ...catalog.productIds.flatMap((id) => productPrices(catalog, id)),
    ...workedExamplesText(catalog),
    ...orderingFacts(catalog),
    ...deliveryRules(catalog, transit),
    ...designerLinks(catalog),
    ...apiInBrief(catalog),
    ...mcpInBrief(catalog),
    ...cutsText(catalog),
    ...colorsText(catalog),
    ...termsText(catalog),
    ...priceTables(catalog),
    ...creditText(catalog),
  ]);
}

function head(catalog: SiteCatalog): string[] {
  const { book, baseUrl } = catalog;
  const { seller, prices } = book;
  return [
    `# ${seller.name}: custom printed index tab prices and delivery`,
    `> How to calculate the exact price of any set of custom printed ${productNouns(catalog, 'or')} index tab dividers, ${catalog.quantities[0]} to ${catalog.quantities.at(-1)} sets, and its delivery date. Prices are in ${prices.currency}, setup included, from the price book of ${prices.date}, and match the designer and the API.`,
    `Site: ${baseUrl}${pagePaths.home} (its pages and documents: ${baseUrl}${documentPaths.llms})`,
  ];
}
