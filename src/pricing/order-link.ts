import type { ProductId } from '../book/schema.ts';
import type { Build } from './build.ts';
import type { Catalog, PricedProduct } from './catalog.ts';

/** What stands between the titles of an order link; a title can not hold it. */
export const titleSeparator = '|';

/** The address of a product's designer page, without a build. */
export function designerUrl(catalog: Catalog, product: ProductId): string {
  return `${catalog.baseUrl}/configure/${product}`;
}

/** The address of the form for what is priced by quote only. */
export function quoteFormUrl(catalog: Catalog): string {
  return `${catalog.baseUrl}${catalog.book.seller.quotePath}`;
}

/**
 * The address that opens the designer with a build selected and its titles typed in.
 *
 * @example orderUrl(catalog, build) // 'https://tabs.example.com/configure/paper?tabs=5&sets=25'
 */
export function orderUrl(catalog: Catalog, build: Build): string {
  return `${designerUrl(catalog, build.product)}?${orderQuery(catalog, build)}`;
}

/**
 * The query of an order link: `tabs` and `sets`, then only what differs from the default, then the
 * titles. With `product` added it is a query of the price API, and `readBuild` gives the same build.
 */
export function orderQuery(catalog: Catalog, build: Build): string {
  return productQuery(catalog.products[build.product], build);
}

/** {@link orderQuery} where only the build's own product is at hand. */
export function productQuery(product: PricedProduct, build: Build): string {
  let query = `tabs=${build.tabs}&sets=${build.sets}`;
  for (const option of product.options) {
    const choice = build.options[option.key];
    if (choice !== option.default) query += `&${option.key}=${choice}`;
  }
  if (build.colorChanges > 0) query += `&colorChanges=${build.colorChanges}`;
  const labels = build.titles?.join(titleSeparator);
  return labels ? `${query}&labels=${encodeFormValue(labels)}` : query;
}

function encodeFormValue(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+');
}
