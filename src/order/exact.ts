import type { ProductId } from '../book/schema.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { notOffered } from '../pricing/offered.ts';
import { doors } from './doors.ts';
import type { Field, Given, SoFar } from './field.ts';
import { buildOf } from './order.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** What reading a price's fields may look at; made anew for each request. */
class Exactly implements SoFar {
  readonly door = doors.price;
  readonly values = new Map<string, unknown>();
  readonly catalog: Catalog;
  readonly vocabulary: Vocabulary;
  readonly product: PricedProduct;
  tabs: number | undefined;

  constructor(catalog: Catalog, vocabulary: Vocabulary, product: PricedProduct) {
    this.catalog = catalog;
    this.vocabulary = vocabulary;
    this.product = product;
  }

  /** @returns whether the value is in the form in which the field writes it. */
  take({ key, meant, write }: Field, text: unknown): boolean {
    if (this.values.has(key)) return false;
    const meaning = meant(text, this);
    if (!('value' in meaning) || write(meaning.value) !== text) return false;
    this.values.set(key, meaning.value);
    if (key === 'tabs') this.tabs = meaning.value as number;
    if (key !== 'titles') return true;
    const { length } = meaning.value as readonly string[];
    this.tabs ??= length;
    return this.tabs === length;
  }
}

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
  const so = new Exactly(catalog, vocabulary, product);
  for (const { name, value } of given) {
    const field = own.get(name);
    // The most color changes depend on the tabs, and titles are read by their number.
    const isEarly = so.tabs === undefined && field?.key === 'colorChanges';
    const isLate = field?.key === 'tabs' && so.values.has('titles');
    if (!field || isEarly || isLate || !so.take(field, value)) return undefined;
  }
  const { values, tabs } = so;
  if (tabs === undefined || !values.has('sets')) return undefined;
  const build = buildOf(product, values);
  const { options } = build;
  const isOffered = options === product.defaults || notOffered(product, options).length === 0;
  return isOffered && !isLong(catalog, build) ? build : undefined;
}

/** Whether titles could make the order link too long: a character takes up to nine. */
function isLong({ book }: Catalog, { titles }: Build): boolean {
  const characters = titles?.reduce((sum, { length }) => sum + length + 1, 0) ?? 0;
  return characters * 9 > book.limits.queryLengthMax - 1_000;
}
