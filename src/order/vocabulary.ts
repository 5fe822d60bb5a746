import type { ChoiceData, ProductId, QuoteOnlyData } from '../book/schema.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { nearestName } from '../text/did-you-mean.ts';
import type { DoorId } from './doors.ts';
import type { Field } from './field.ts';
import { type Fields, openFields } from './fields/index.ts';
import { plainWord, spaced } from './words.ts';

/** What a name means at any door. */
export type Meant =
  | { readonly field: Field /** Whether it counts one more. */; readonly oneMore?: true }
  /** The map of options. */
  | { readonly options: true }
  /** A choice used as a name: `collated: true`. */
  | ChoiceNamed
  /** Something that is no field. */
  | { readonly hint: Hint }
  | { readonly entry: QuoteOnlyData };

/** A choice of one option only. */
export interface ChoiceNamed {
  readonly option: string;
  readonly word: string;
  readonly isSure: boolean;
}

/** A choice, and whether the word is one of its names or only resembles it. */
export interface ChoiceMeant {
  readonly id: string;
  readonly isSure: boolean;
}

/** A product, and the word for which a buyer would choose it; none if the word is like its id. */
export interface ProductMeant {
  readonly id: ProductId;
  readonly word?: string | undefined;
}

/** Names and words of a shop, prepared once for all requests. */
export interface Vocabulary {
  readonly fields: Fields;
  /** The fields that a door has, by its own names. */
  readonly own: (door: DoorId) => ReadonlyMap<string, Field>;
  readonly name: (name: string) => Meant | undefined;
  /** The field whose name at any door is like this one. */
  readonly likeName: (name: string) => Field | undefined;
  readonly product: (word: string) => ProductMeant | undefined;
  readonly choice: (product: string, key: string, word: string) => ChoiceMeant | undefined;
  /** The option and the choice word that a text names on its own. */
  readonly choiceNamed: (word: string) => ChoiceNamed | undefined;
  readonly color: (product: string, word: string) => string | undefined;
  readonly isProduct: (word: string) => boolean;
  /** What a text asks for that is priced by quote only. */
  readonly byQuote: (text: string) => QuoteOnlyData | undefined;
}

const prepared = new WeakMap<Catalog, Vocabulary>();

export function vocabularyOf(catalog: Catalog): Vocabulary {
  const known = prepared.get(catalog);
  if (known) return known;
  const vocabulary = prepare(catalog);
  prepared.set(catalog, vocabulary);
  return vocabulary;
}

/** Things that people name and that are no field; the sentences are in `problems.ts`. */
const hints = {
  budget: [
    'budget',
    'max price',
    'max budget',
    'target price',
    'price limit',
    'max total',
    'spend',
  ],
  rush: [
    ...['rush', 'expedite', 'expedited', 'urgent', 'priority', 'express', 'overnight'],
    ...['turnaround', 'speed'],
  ],
  date: ['date', 'ship date', 'when'],
  place: ['state', 'country', 'city', 'address', 'location', 'region', 'deliver to'],
  shipping: ['shipping', 'ship method', 'shipping method', 'carrier', 'delivery'],
  tax: ['tax', 'sales tax', 'tax exempt'],
  payment: ['payment', 'payment method', 'payment terms', 'pay by'],
  priceValidity: ['valid until', 'price validity', 'expires', 'expiration'],
  cancellation: ['cancel', 'cancellation'],
  returns: ['refund', 'refunds', 'return', 'returns'],
  samples: ['sample', 'samples', 'swatches'],
  logo: ['logo', 'artwork', 'image', 'graphic', 'design file'],
} as const;

export type Hint = keyof typeof hints;

const optionsWords = ['options', 'option', 'choices', 'settings', 'extras'];

/** Names that count colors, not the changes between them. */
const colorCounts = ['num colors', 'number of colors', 'color count', 'colors count', 'n colors'];

/** Words that could name a choice of many options. */
const commonWords = ['', 'yes', 'no', 'true', 'false', 'none'];

