import type * as Schema from 'schema-dts';
import type { ProductId, Section } from '../book/schema.ts';
import { pagePaths, productPricesPath, setPath } from '../contract/paths.ts';
import { orderUrl } from '../order/link.ts';
import { type Build, defaultBuild } from '../pricing/build.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { centsToDollars } from '../pricing/money.ts';
import { priceBreaks } from '../pricing/quantities.ts';
import { priceAt } from '../pricing/quote.ts';
import type { ReadySet } from '../pricing/ready-sets.ts';
import { counted } from '../text/counts.ts';
import { answerText } from './sections.ts';
import { cardPath, pageTrail, pageUrl, type SitePage } from './site-pages.ts';

/**
 * The content of a `<script type="application/ld+json">`, escaped so that nothing in it can end the
 * script.
 */
export function jsonLdText(...things: readonly Schema.Thing[]): string {
  const document = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}

export function organization(catalog: SiteCatalog): Schema.Organization {
  const { name, email } = catalog.book.seller;
  const url = pageUrl(catalog, pagePaths.home);
  return { '@type': 'Organization', '@id': sellerId(catalog), name, email, url };
}

function sellerId(catalog: SiteCatalog): string {
  return `${pageUrl(catalog, pagePaths.home)}#seller`;
}

export function breadcrumbs(catalog: SiteCatalog, path: string): Schema.BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pageTrail(catalog, path).map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      item: pageUrl(catalog, page.path),
    })),
  };
}

export function faqPage(questions: readonly Section[]): Schema.FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map((question) => ({
      '@type': 'Question',
      name: question.title,
      acceptedAnswer: { '@type': 'Answer', text: answerText(question) },
    })),
  };
}

/** A product with an offer for each price break of its default build. */
export function productOffers(catalog: SiteCatalog, id: ProductId): Schema.Product {
  const { name, summary } = catalog.products[id].data;
  const about = { path: productPricesPath(id), name, description: summary };
  return offered(catalog, about, defaultBuild(catalog, id));
}

/** A ready-made set with an offer for each price break. */
export function setOffers(catalog: SiteCatalog, set: ReadySet): Schema.Product {
  const { slug, name, about, titles, build } = set;
  const description = `${about} Titles: ${titles.join(', ')}.`;
  return offered(catalog, { path: setPath(slug), name: `${name} index tabs`, description }, build);
}

/**
 * What a page offers. Shipping and returns are left out: search engines want a rate and a policy
 * that the book states only in words.
 */
function offered(
  catalog: SiteCatalog,
  { path, name, description }: Pick<SitePage, 'path' | 'name' | 'description'>,
  build: Build,
): Schema.Product {
  const url = pageUrl(catalog, path);
  const breaks = priceBreaks(catalog.products[build.product]);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description,
    image: pageUrl(catalog, cardPath(catalog, path)),
    category: 'Index tab dividers',
    brand: { '@type': 'Brand', name: catalog.book.seller.name },
    url,
    offers: breaks.map((sets) => offer(catalog, { ...build, sets })),
  };
}

/** An order as an offer: its price is the order's total, setup included. */
function offer(catalog: SiteCatalog, build: Build): Schema.Offer {
  const { sets, tabs, product } = build;
  const { totalCents } = priceAt(catalog.products[product], build, sets);
  return {
    '@type': 'Offer',
    name: `${counted(sets, 'set')} of ${counted(tabs, 'tab')}`,
    price: centsToDollars(totalCents),
    priceCurrency: catalog.book.prices.currency,
    url: orderUrl(catalog, build),
    // Search engines treat MadeToOrder as unavailable.
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': sellerId(catalog) },
  };
}
