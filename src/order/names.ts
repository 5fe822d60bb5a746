import type { QuoteOnlyData } from '../book/schema.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { DoorId } from './doors.ts';
import type { Field } from './field.ts';
import type { Fields } from './fields/index.ts';
import type { ChoiceMeant } from './vocabulary.ts';
import { plainWord } from './words.ts';

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

/** Values by the plain words of their names; the first one keeps a word. */
export function wordMap<Value>(
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

/** The words that mean a choice of one option only, in all products. */
export function standalone(
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
export function nameMap(
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

export function ownNamesAt({ all }: Fields, door: DoorId): ReadonlyMap<string, Field> {
  return new Map(
    all.flatMap((field) => {
      const name = field.names[door];
      return name === undefined ? [] : [[name, field] as const];
    }),
  );
}
