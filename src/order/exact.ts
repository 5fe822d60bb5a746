import type { ProductId } from '../book/schema.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { doors } from './doors.ts';
import type { Given, SoFar } from './field.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A query of the price API in its own words, read without looking anything up. */
export function exactBuild(catalog: Catalog, given: readonly Given[]): Build | undefined {
  const vocabulary = vocabularyOf(catalog);
  const own = vocabulary.own('price');
  const sent = new Map<string, unknown>();
  for (const { name, value } of given) {
    if (!own.has(name) || sent.has(name)) return undefined;
    sent.set(name, value);
  }
  const product = catalog.products[sent.get('product') as ProductId];
  if (!product) return undefined;
  return new ExactReader(catalog, vocabulary, product, sent).build();
}

class ExactReader implements SoFar {
  readonly door = doors.price;
  readonly values: ReadonlyMap<string, unknown> = new Map();
  readonly catalog: Catalog;
  readonly vocabulary: Vocabulary;
  readonly product: PricedProduct;
  tabs: number | undefined;
  private readonly sent: ReadonlyMap<string, unknown>;

  constructor(
    catalog: Catalog,
    vocabulary: Vocabulary,
    product: PricedProduct,
    sent: ReadonlyMap<string, unknown>,
  ) {
    this.catalog = catalog;
    this.vocabulary = vocabulary;
    this.product = product;
    this.sent = sent;
  }

  build(): Build | undefined {
    const { product, sent } = this;
    let read = 1;
    const options: Record<string, string> = { ...product.defaults };
    for (const { key, choices } of product.options) {
      const value = sent.get(key) as string | undefined;
      if (value === undefined) continue;
      const choice = choices.get(value);
      if (!choice || choice.only.length > 0) return undefined;
      options[key] = value;
      read += 1;
    }
    const exact = <Value>(key: string, name: string): Value | undefined => {
      const value = sent.get(name);
      if (value === undefined) return undefined;
      read += 1;
      return this.vocabulary.fields.byKey.get(key)?.exact(value, this) as Value | undefined;
    };
    const titles = exact<readonly string[]>('titles', 'labels');
    const tabs = exact<number>('tabs', 'tabs') ?? titles?.length;
    this.tabs = tabs;
    const sets = exact<number>('sets', 'sets');
    const changes = exact<number>('colorChanges', 'colorChanges');
    const colorChanges = changes ?? (sent.has('colorChanges') ? undefined : 0);
    if (tabs === undefined || sets === undefined || colorChanges === undefined) return undefined;
    const isWhole = read === sent.size && (!sent.has('labels') || titles?.length === tabs);
    if (!isWhole || (titles && this.isTooLong())) return undefined;
    return { product: product.id, tabs, sets, options, colorChanges, titles: titles ?? null };
  }

  /** Whether the titles could make the order link too long: each character takes up to nine. */
  private isTooLong(): boolean {
    const { length } = this.sent.get('labels') as string;
    return length * 9 > this.catalog.book.limits.queryLengthMax - 1_000;
  }
}
