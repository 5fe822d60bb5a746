import { allFacts, factsToRead } from '../book/fact-names.ts';
import type { TransitData } from '../book/schema.ts';
import { documentPaths, endpointPaths, pagePaths } from '../contract/paths.ts';
import { versions } from '../contract/versions.ts';
import { toolNames } from '../order/doors.ts';
import { designerPath } from '../order/path.ts';
import { quoteFormUrl, type SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { designerLinks } from './designer-page.ts';
import { additionsOf, smallestOrderUrl, usualBuild } from './examples.ts';
import { code, link, list, page } from './plain-text.ts';
import { colorPricedNouns, personDecides, productNouns } from './sentences.ts';
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

/** A document for programs and models, as lists name it. */
export type ListedDocument = Pick<SitePage, 'path' | 'title' | 'description'>;

/**
 * `/llms.txt`: what the site is, and where to find what. Its lists link to Markdown only; the
 * documents for programs come first, as plain URLs.
 */
export function llms(catalog: SiteCatalog, documents: readonly ListedDocument[]): string {
  const { seller } = catalog.book;
  const facts = statedFacts(catalog);
  const at = (path: string) => pageUrl(catalog, path);
  const designers = catalog.productIds.map(designerPath);
  const groupOf = ({ path }: SitePage) => {
    if (path.startsWith(pagePaths.prices)) return 'prices';
    if (path === pagePaths.sets) return 'sets';
    return designers.includes(path) ? 'designers' : 'others';
  };
  const links = (group: ReturnType<typeof groupOf>) => {
    const pages = sitePages(catalog).filter((page) => groupOf(page) === group);
    return pages.map(({ path, title, description }) => {
      return `${link(title, at(markdownPath(path)))}: ${description}`;
    });
  };
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
    list(links('prices')),
    '## Design and order',
    list(links('designers')),
    '## Ready-made sets',
    list(links('sets')),
    setAddresses(catalog),
    setNames(catalog),
    '## More',
    list(links('others')),
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

function orderingFacts(catalog: SiteCatalog): string[] {
  const facts = statedFacts(catalog);
  return [
    '## Ordering',
    list(factsToRead.map((key) => `${allFacts[key].name}: ${facts[key]}`)),
    `Programs can't buy anything: ${personDecides('the designer')}.`,
  ];
}

/** The two endpoints, starting with what a caller needs first. */
function apiInBrief(catalog: SiteCatalog): string[] {
  const { baseUrl } = catalog;
  const [option] = Object.entries(additionsOf(catalog, usualBuild(catalog)));
  return [
    '## HTTP API',
    `Version ${versions.api}. Plain GET, JSON, no key, any origin. Full description: ${baseUrl}${documentPaths.openApi}`,
    list([
      `\`GET ${smallestOrderUrl(catalog)}\` returns a quote: \`price.total\`, \`price.perSet\`, \`breakdown\`, \`shipping\`, \`nextQuantity\`, \`orderUrl\`. Options are parameters${option ? `: \`${option.join('=')}\`` : ''}. \`labels=First|Second|Third\` instead of \`tabs\` quotes with titles. Without parameters it returns the capabilities: products, options, choices, quantities, facts.`,
      `\`GET ${baseUrl}${endpointPaths.deliveryDate}?zip=60601&product=${catalog.defaultProduct}\` returns \`ship_date\`, \`delivery_date\`, \`transit_business_days\`, \`method\`, \`assumes\` for approval of the proof by the next cut-off; \`with_proof\` has the likely dates. \`approve=YYYY-MM-DD\` sets another day of approval, \`neededBy=YYYY-MM-DD\` adds when to approve.`,
      `A wrong request gets 400 with \`error\`, a sentence that says what to send instead. Unknown parameters are rejected, not ignored. For anything priced only by quote, the error names the form: ${quoteFormUrl(catalog)}`,
    ]),
  ];
}

function mcpInBrief(catalog: SiteCatalog): string[] {
  const { agentTabsPerSetMax } = catalog.book.limits;
  const nouns = colorPricedNouns(catalog);
  return [
    '## MCP server',
    `${code(pageUrl(catalog, endpointPaths.mcp))}, version ${versions.mcpServer}: Streamable HTTP, stateless, no authentication, read-only. Up to ${agentTabsPerSetMax} tabs per set. Tools:`,
    list([
      `${code(toolNames.capabilities)}: call it first; no arguments.`,
      `${code(toolNames.quote)}: \`product\`, \`tabsPerSet\`, \`sets\`, \`options\` (a map)${nouns && `, \`colorChanges\` (${nouns})`}, \`zip\` (adds the delivery date), \`neededBy\` (adds when to approve the proof), \`approve\` (sets the day of approval), \`allQuantities\` (adds every quantity's price).`,
      `${code(toolNames.draft)}: the same with \`titles\` (a list) instead of \`tabsPerSet\`, and \`cut\` and \`colors\`; returns an \`orderUrl\` that opens the designer with all of them.`,
    ]),
  ];
}
