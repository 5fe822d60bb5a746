import { notOffered } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { oncePer } from '../text/once.ts';
import { doors, namesMax } from './doors.ts';
import type { Shape } from './field.ts';
import { plainOrder } from './order.ts';
import type { Reading } from './read.ts';
import { vocabularyOf } from './vocabulary.ts';

/**
 * Reads a query of the price API whose parts are all as documents write them, quickly: each is
 * looked up whole. `undefined` for any other, such as one with titles or a mistake.
 */
export function readPlain(catalog: Catalog, query: string): Reading | undefined {
  const parts = query.split('&', namesMax + 1);
  const plain = plainParts(catalog).get(parts[0] as string);
  if (!plain || parts.length > namesMax) return undefined;
  const { product, meanings } = plain;
  const options = { ...product.defaults };
  const counts: Record<string, number> = { colorChanges: 0 };
  const seen: string[] = [];
  for (const part of parts) {
    const meaning = meanings.get(part);
    if (!meaning || seen.includes(meaning.key)) return undefined;
    const { key, choice, count } = meaning;
    seen.push(key);
    if (choice !== undefined) options[key] = choice;
    else if (count !== undefined) counts[key] = count;
  }
  const { tabs, sets, colorChanges = 0 } = counts;
  const isWhole = tabs && sets && colorChanges < tabs;
  if (!isWhole || notOffered(product, options).length > 0) return undefined;
  const build = { product: product.id, tabs, sets, options, colorChanges, titles: null };
  return { ok: true, order: { ...plainOrder, build }, allQuantities: false };
}

/** What `name=value` says, for each product, by the part that names it. */
const plainParts = oncePer((catalog: Catalog) => {
  const fields = [...vocabularyOf(catalog).own(doors.price)];
  return new Map(
    catalog.productIds.map((id) => {
      const product = catalog.products[id];
      const context = { catalog, door: doors.price, product, values: {}, names: () => false };
      const parts = fields.flatMap(([name, { key, shape, parse }]) =>
        valuesOf(shape).flatMap((text) => {
          const { set } = parse(text, context);
          const [choice, count] = [set?.options?.[key], set?.[key as 'tabs']];
          return set ? [[`${name}=${text}`, { key, choice, count }] as const] : [];
        }),
      );
      const meanings: ReadonlyMap<string, (typeof parts)[number][1]> = new Map(parts);
      return [`product=${id}`, { product, meanings }];
    }),
  );
});

/** The values of a field with few enough to list. */
function valuesOf(shape: Shape): readonly string[] {
  if (shape.kind === 'choice') return shape.ids;
  if (shape.kind === 'quantity') return shape.among.map(String);
  if (shape.kind !== 'integer') return [];
  return Array.from({ length: shape.max - shape.min + 1 }, (_, index) => `${shape.min + index}`);
}
