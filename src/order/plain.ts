import { notOffered } from '../pricing/build.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { oncePer } from '../text/once.ts';
import { doors, namesMax } from './doors.ts';
import type { Shape } from './field.ts';
import { buildOf, plainOrder } from './order.ts';
import type { Reading } from './read.ts';
import { vocabularyOf } from './vocabulary.ts';

/**
 * Reads a query of the price API whose parts are all as documents write them, quickly: each is
 * looked up whole. `undefined` for any other, such as one with titles or a mistake.
 */
export function readPlain(catalog: Catalog, query: string): Reading | undefined {
  const [first = '', ...others] = query.split('&', namesMax + 1);
  const plain = plainParts(catalog).get(first);
  if (!plain || others.length === namesMax) return undefined;
  const { product, parts } = plain;
  const values = new Map<string, unknown>([['product', product.id]]);
  for (const other of others) {
    const part = parts.get(other);
    if (!part || values.has(part[0])) return undefined;
    values.set(...part);
  }
  const build = buildOf(product, values);
  const isWhole = values.has('tabs') && values.has('sets') && build.colorChanges < build.tabs;
  if (!isWhole || notOffered(product, build.options).length > 0) return undefined;
  const names = (option: string) => values.has(option);
  return { ok: true, asked: { order: { ...plainOrder, build }, allQuantities: false, names } };
}

/** What `name=value` says, for each product, by the part that names it. */
const plainParts = oncePer(
  (catalog: Catalog) =>
    new Map(
      catalog.productIds.map((id) => {
        const product = catalog.products[id];
        return [`product=${id}`, { product, parts: partsFor(catalog, product) }];
      }),
    ),
);

function partsFor(catalog: Catalog, product: PricedProduct) {
  const vocabulary = vocabularyOf(catalog);
  const values = new Map<string, unknown>();
  const so = { catalog, vocabulary, door: doors.price, product, values, tabs: undefined };
  const parts = new Map<string, readonly [key: string, value: unknown]>();
  for (const [name, { key, shape, meant, write }] of vocabulary.own('price')) {
    for (const text of valuesOf(shape)) {
      const meaning = meant(text, so);
      const isPlain = 'value' in meaning && write(meaning.value) === text;
      if (isPlain) parts.set(`${name}=${text}`, [key, meaning.value]);
    }
  }
  return parts;
}

/** The values of a field with few enough to list. */
function valuesOf(shape: Shape): readonly string[] {
  if (shape.kind === 'choice') return shape.ids;
  if (shape.kind === 'quantity') return shape.among.map(String);
  if (shape.kind !== 'integer' || shape.max === undefined) return [];
  return Array.from({ length: shape.max - shape.min + 1 }, (_, index) => `${shape.min + index}`);
}
