import type { ProductId } from '../book/schema.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import type { Field } from './field.ts';
import { fragmentFields } from './fields/fragment.ts';
import { titleSeparator } from './fields/titles.ts';
import type { Order } from './order.ts';
import { noDelivery, noJob, usualLook } from './order.ts';

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

/** What an order has besides its build. */
export type Beyond = Partial<Omit<Order, 'build'>>;

/**
 * The URL that opens the designer with an order: the build in the query, the rest in the fragment,
 * which browsers never send.
 *
 * @example orderUrl(catalog, build) // 'https://tabs.example.com/configure/paper?tabs=5&sets=25'
 */
export function orderUrl(catalog: Catalog, build: Build, beyond?: Beyond): string {
  const fragment = beyond ? orderFragment(catalog, build, beyond) : '';
  const path = orderPath(catalog.products[build.product], build);
  return `${catalog.baseUrl}${path}${fragment && `#${fragment}`}`;
}

/** The part of {@link orderUrl} before the fragment, relative to the site's root. */
export function orderPath(product: PricedProduct, build: Build): string {
  return `${designerPath(product.id)}?${buildQuery(product, build)}`;
}

/** The query of the price API that quotes a build. */
export function priceQuery(catalog: Catalog, build: Build): string {
  return `product=${build.product}&${orderQuery(catalog, build)}`;
}

/**
 * The query of an order link: `tabs` and `sets`, then options that differ from their defaults, then
 * titles. With `product` added it is a query of the price API.
 */
export function orderQuery(catalog: Catalog, build: Build): string {
  return buildQuery(catalog.products[build.product], build);
}

/** {@link orderQuery} for code that only has the build's own product. */
export function buildQuery(product: PricedProduct, build: Build): string {
  let query = `tabs=${build.tabs}&sets=${build.sets}`;
  for (const option of product.options) {
    const choice = build.options[option.key];
    if (choice !== option.default) query += `&${option.key}=${choice}`;
  }
  if (build.colorChanges > 0) query += `&colorChanges=${build.colorChanges}`;
  const labels = build.titles && encodeTitles(build.titles);
  return labels ? `${query}&labels=${labels}` : query;
}

/**
 * Everything of an order that has no price: look, delivery and job; empty if all are the usual
 * ones.
 *
 * @example 'cut=6&colors=red.blue&type=bold.capitals&body=Smith+v.+Jones&zip=60601'
 */
export function orderFragment(catalog: Catalog, build: Build, beyond: Beyond): string {
  const product = catalog.products[build.product];
  const order = { build, look: usualLook, delivery: noDelivery, job: noJob, ...beyond };
  return fragmentFields
    .flatMap((field) => {
      const value = field.of(order, product);
      const name = field.names.link?.slice(1);
      return value === undefined ? [] : [`${name}=${encode(field.write(value))}`];
    })
    .join('&');
}

/** Values by field key as a query, in a link's order. */
export function queryOf(
  fields: readonly Field[],
  door: 'price' | 'delivery',
  values: ReadonlyMap<string, unknown>,
): string {
  return fields
    .flatMap((field) => {
      const name = field.names[door];
      const value = name === undefined ? undefined : values.get(field.key);
      return value === undefined ? [] : [`${name}=${encode(field.write(value))}`];
    })
    .join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+');
}

/** Caches encoded titles: their length is checked before the link is made. */
const encoded = new WeakMap<readonly string[], string>();

function encodeTitles(titles: readonly string[]): string {
  const known = encoded.get(titles);
  if (known !== undefined) return known;
  const value = encode(titles.join(titleSeparator));
  encoded.set(titles, value);
  return value;
}