function prepare(catalog: Catalog): Vocabulary {
  const { products, productIds, book } = catalog;
  const fields = openFields(catalog);
  const productWords = wordMap<ProductMeant>(
    productIds.flatMap((id) => {
      const { name, noun, alsoCalled = [], resembles = [] } = products[id].data;
      return [
        [{ id }, [id, name, noun]] as const,
        ...alsoCalled.map((word) => [{ id, word }, [word]] as const),
        [{ id, word: alsoCalled[0] }, resembles] as const,
      ];
    }),
  );
  const choices = new Map<string, ReadonlyMap<string, ChoiceMeant>>();
  const colors = new Map<string, ReadonlyMap<string, string>>();
  for (const id of productIds) {
    for (const { key, choices: list } of products[id].data.options) {
      choices.set(`${id} ${key}`, choiceWords(list));
    }
    const list = products[id].data.colors?.list ?? [];
    const named = list.map(
      ({ id, name, alsoCalled = [] }) => [id, [id, name, ...alsoCalled]] as const,
    );
    colors.set(id, wordMap(named));
  }
  const choiceNames = standalone(catalog, choices);
  const ownWords = new Set([
    ...productWords.keys(),
    ...[...choices.values(), ...colors.values()].flatMap((map) => [...map.keys()]),
  ]);
  const quoteOnly = book.quoteOnly.map((entry) => ({
    entry,
    phrases: entry.values.filter((word) => !ownWords.has(plainWord(word))).map(spaced),
  }));
  const byQuote = (text: string) => {
    const sought = spaced(text);
    return quoteOnly.find(({ phrases }) => phrases.some((phrase) => sought.includes(phrase)))
      ?.entry;
  };
  const names = nameMap(catalog, fields, choiceNames);
  const fieldNames = new Map(
    fields.all.flatMap((field) =>
      [field.key, ...Object.values(field.names)]
        .filter((name) => !name.startsWith('#'))
        .map((name) => [name, field] as const),
    ),
  );
  const ownNames = new Map<DoorId, ReadonlyMap<string, Field>>();
  return {
    fields,
    own(door) {
      const known = ownNames.get(door) ?? ownNamesAt(fields, door);
      ownNames.set(door, known);
      return known;
    },
    name(name) {
      const meant = names.get(plainWord(name));
      if (meant) return meant;
      const entry = byQuote(name);
      return entry && { entry };
    },
    likeName(name) {
      const isOfColors = /colou?r/i.test(name) && !/chang/i.test(name);
      const known = [...fieldNames.keys()].filter((key) => !isOfColors || key !== 'colorChanges');
      return fieldNames.get(nearestName(name, known) ?? '');
    },
    product: (word) => productWords.get(plainWord(word)) ?? nearestProduct(word, productIds),
    choice: (product, key, word) => {
      const words = choices.get(`${product} ${key}`);
      return words?.get(plainWord(word)) ?? nearestChoice(word, words);
    },
    choiceNamed: (word) => choiceNames.get(plainWord(word)),
    color: (product, word) => colors.get(product)?.get(plainWord(word)),
    isProduct: (word) => productIds.some((id) => id === word),
    byQuote,
  };
}

/** Values by the plain words of their names; the first one keeps a word. */
function wordMap<Value>(
  named: readonly (readonly [Value, readonly string[]])[],
): Map<string, Value> {
  const map = new Map<string, Value>();
  for (const [value, words] of named) {
    for (const word of words) {
      const plain = plainWord(word);
      if (plain !== '' && !map.has(plain)) map.set(plain, value);
    }
  }
  return map;
}

function choiceWords(list: readonly ChoiceData[]): ReadonlyMap<string, ChoiceMeant> {
  return wordMap<ChoiceMeant>([
    ...list.map(({ id, label, alsoCalled = [] }) => {
      const words = [id, label, label.split(', ').at(-1) ?? label, ...alsoCalled];
      return [{ id, isSure: true }, words] as const;
    }),
    ...list.map(({ id, resembles = [] }) => [{ id, isSure: false }, resembles] as const),
  ]);
}

function nearestProduct(word: string, ids: readonly ProductId[]): ProductMeant | undefined {
  const near = nearestName(word, ids);
  const isAmbiguous = ids.some((id) => id !== near && spaced(word).includes(` ${id} `));
  const id = isAmbiguous ? undefined : ids.find((id) => id === near);
  return id && { id };
}

function nearestChoice(
  word: string,
  words: ReadonlyMap<string, ChoiceMeant> | undefined,
): ChoiceMeant | undefined {
  const ids = [...new Set([...(words?.values() ?? [])].map(({ id }) => id))];
  const id = nearestName(word, ids);
  return id === undefined ? undefined : { id, isSure: false };
}

/** The words that mean a choice of one option only, in all products. */
function standalone(
  { products, productIds }: Catalog,
  choices: ReadonlyMap<string, ReadonlyMap<string, ChoiceMeant>>,
): ReadonlyMap<string, ChoiceNamed> {
  const found = new Map<string, Map<string, boolean>>();
  for (const id of productIds) {
    for (const { key } of products[id].options) {
      for (const [word, { isSure }] of choices.get(`${id} ${key}`) ?? []) {
        if (commonWords.includes(word) || /^\d+$/.test(word)) continue;
        found.set(word, (found.get(word) ?? new Map()).set(key, isSure));
      }
    }
  }
  return new Map(
    [...found].flatMap(([word, [only, ...others]]) =>
      only && others.length === 0 ? [[word, { option: only[0], word, isSure: only[1] }]] : [],
    ),
  );
}

/** Every name that means something at any door: a door's own name first, then other words. */
function nameMap(
  { book }: Catalog,
  { all, byKey }: Fields,
  choiceNames: ReadonlyMap<string, ChoiceNamed>,
): ReadonlyMap<string, Meant> {
  const colorChanges = byKey.get('colorChanges');
  const inLinks = (name: string) => !name.startsWith('#');
  return new Map<string, Meant>([
    ...wordMap<Meant>([
      ...all.map((field) => [{ field }, Object.values(field.names).filter(inLinks)] as const),
      [{ options: true }, optionsWords] as const,
      ...all.map((field) => [{ field }, field.alsoCalled] as const),
      ...(colorChanges ? [[{ field: colorChanges, oneMore: true }, colorCounts] as const] : []),
      ...[...choiceNames].map(([word, choice]) => [choice, [word]] as const),
      ...Object.entries(hints).map(([hint, words]) => [{ hint: hint as Hint }, words] as const),
      ...book.quoteOnly.map((entry) => [{ entry }, entry.parameters] as const),
    ]),
  ]);
}

function ownNamesAt({ all }: Fields, door: DoorId): ReadonlyMap<string, Field> {
  return new Map(
    all.flatMap((field) => {
      const name = field.names[door];
      return name === undefined ? [] : [[name, field] as const];
    }),
  );
}
