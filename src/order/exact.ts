import type { ProductId } from '../book/schema.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { doors } from './doors.ts';
import type { Field, Given, SoFar } from './field.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** The fields of the price API by their places in a list of texts. */
interface Plan {
  readonly placeOf: ReadonlyMap<string, number>;
  readonly optionPlaces: Readonly<Record<ProductId, readonly number[]>>;
  readonly vocabulary: Vocabulary;
  readonly fields: Readonly<Record<'titles' | 'tabs' | 'sets' | 'colorChanges', Field | undefined>>;
}

const plans = new WeakMap<Catalog, Plan>();

/** The fields that have places of their own; options follow. */
const first = ['product', 'tabs', 'sets', 'titles', 'colorChanges'] as const;

function planOf(catalog: Catalog): Plan {
  const known = plans.get(catalog);
  if (known) return known;
  const vocabulary = vocabularyOf(catalog);
  const { byKey } = vocabulary.fields;
  const keys = [...first, ...catalog.optionKeys];
  const named = keys.flatMap((key, place) => {
    const name = byKey.get(key)?.names.price;
    return name === undefined ? [] : [[name, place] as const];
  });
  const optionPlaces = catalog.productIds.map((id) => [
    id,
    catalog.products[id].options.map(({ key }) => keys.indexOf(key)),
  ]);
  const [, tabs, sets, titles, colorChanges] = first.map((key) => byKey.get(key));
  const plan = {
    placeOf: new Map(named),
    optionPlaces: Object.fromEntries(optionPlaces) as Plan['optionPlaces'],
    vocabulary,
    fields: { titles, tabs, sets, colorChanges },
  };
  plans.set(catalog, plan);
  return plan;
}

/** What reading a price's fields may look at; made anew for each request. */
class Exactly implements SoFar {
  readonly door = doors.price;
  readonly values: ReadonlyMap<string, unknown> = noValues;
  readonly catalog: Catalog;
  readonly vocabulary: Vocabulary;
  readonly product: PricedProduct;
  tabs: number | undefined;

  constructor(catalog: Catalog, vocabulary: Vocabulary, product: PricedProduct) {
    this.catalog = catalog;
    this.vocabulary = vocabulary;
    this.product = product;
  }
}

const noValues: ReadonlyMap<string, unknown> = new Map();

/**
 * Reads a query of the price API that uses only its own names and forms, quickly: without looking up
 * what words mean. `undefined` for any other.
 */
export function exactBuild(catalog: Catalog, given: readonly Given[]): Build | undefined {
  const { placeOf, optionPlaces, vocabulary, fields } = planOf(catalog);
  const sent: (string | undefined)[] = new Array(placeOf.size).fill(undefined);
  for (const { name, value } of given) {
    const place = placeOf.get(name);
    if (place === undefined || sent[place] !== undefined) return undefined;
    sent[place] = value as string;
  }
  const product = catalog.products[sent[0] as ProductId];
  if (!product) return undefined;
  const so = new Exactly(catalog, vocabulary, product);
  const titles = read(fields.titles, sent[3], so) as readonly string[] | undefined;
  const said = read(fields.tabs, sent[1], so) as number | undefined;
  so.tabs = said ?? titles?.length;
  const sets = read(fields.sets, sent[2], so) as number | undefined;
  const colorChanges = read(fields.colorChanges, sent[4], so) as number | undefined;
  const values = [product, said, sets, titles, colorChanges];
  let count = 0;
  for (let place = 0; place < values.length; place += 1) {
    if (sent[place] === undefined) continue;
    if (values[place] === undefined) return undefined;
    count += 1;
  }
  const options = readOptions(product, optionPlaces[product.id], sent, given.length - count);
  const { tabs } = so;
  if (!options || tabs === undefined || sets === undefined) return undefined;
  if (titles && (titles.length !== tabs || isLong(catalog, sent[3] as string))) return undefined;
  return {
    product: product.id,
    tabs,
    sets,
    options,
    colorChanges: colorChanges ?? 0,
    titles: titles ?? null,
  };
}

function read(field: Field | undefined, value: string | undefined, so: SoFar): unknown {
  return value === undefined ? undefined : field?.exact(value, so);
}

/** @param count of the options that were sent; all of them have to be the product's. */
function readOptions(
  { options, defaults }: PricedProduct,
  places: readonly number[],
  sent: readonly (string | undefined)[],
  count: number,
): Readonly<Record<string, string>> | undefined {
  if (count === 0) return defaults;
  const chosen: Record<string, string> = { ...defaults };
  let found = 0;
  for (const [index, { key, choices }] of options.entries()) {
    const id = sent[places[index] as number];
    if (id === undefined) continue;
    const choice = choices.get(id);
    if (!choice || choice.only.length > 0) return undefined;
    chosen[key] = id;
    found += 1;
  }
  return found === count ? chosen : undefined;
}

/** Whether titles could make the order link too long: a character takes up to nine. */
function isLong({ book }: Catalog, { length }: string): boolean {
  return length * 9 > book.limits.queryLengthMax - 1_000;
}
