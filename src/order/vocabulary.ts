import { type Catalog, sellsColors } from '../pricing/catalog.ts';
import { oncePer } from '../text/once.ts';
import type { Door } from './doors.ts';
import type { Answer, Field, Surroundings } from './field.ts';
import { allQuantitiesField, productField, setsField, tabsField } from './fields/basics.ts';
import { colorChangesField, colorsField } from './fields/colors.ts';
import { choicesByName, optionField } from './fields/options.ts';
import { titlesField } from './fields/titles.ts';
import { approveField, fragmentFields } from './fields/unpriced.ts';
import { plainWord, spaced } from './words.ts';

/** What a name means at any door. */
export type Target =
  /** A field; `oneMore` if it counts one more than the field, `choice` if the name is a choice's. */
  | { readonly field: Field; readonly oneMore?: true; readonly choice?: string }
  | { readonly field?: undefined; readonly answer: Answer };

/** The fields and names of a shop, prepared once for all requests. */
export const vocabularyOf = oncePer(openVocabulary);

/** Words of a name that say nothing of what it is about. */
const emptyWords = ['is', 'has', 'with', 'add', 'num', 'number', 'of', 'amp'];

function openVocabulary(catalog: Catalog) {
  const { products, productIds, optionKeys } = catalog;
  const sets = setsField(catalog);
  const colorChanges = colorChangesField(catalog);
  const all: readonly Field[] = [
    productField(catalog),
    tabsField(catalog),
    sets,
    ...optionKeys.map((key) => optionField(catalog, key)),
    colorChanges,
    titlesField(catalog),
    ...fragmentFields.filter((field) => sellsColors(catalog) || field !== colorsField),
    approveField,
    allQuantitiesField,
  ];
  const byKey = new Map(all.map((field) => [field.key, field]));

  const meaning = (names: readonly string[], target: Target) =>
    names.map((name) => [plainWord(name), target] as const);
  const meanings = [
    ...all.flatMap((field) => meaning(ownNames(field), { field })),
    ...all.flatMap((field) => meaning(field.alsoCalled, { field })),
    ...all.flatMap((field) => meaning(field.oneMore ?? [], { field, oneMore: true })),
    ...[...choicesByName(catalog)].flatMap(([choice, key = '']) => {
      const field = byKey.get(key);
      return field ? meaning([choice], { field, choice }) : [];
    }),
  ];
  // The first meaning of a word counts.
  const named = new Map(meanings.toReversed());

  /** The words of what is sold here, which say nothing of what a name is about. */
  const sold = new Set(
    productIds
      .flatMap((id) => {
        const { name, noun, alsoCalled = [], colors } = products[id].data;
        return [id, name, noun, ...alsoCalled, ...(colors?.list ?? []).map(({ name }) => name)];
      })
      .map(plainWord),
  );

  return {
    /** In the order in which a query has them, then a fragment. */
    all,
    byKey,
    /** The order in which values are read: colors count, and the nearest quantities have prices. */
    byReading: [...all.filter((one) => one !== colorChanges && one !== sets), colorChanges, sets],
    sold,
    /** The fields that each door has, by its own names. */
    own: oncePer(({ id }: Door): ReadonlyMap<string, Field> => {
      return new Map(all.flatMap((field) => (field.names[id] ? [[field.names[id], field]] : [])));
    }),

    /** What a name means, if a table says so; words that say nothing are left out. */
    target(name: string, answerFor: Surroundings['answerFor']): Target | undefined {
      const meant = named.get(plainWord(name));
      const answer = meant ? undefined : answerFor?.(name);
      if (meant || answer) return answer ? { answer } : meant;
      const words = spaced(name).split(' ');
      const telling = words.filter((word) => !sold.has(word) && !emptyWords.includes(word));
      return named.get(telling.join(''));
    },
  };
}

/** The names of a field at its doors, but for those in a link's fragment, and its key. */
export function ownNames({ key, names }: Field): string[] {
  return [...Object.values(names), key].filter((name) => !name.startsWith('#'));
}
