import type { ProductId } from '../book/schema.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { oncePer } from '../text/once.ts';

/** Separates the titles of a query; titles can't contain it. */
export const titleSeparator = '|';

/** The separator, also percent-encoded once more than it should be. */
export const anySeparator = /\||%7C/i;

/** A product, or the placeholder for any product in a template. */
type ProductInPath = ProductId | '{product}';

/** The folder of the designer pages; it has no page of its own. */
export const designerFolder = '/configure';

/** The path of a product's designer page, without a build. */
export function designerPath(product: ProductInPath): string {
  return `${designerFolder}/${product}`;
}

/** The URL of a product's designer page, without a build. */
export function designerUrl(catalog: Catalog, product: ProductInPath): string {
  return `${catalog.baseUrl}${designerPath(product)}`;
}

/** The path and query of an order link, without its fragment, relative to the site's root. */
export function orderPath(product: PricedProduct, build: Build): string {
  return `${designerPath(product.id)}?${orderQuery(product, build)}`;
}

/** The query of the price API that quotes a build. */
export function priceQuery(catalog: Catalog, build: Build): string {
  return `product=${build.product}&${orderQuery(catalog.products[build.product], build)}`;
}

/**
 * The query of an order link: `tabs` and `sets`, then options that differ from their defaults, then
 * titles. With `product` added it is a query of the price API.
 *
 * @param product the build's own.
 */
export function orderQuery(product: PricedProduct, build: Build): string {
  let query = `tabs=${build.tabs}&sets=${build.sets}`;
  for (const option of product.options) {
    const choice = build.options[option.key];
    if (choice !== option.default) query += `&${option.key}=${choice}`;
  }
  if (build.colorChanges > 0) query += `&colorChanges=${build.colorChanges}`;
  return build.titles ? `${query}&labels=${encodeTitles(build.titles)}` : query;
}

/** A value as it is in a query or a fragment. */
export function encode(text: string): string {
  return encodeURIComponent(text).split('%20').join('+');
}

/** Encodes titles once: their length is checked before the link is made. */
const encodeTitles = oncePer((titles: readonly string[]) => encode(titles.join(titleSeparator)));
