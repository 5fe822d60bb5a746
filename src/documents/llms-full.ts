import type { TransitData } from '../book/transit-schema.ts';
import { documentPaths, pagePaths } from '../contract/paths.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { page } from './markdown.ts';
import { productNouns } from './product-nouns.ts';
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
