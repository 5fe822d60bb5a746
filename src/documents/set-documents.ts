import { pagePaths, setPath } from '../contract/paths.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { cutName } from '../layout/tabs.ts';
import { orderUrl } from '../order/link.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { type ReadySet, setFields } from '../pricing/ready-sets.ts';
import { counted } from '../text/counts.ts';
import { quantityDocuments } from './answers.ts';
import { link, list, page } from './plain-text.ts';
import { markdownPath, pageUrl } from './site-pages.ts';

/** `/sets.json`: names and titles of all ready-made sets by field. */
export function setsJson(catalog: SiteCatalog): string {
  const fields = setFields(catalog).map(({ id, name, sets }) => ({
    id,
    name,
    sets: sets.map(({ slug, name, alsoCalled, titles }) => ({ slug, name, alsoCalled, titles })),
  }));
  return `${JSON.stringify({ fields })}\n`;
}

/**
 * `/sets/{slug}.json`: a set with the recommended build, its layout and its price at every
 * quantity.
 */
export function setJson(catalog: SiteCatalog, set: ReadySet): string {
  const { slug, name, field, usedBy, about, titles, why, build } = set;
  const { product, options } = build;
  const document = {
    ...{ slug, name, field: field.name, usedBy, about, titles, product, options },
    why: why || undefined,
    layout: layoutOf(titles, catalog.book.products[product]),
    currency: catalog.book.prices.currency,
    prices: quantityDocuments(catalog.products[product], build),
    page: pageUrl(catalog, setPath(slug)),
    orderUrl: orderUrl(catalog, build),
  };
  return `${JSON.stringify(document)}\n`;
}

/** The names of all sets, one line per field: as short as the list can be. */
export function setNames(catalog: SiteCatalog): string {
  const slugs = (sets: readonly ReadySet[]) => sets.map(({ slug }) => slug).join(', ');
  return list(setFields(catalog).map(({ name, sets }) => `${name}: ${slugs(sets)}`));
}

/** `/sets/llms.txt`: every set with a sentence and a link to its Markdown, by field. */
export function setsLlms(catalog: SiteCatalog): string {
  return page([
    `# Ready-made index tab sets from ${catalog.book.seller.name}`,
    `> ${setAddresses(catalog)}`,
    ...setFields(catalog).flatMap(({ name, sets }) => [
      `## ${name}`,
      list(
        sets.map(({ slug, name, about }) => {
          return `${link(name, pageUrl(catalog, markdownPath(setPath(slug))))}: ${about}`;
        }),
      ),
    ]),
  ]);
}

export function setAddresses(catalog: SiteCatalog): string {
  const at = pageUrl(catalog, pagePaths.sets);
  return `Each set is at ${at}/{name}.md, and as JSON with all prices at ${at}/{name}.json.`;
}

/** `12 tabs, 1/6 cut, 2 banks` */
export function setSize(catalog: SiteCatalog, { titles, build }: ReadySet): string {
  const { cut, banks } = layoutOf(titles, catalog.book.products[build.product]);
  return `${counted(titles.length, 'tab')}, ${cutName(cut)} cut, ${counted(banks, 'bank')}`;
}
