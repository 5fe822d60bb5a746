import type { ChoiceData, ProductId, QuoteOnlyData } from '../book/schema.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { nearestName } from '../text/did-you-mean.ts';
import type { DoorId } from './doors.ts';
import type { Field } from './field.ts';
import { type Fields, openFields } from './fields/index.ts';
import { type ChoiceNamed, type Meant, nameMap, ownNamesAt, standalone, wordMap } from './names.ts';
import { plainWord, spaced } from './words.ts';

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
  /** `paper_weight` is a weight. */
  const withoutProducts = (name: string) =>
    spaced(name)
      .split(' ')
      .filter((word) => !productWords.has(word))
      .join('');
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
      return entry ? { entry } : names.get(withoutProducts(name));
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
