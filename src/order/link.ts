import type { Build } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { DoorId } from './doors.ts';
import type { Field } from './field.ts';
import { fragmentFields } from './fields/unpriced.ts';
import { type Order, plainOrder, type Values } from './order.ts';
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
export function orderFragment({ products }: Catalog, build: Build, beyond: Beyond): string {
  const { look, delivery, job } = { ...plainOrder, ...beyond };
  const { cut, colors, type, body } = look;
  const [usual] = products[build.product].data.colors?.list ?? [];
  const isUsual = colors.every((id) => id === usual?.id);
  return writeFields(fragmentFields, 'link', {
    ...delivery,
    ...job,
    cut: cut ?? undefined,
    colors: isUsual ? undefined : colors,
    font: type.font,
    type,
    body: body.text,
    artwork: body.artwork,
  });
}

/** Values as a query or a fragment; those that the door lacks or that aren't said are left out. */
export function writeFields(fields: readonly Field[], door: DoorId, values: Values): string {
  const parts = fields.flatMap((field) => {
    const name = field.names[door]?.replace('#', '');
    const value = name && field.write(values);
    return value === undefined ? [] : [`${name}=${encode(value)}`];
  });
  return parts.join('&');
}
