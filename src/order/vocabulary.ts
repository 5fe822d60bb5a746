import { type Catalog, sellsColors } from '../pricing/catalog.ts';
import { oncePer } from '../text/once.ts';
import type { DoorId } from './doors.ts';
import type { Answer, Field, Surroundings } from './field.ts';
import { allQuantitiesField, productField, setsField, tabsField } from './fields/basics.ts';
import { colorChangesField, colorsField } from './fields/colors.ts';
import { approveField } from './fields/delivery.ts';
import { fragmentFields } from './fields/fragment.ts';
import { choicesByName, optionField } from './fields/options.ts';
import { titlesField } from './fields/titles.ts';
import { phrases, plainWord, spaced } from './words.ts';

/** What a name means at any door. */
export type Target =
  /** A field; `oneMore` if it counts one more than the field, `choice` if the name is a choice's. */
  | { readonly field: Field; readonly oneMore?: true; readonly choice?: string }
  | { readonly answer: Answer };

/** The fields and names of a shop, prepared once for all requests. */
export const vocabularyOf = oncePer(openVocabulary);

/** Fields that are read first, since the rest depends on them, and those that are read last. */
const first = ['product', 'tabs', 'titles'];
const last = ['colors', 'colorChanges', 'cut', 'sets'];

/** Words of a name that say nothing of what it is about. */
const emptyWords = phrases('is, has, with, add, num, number, of, amp');

function openVocabulary(catalog: Catalog) {
  const { products, productIds } = catalog;
  const all: readonly Field[] = [
    productField(catalog),
    tabsField(catalog),
    setsField(catalog),
    ...catalog.optionKeys.map((key) => optionField(catalog, key)),
    colorChangesField(catalog),
    titlesField(catalog),
    ...fragmentFields.filter((field) => sellsColors(catalog) || field !== colorsField),
    approveField,
    allQuantitiesField,
  ];
  const byKey = new Map(all.map((field) => [field.key, field]));
  const rank = ({ key }: Field) =>
    first.includes(key) ? first.indexOf(key) - 9 : last.indexOf(key) + 1;

  const named = new Map<string, Target>();
  const name = (target: Target, words: readonly string[]) => {
    for (const word of words.map(plainWord)) if (!named.has(word)) named.set(word, target);
  };
  for (const field of all) name({ field }, ownNames(field));
  for (const field of all) name({ field }, field.alsoCalled);
  for (const field of all) name({ field, oneMore: true }, field.oneMore ?? []);
  for (const [choice, named] of choicesByName(catalog)) {
    const field = named && byKey.get(named.option);
    if (field) name({ field, choice }, [choice]);
  }

  /** The words of what is sold here, which say nothing of what a name is about. */
  const sold = new Set(
    productIds
      .flatMap((id) => {
        const { name, noun, alsoCalled = [], colors } = products[id].data;
        return [id, name, noun, ...alsoCalled, ...(colors?.list ?? []).map(({ name }) => name)];
      })
      .map(plainWord),
  );

  const fieldsAt = (id: DoorId): ReadonlyMap<string, Field> =>
    new Map(all.flatMap((field) => (field.names[id] ? [[field.names[id], field]] : [])));

  return {
    /** In the order of a link: the query's, then the fragment's. */
    all,
    byKey,
    /** The order in which values are read: later ones depend on earlier ones. */
    byReading: all.toSorted((one, other) => rank(one) - rank(other)),
    sold,

    /** The fields that each door has, by its own names. */
    own: {
      price: fieldsAt('price'),
      delivery: fieldsAt('delivery'),
      quote: fieldsAt('quote'),
      draft: fieldsAt('draft'),
      link: fieldsAt('link'),
    },

    /** What a name means, if a table says so; words that say nothing are left out. */
    target(name: string, answerFor: Surroundings['answerFor']): Target | undefined {
      const target = named.get(plainWord(name));
      if (target) return target;
      const answer = answerFor?.(name);
      if (answer) return { answer };
      const words = spaced(name).split(' ');
      return named.get(
        words.filter((word) => !sold.has(word) && !emptyWords.includes(word)).join(''),
      );
    },
  };
}

/** The names of a field at its doors, but for those in a link's fragment, and its key. */
export function ownNames({ key, names }: Field): string[] {
  return [...Object.values(names), key].filter((name) => !name.startsWith('#'));
}
