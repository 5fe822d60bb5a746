import { notOffered } from '../pricing/build.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { oncePer } from '../text/once.ts';
import { doors, namesMax } from './doors.ts';
import type { Meant, Shape, Values } from './field.ts';
import { buildOf, plainOrder } from './order.ts';
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
  const values: Values = { options: {} };
  const seen = new Set<string>();
  for (const part of parts) {
    const meaning = meanings.get(part);
    if (!meaning) return undefined;
    seen.add(meaning.key);
    meaning.put(values);
  }
  if (seen.size < parts.length) return undefined;
  const build = buildOf(product, values);
  const isWhole = values.tabs && values.sets && build.colorChanges < build.tabs;
  if (!isWhole || notOffered(product, build.options).length > 0) return undefined;
  return { ok: true, asked: { order: { ...plainOrder, build }, allQuantities: false } };
}

/** What `name=value` says, for each product, by the part that names it. */
const plainParts = oncePer(
  (catalog: Catalog) =>
    new Map(
      catalog.productIds.map((id) => {
        const product = catalog.products[id];
        return [`product=${id}`, { product, meanings: meaningsFor(catalog, product) }];
      }),
    ),
);

function meaningsFor(catalog: Catalog, product: PricedProduct) {
  const meanings = new Map<string, { readonly key: string; readonly put: Meant['put'] }>();
  for (const [name, { key, shape, read }] of vocabularyOf(catalog).own.price) {
    for (const text of valuesOf(shape)) {
      const values = { options: {} };
      const context = { catalog, door: doors.price, product, values, names: () => false };
      const meaning = read(text, context);
      if ('put' in meaning) meanings.set(`${name}=${text}`, { key, put: meaning.put });
    }
  }
  return meanings;
}

/** The values of a field with few enough to list. */
function valuesOf(shape: Shape): readonly string[] {
  if (shape.kind === 'choice') return shape.ids;
  if (shape.kind === 'quantity') return shape.among.map(String);
  if (shape.kind !== 'integer') return [];
  return Array.from({ length: shape.max - shape.min + 1 }, (_, index) => `${shape.min + index}`);
}
