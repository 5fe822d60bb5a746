import type { Build } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { Field } from './field.ts';
import { fragmentFields } from './fields/fragment.ts';
import { type Order, plainOrder } from './order.ts';
import { encode, orderPath } from './path.ts';

/** What an order has besides its build. */
export type Beyond = Partial<Omit<Order, 'build'>>;

/** Names a quote in the fragment of the link that opens its design; it is no part of the order. */
export const quoteInFragment = 'quote';

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

/**
 * Everything of an order that has no price: look, delivery and job; empty if all are the usual
 * ones.
 *
 * @example 'cut=6&colors=red.blue&type=bold.capitals&body=Smith+v.+Jones&zip=60601'
 */
export function orderFragment(catalog: Catalog, build: Build, beyond: Beyond): string {
  const product = catalog.products[build.product];
  const order = { build, ...plainOrder, ...beyond };
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
