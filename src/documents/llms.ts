import { type Catalog, productIds } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { machineDocuments } from './machine-documents.ts';
import { link, list, page } from './markdown.ts';
import { markdownPath, pageUrl, type SitePage, sitePage, sitePages } from './site-pages.ts';

/**
 * `/llms.txt`: what the site is, and where a model finds what. Its link lists lead to Markdown only;
 * the documents for programs stand above them by their addresses.
 */
export function llms(catalog: Catalog): string {
  const { seller, limits } = catalog.book;
  const facts = statedFacts(catalog);
  const at = (path: string) => pageUrl(catalog, path);
  const pages = sitePages(catalog);
  const isPrice = ({ path }: SitePage) => path.startsWith('/prices');
  const isDesigner = ({ path }: SitePage) => path.startsWith('/configure/');
  const links = (chosen: readonly SitePage[]) =>
    list(chosen.map((page) => pageLink(catalog, page)));
  const example = `/api/price?product=paper&tabs=${limits.tabsPerSet.default}&sets=${limits.setQuantities[0]}`;
  return page([
    `# ${seller.name}`,
    `> ${sitePage(catalog, '/').description}`,
    list([facts.turnaround, facts.shipping, facts.proof, facts.quoteOnly]),
    `A live price is one GET away, without a key: ${at(example)}`,
    'For programs:',
    list(
      machineDocuments(catalog).map(
        ({ path, title, description }) => `${title}: ${at(path)} ${description}`,
      ),
    ),
    '## Everything in one text',
    list([
      `${link('llms-full.txt', at('/llms-full.txt'))}: All rates, options and rules, from which every total can be worked out by hand, price tables, delivery rules, the API in brief.`,
    ]),
    '## Prices',
    links(pages.filter(isPrice)),
    '## Design and order',
    links(productIds.map((id) => sitePage(catalog, `/configure/${id}`))),
    '## More',
    links(pages.filter((page) => !isPrice(page) && !isDesigner(page))),
  ]);
}

function pageLink(catalog: Catalog, { path, title, description }: SitePage): string {
  return `${link(title, pageUrl(catalog, markdownPath(path)))}: ${description}`;
}
