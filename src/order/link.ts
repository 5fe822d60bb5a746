import type { Build } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { DoorId } from './doors.ts';
import type { Field } from './field.ts';
import { fragmentFields } from './fields/fragment.ts';
import { type Order, plainOrder } from './order.ts';
import { encode, orderPath } from './path.ts';

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

/**
 * Everything of an order that has no price: look, delivery and job; empty if all are the usual
 * ones.
 *
 * @example 'cut=6&colors=red.blue&type=regular.capitals&body=Smith+v.+Jones&zip=60601'
 */
export function orderFragment(catalog: Catalog, build: Build, beyond: Beyond): string {
  const product = catalog.products[build.product];
  const order = { build, ...plainOrder, ...beyond };
  return writeFields(fragmentFields, 'link', (field) => field.written(order, product));
}

/** Fields as a query or a fragment; those that the door lacks or that have no value are left out. */
export function writeFields(
  fields: readonly Field[],
  door: DoorId,
  written: (field: Field) => string | undefined,
): string {
  const parts = fields.flatMap((field) => {
    const name = field.names[door]?.replace('#', '');
    const value = name && written(field);
    return value === undefined ? [] : [`${name}=${encode(value)}`];
  });
  return parts.join('&');
}
