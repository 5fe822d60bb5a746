import { type Catalog, productIds } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { type MachineDocument, machineDocuments } from './machine-documents.ts';
import { link, list, page } from './markdown.ts';
import { markdownPath, pageUrl, type SitePage, sitePage, sitePages } from './site-pages.ts';

/** `/llms.txt`: what the site is, and where a model finds what. */
export function llms(catalog: Catalog): string {
  const { seller, limits } = catalog.book;
  const facts = statedFacts(catalog);
  const documents = machineDocuments(catalog);
  const pages = sitePages(catalog);
  const isPrice = ({ path }: { path: string }) => path.startsWith('/prices');
  const isDesigner = ({ path }: SitePage) => path.startsWith('/configure/');
  const isOwnSection = (path: SitePage) => isPrice(path) || isDesigner(path);
  const example = `/api/price?product=paper&tabs=${limits.tabsPerSet.default}&sets=${limits.setQuantities[0]}`;
  return page([
    `# ${seller.name}`,
    `> ${sitePage(catalog, '/').description}`,
    `Everything that a price is worked out from stands in ${pageUrl(catalog, '/llms-full.txt')}. A live price is one GET away, without a key: ${pageUrl(catalog, example)}`,
    list([facts.turnaround, facts.shipping, facts.proof, facts.quoteOnly]),
    '## Prices',
    list([
      ...pages.filter(isPrice).map((page) => pageLink(catalog, page)),
      ...documents.filter(isPrice).map((document) => documentLink(catalog, document)),
    ]),
    '## Documents for programs and models',
    list(
      documents
        .filter((document) => !isPrice(document))
        .map((document) => documentLink(catalog, document)),
    ),
    '## Design and order',
    list(productIds.map((id) => pageLink(catalog, sitePage(catalog, `/configure/${id}`)))),
    '## Other pages',
    list(pages.filter((page) => !isOwnSection(page)).map((page) => pageLink(catalog, page))),
  ]);
}

function pageLink(catalog: Catalog, { path, title, description }: SitePage): string {
  return `${link(title, pageUrl(catalog, markdownPath(path)))}: ${description}`;
}

function documentLink(catalog: Catalog, { path, title, description }: MachineDocument): string {
  return `${link(title, pageUrl(catalog, path))}: ${description}`;
}
