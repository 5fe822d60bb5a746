import type { TransitData } from '../../src/book/schema.ts';
import { documentPaths, productPricesPath } from '../../src/contract/paths.ts';
import { clientSetups, mcpExamples } from '../../src/documents/calls.ts';
import { capabilitiesDocument } from '../../src/documents/capabilities.ts';
import { orderMarkdown, orderPage } from '../../src/documents/designer-page.ts';
import {
  breadcrumbs,
  jsonLdText,
  organization,
  productOffers,
  setOffers,
} from '../../src/documents/json-ld.ts';
import { publishedDocuments } from '../../src/documents/published.ts';
import { sectionsOf } from '../../src/documents/sections.ts';
import { allPages } from '../../src/documents/site-pages.ts';
import { answerExamples } from '../../src/http/run-examples.ts';
import type { SiteCatalog } from '../../src/pricing/catalog.ts';
import { readySets } from '../../src/pricing/ready-sets.ts';

/** Of order links: with titles, one of them long; with one that may be several; that don't fit. */
const linkQueries = [
  `sets=50&labels=Alpha|${'Beta '.repeat(6)}|Gamma|Delta`,
  'labels=Lease, Deed, Will',
  `labels=${'Correspondence '.repeat(13).concat('|').repeat(6)}`,
];

/**
 * The text of every document made from a catalog and a transit table, by path, without the
 * ready-made sets, and what pages are made of; JSON is indented.
 */
export async function documentTexts(
  catalog: SiteCatalog,
  transit: TransitData,
): Promise<Record<string, string>> {
  const { defaultProduct, productIds } = catalog;
  const builtAt = Date.parse('2026-11-22');
  const examples = await answerExamples(catalog, transit);
  const documents = publishedDocuments(catalog)
    .filter(({ path }) => path !== documentPaths.sets)
    .map(({ path, text }) => [path, text({ transit, examples, builtAt })]);
  const calls = mcpExamples(catalog);
  const orders = linkQueries.map((query) => orderPage(catalog, defaultProduct, query));
  const ofSite = [
    organization(catalog),
    breadcrumbs(catalog, productPricesPath(defaultProduct)),
    ...readySets(catalog)
      .slice(0, 1)
      .map((set) => setOffers(catalog, set)),
  ];
  const partsOfPages = [
    ['/capabilities.json', JSON.stringify(capabilitiesDocument(catalog))],
    ['/pages/all.json', JSON.stringify({ pages: allPages(catalog) })],
    ['/pages/faq.json', JSON.stringify({ groups: sectionsOf('faq', catalog, transit) })],
    ['/pages/calls.json', JSON.stringify({ calls, setups: clientSetups(catalog) })],
    ['/pages/orders.json', JSON.stringify({ orders })],
    ...orders.slice(0, 1).map((order) => ['/pages/order.md', orderMarkdown(catalog, order)]),
    ['/json-ld/site.json', jsonLdText(...ofSite)],
    ...productIds.flatMap((id) => [
      [`/json-ld/${id}.json`, jsonLdText(productOffers(catalog, id))],
    ]),
  ];
  return Object.fromEntries(
    [...documents, ...partsOfPages].map(([path = '', text = '']) => [path, indented(text)]),
  );
}

function indented(text: string): string {
  return text.startsWith('{') ? `${JSON.stringify(JSON.parse(text), null, 2)}\n` : text;
}
