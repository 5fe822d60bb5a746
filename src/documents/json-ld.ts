import type * as Schema from 'schema-dts';
import type { ProductId } from '../book/schema.ts';
import type { Section } from '../book/section.ts';
import {
  documentPaths,
  endpointPaths,
  pagePaths,
  productPricesPath,
  setPath,
} from '../contract/paths.ts';
import { orderUrl } from '../order/link.ts';
import { designerUrl } from '../order/path.ts';
import { type Build, defaultBuild } from '../pricing/build.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { centsToDollars } from '../pricing/money.ts';
import { priceBreaks } from '../pricing/quantities.ts';
import { priceAt } from '../pricing/quote.ts';
import { type ReadySet, readySets } from '../pricing/ready-sets.ts';
import { counted } from '../text/counts.ts';
import { answerText } from './faq.ts';
import { cardPath, pageTrail, pageUrl, type SitePage, sitePage } from './site-pages.ts';

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
  return { '@type': 'Organization', '@id': idOf(catalog, 'seller'), name, email, url };
}

export function webSite(catalog: SiteCatalog): Schema.WebSite {
  const { name } = catalog.book.seller;
  return {
    '@type': 'WebSite',
    '@id': idOf(catalog, 'site'),
    name,
    url: pageUrl(catalog, pagePaths.home),
    description: sitePage(catalog, pagePaths.home).description,
    inLanguage: 'en-US',
    publisher: { '@id': idOf(catalog, 'seller') },
  };
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

export function webApi(catalog: SiteCatalog): Schema.WebAPI {
  const { title, description } = sitePage(catalog, pagePaths.developers);
  return {
    '@type': 'WebAPI',
    name: title,
    description,
    url: pageUrl(catalog, endpointPaths.price),
    documentation: [
      pageUrl(catalog, pagePaths.developers),
      pageUrl(catalog, documentPaths.openApi),
    ],
    provider: { '@id': idOf(catalog, 'seller') },
  };
}

/**
 * A product with an offer for each orderable quantity of its default build: the price per set at
 * that quantity, setup included.
 */
export function productOffers(catalog: SiteCatalog, id: ProductId): Schema.Product {
  const { data, quantities } = catalog.products[id];
  const { tabsPerSet } = catalog.book.limits;
  const description = `${data.summary} Prices are for a set of ${tabsPerSet.default} tabs with standard options.`;
  const about = { path: productPricesPath(id), name: data.name, description };
  return offered(catalog, about, defaultBuild(catalog, id), quantities, designerUrl(catalog, id));
}

/** A ready-made set with an offer for each price break. */
export function setOffers(catalog: SiteCatalog, set: ReadySet): Schema.Product {
  const { slug, name, about, titles, build } = set;
  const product = {
    path: setPath(slug),
    name: `${name} index tabs`,
    description: `${about} Titles: ${titles.join(', ')}.`,
  };
  const breaks = priceBreaks(catalog.products[build.product]);
  return offered(catalog, product, { ...build, titles: null }, breaks, orderUrl(catalog, build));
}

export function setList(catalog: SiteCatalog): Schema.ItemList {
  return {
    '@type': 'ItemList',
    name: sitePage(catalog, pagePaths.sets).title,
    image: picture(catalog, pagePaths.sets),
    itemListElement: readySets(catalog).map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: pageUrl(catalog, setPath(slug)),
    })),
  };
}

/** Something that a page offers, with the price per set at each quantity. */
function offered(
  catalog: SiteCatalog,
  { path, name, description }: Pick<SitePage, 'path' | 'name' | 'description'>,
  build: Build,
  quantities: readonly number[],
  offersUrl: string,
): Schema.Product {
  const url = pageUrl(catalog, path);
  const offers = quantities.map((sets) => quantityOffer(catalog, { ...build, sets }));
  const prices = offers.map(({ price }) => price);
  const { shipping, returns } = statedFacts(catalog);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description,
    image: picture(catalog, path),
    category: 'Index tab dividers',
    brand: { '@type': 'Brand', name: catalog.book.seller.name },
    url,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: catalog.book.prices.currency,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      url: offersUrl,
      priceSpecification: freeShipping(catalog),
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        description: shipping,
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: quantity(catalog.products[build.product].data.productionDays, 'DAY'),
        },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'US',
        description: returns,
        merchantReturnLink: pageUrl(catalog, pagePaths.terms),
      },
      offers,
    },
  };
}

function quantityOffer(catalog: SiteCatalog, build: Build) {
  const { perSetCents, totalCents } = priceAt(catalog.products[build.product], build, build.sets);
  const price = { price: centsToDollars(perSetCents), priceCurrency: catalog.book.prices.currency };
  return {
    '@type': 'Offer',
    name: `${counted(build.sets, 'set')} of ${counted(build.tabs, 'tab')}`,
    ...price,
    url: orderUrl(catalog, build),
    // Search engines treat MadeToOrder as unavailable.
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': idOf(catalog, 'seller') },
    eligibleQuantity: quantity(build.sets, 'SET'),
    priceSpecification: [
      {
        '@type': 'UnitPriceSpecification',
        name: 'Price per set',
        ...price,
        referenceQuantity: quantity(1, 'SET'),
      },
      {
        '@type': 'PriceSpecification',
        name: 'Total of the order',
        ...price,
        price: centsToDollars(totalCents),
      },
      ...(catalog.freeShippingOver === undefined
        ? []
        : [{ '@id': idOf(catalog, 'free-shipping') }]),
    ],
  } as const satisfies Schema.Offer;
}

/** @param unitCode of UN/CEFACT Recommendation 20. */
function quantity(value: number, unitCode: 'SET' | 'DAY') {
  return { '@type': 'QuantitativeValue', value, unitCode } as const;
}

/** Free ground shipping, with its minimum total and its region, if any order ships free. */
function freeShipping(catalog: SiteCatalog): Schema.DeliveryChargeSpecification | undefined {
  const { freeShippingOver } = catalog;
  const { limits, prices } = catalog.book;
  if (freeShippingOver === undefined) return undefined;
  return {
    '@type': 'DeliveryChargeSpecification',
    '@id': idOf(catalog, 'free-shipping'),
    name: 'Free ground shipping',
    price: 0,
    priceCurrency: prices.currency,
    eligibleRegion: { '@type': 'Place', name: limits.freeShippingRegion },
    eligibleTransactionVolume: {
      '@type': 'PriceSpecification',
      minPrice: centsToDollars(freeShippingOver + 1),
      priceCurrency: prices.currency,
    },
  };
}

/** The picture card of a page: search engines want an image of a product. */
function picture(catalog: SiteCatalog, path: string): string {
  return pageUrl(catalog, cardPath(catalog, path));
}

/** The id of a thing that other things refer to. */
function idOf(catalog: SiteCatalog, name: 'seller' | 'site' | 'free-shipping'): string {
  return `${pageUrl(catalog, pagePaths.home)}#${name}`;
}
