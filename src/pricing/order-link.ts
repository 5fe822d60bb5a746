import type { ProductId } from '../book/schema.ts';
import type { Build } from './build.ts';
import type { Catalog, PricedProduct } from './catalog.ts';
import { type CutAndColors, lookFragment } from './look.ts';

/** Separates the titles of an order link; titles can't contain it. */
export const titleSeparator = '|';

/** A product, or the placeholder for any product in a template. */
export type ProductInPath = ProductId | '{product}';

/** The path of a product's designer page, without a build. */
export function designerPath(product: ProductInPath): string {
  return `/configure/${product}`;
}

/** The URL of a product's designer page, without a build. */
export function designerUrl(catalog: Catalog, product: ProductInPath): string {
  return `${catalog.baseUrl}${designerPath(product)}`;
}

/** The URL of the form for requests priced by quote only. */
export function quoteFormUrl(catalog: Pick<Catalog, 'baseUrl' | 'book'>): string {
  return `${catalog.baseUrl}${catalog.book.seller.quotePath}`;
}

/**
 * The URL that opens the designer with a build selected and its titles typed in.
 *
 * @param look unpriced choices, for the link's fragment.
 * @example orderUrl(catalog, build) // 'https://tabs.example.com/configure/paper?tabs=5&sets=25'
 */
export function orderUrl(catalog: Catalog, build: Build, look?: CutAndColors): string {
  const product = catalog.products[build.product];
  const fragment = look && lookFragment(look, product.data.colors?.list[0]?.id ?? '');
  return `${catalog.baseUrl}${orderPath(product, build)}${fragment ? `#${fragment}` : ''}`;
}

/** {@link orderUrl} relative to the site's root, whatever the page's host. */
export function orderPath(product: PricedProduct, build: Build): string {
  return `${designerPath(product.id)}?${productQuery(product, build)}`;
}

/** The query of the price API that quotes a build. */
export function priceQuery(catalog: Catalog, build: Build): string {
  return `product=${build.product}&${orderQuery(catalog, build)}`;
}

/**
 * The query of an order link: `tabs` and `sets`, then options that differ from their defaults, then
 * titles. With `product` added it is a query of the price API, and `readBuild` parses it into the
 * same build.
 */
export function orderQuery(catalog: Catalog, build: Build): string {
  return productQuery(catalog.products[build.product], build);
}

/** {@link orderQuery} for code that only has the build's own product. */
export function productQuery(product: PricedProduct, build: Build): string {
  let query = `tabs=${build.tabs}&sets=${build.sets}`;
  for (const option of product.options) {
    const choice = build.options[option.key];
    if (choice !== option.default) query += `&${option.key}=${choice}`;
  }
  if (build.colorChanges > 0) query += `&colorChanges=${build.colorChanges}`;
  const labels = build.titles && encodeTitles(build.titles);
  return labels ? `${query}&labels=${labels}` : query;
}

/** Caches encoded titles: their length is checked before the link is made. */
const encoded = new WeakMap<readonly string[], string>();

function encodeTitles(titles: readonly string[]): string {
  const known = encoded.get(titles);
  if (known !== undefined) return known;
  const value = encodeURIComponent(titles.join(titleSeparator)).replaceAll('%20', '+');
  encoded.set(titles, value);
  return value;
}
