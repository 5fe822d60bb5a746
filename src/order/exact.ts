import type { ProductId } from '../book/schema.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { notOffered } from '../pricing/offered.ts';
import { doors } from './doors.ts';
import type { Field, Given, Progress } from './field.ts';
import { buildOf } from './order.ts';
import { vocabularyOf } from './vocabulary.ts';

/**
 * Reads a query of the price API that uses only its own names, forms and order, quickly: without
 * looking up what words mean. `undefined` for any other.
 */
export function exactBuild(catalog: Catalog, given: readonly Given[]): Build | undefined {
  const [first] = given;
  const product = first?.name === 'product' && catalog.products[first.value as ProductId];
  if (!product) return undefined;
  const vocabulary = vocabularyOf(catalog);
  const own = vocabulary.own('price');
  const values = new Map<string, unknown>();
  const so: Progress = { catalog, vocabulary, door: doors.price, product, values, tabs: undefined };
  for (const { name, value } of given) {
    const field = own.get(name);
    if (!field || !takes(so, field, value)) return undefined;
  }
  if (so.tabs === undefined || !values.has('sets')) return undefined;
  const build = buildOf(product, values);
  const { options } = build;
  const isOffered = options === product.defaults || notOffered(product, options).length === 0;
  return isOffered && !isLong(catalog, build) ? build : undefined;
}

/** Whether a value is the field's first, and in the form in which the field writes it. */
function takes(so: Progress, { key, meant, write }: Field, text: unknown): boolean {
  const { values } = so;
  // The most color changes depend on the tabs, and titles are read by their number.
  const isEarly = key === 'colorChanges' && so.tabs === undefined;
  const isLate = key === 'tabs' && values.has('titles');
  if (isEarly || isLate || values.has(key)) return false;
  const meaning = meant(text, so);
  if (!('value' in meaning) || write(meaning.value) !== text) return false;
  values.set(key, meaning.value);
  if (key === 'tabs') so.tabs = meaning.value as number;
  if (key !== 'titles') return true;
  const { length } = meaning.value as readonly string[];
  so.tabs ??= length;
  return so.tabs === length;
}

/** Whether titles could make the order link too long: a character takes up to nine. */
function isLong({ book }: Catalog, { titles }: Build): boolean {
  const characters = titles?.reduce((sum, { length }) => sum + length + 1, 0) ?? 0;
  return characters * 9 > book.limits.queryLengthMax - 1_000;
}
