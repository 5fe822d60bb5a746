import type { QuoteOnlyData } from '../book/schema.ts';
import { colorsOf } from '../layout/look.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { nearestName } from '../text/did-you-mean.ts';
import { oncePer } from '../text/once.ts';
import { byQuoteFinder, withSheet } from './by-quote.ts';
import type { DoorId } from './doors.ts';
import type { Field } from './field.ts';
import { openFields } from './fields/index.ts';
import { type ChoiceNamed, choicesByName } from './fields/options.ts';
import type { Hint } from './hints.ts';
import { phrases, plainWord, spaced } from './words.ts';

/** What a name means at any door. */
export type Target =
  /** `oneMore` if it counts one more than the field does. */
  | { readonly field: Field; readonly oneMore?: true }
  /** A choice used as a name: `collated: true`. */
  | { readonly choice: ChoiceNamed }
  /** Something that is no field. */
  | { readonly hint: Hint }
  | { readonly byQuote: QuoteOnlyData };

/** Names that count colors, not the changes between them. */
const colorCounts = phrases(
  'num colors, number of colors, distinct colors, color count, colors count, n colors',
);

/** Words of a name that say nothing of what it is about. */
const emptyWords = phrases('is, has, with, add, num, number, of, amp');

/** The names and words of a shop, prepared once for all requests. */
export const vocabularyOf = oncePer(openVocabulary);

function openVocabulary(catalog: Catalog) {
  const { products, productIds, book } = catalog;
  const fields = openFields(catalog);
  const choices = choicesByName(catalog);
  const sold = new Set(
    productIds
      .flatMap((id) => {
        const { name, noun, alsoCalled = [] } = products[id].data;
        const colors = colorsOf(products[id].data, {}).map((color) => color.name);
        return [id, name, noun, ...alsoCalled, ...colors];
      })
      .map(plainWord),
  );
  const byQuote = byQuoteFinder(
    catalog,
    (word) => sold.has(word) || !!choices.get(word) || withSheet(catalog, word).length > 0,
  );

  const fieldsAt = (id: DoorId): ReadonlyMap<string, Field> => {
    const own = fields.all.filter(({ names }) => names[id] !== undefined);
    return new Map(own.map((field) => [field.names[id] as string, field]));
  };

  const named = new Map<string, Target>();
  const name = (target: Target, words: readonly string[]) => {
    for (const word of words.map(plainWord)) if (!named.has(word)) named.set(word, target);
  };
  for (const field of fields.all) name({ field }, ownNames(field));
  for (const field of fields.all) name({ field }, field.alsoCalled);
  const colorChanges = fields.byKey.get('colorChanges');
  if (colorChanges) name({ field: colorChanges, oneMore: true }, colorCounts);
  for (const [word, choice] of choices) if (choice) name({ choice }, [word]);
  for (const entry of book.quoteOnly) name({ byQuote: entry }, entry.parameters);

  const spelled = new Map(
    fields.all.flatMap((field) => ownNames(field).map((name) => [plainWord(name), field])),
  );

  return {
    fields,
    byQuote,

    /** The fields that each door has, by its own names. */
    own: {
      price: fieldsAt('price'),
      delivery: fieldsAt('delivery'),
      quote: fieldsAt('quote'),
      draft: fieldsAt('draft'),
      link: fieldsAt('link'),
    },

    /** What a name means, if a table says so; words that say nothing are left out. */
    target(name: string, hintFor?: (word: string) => Hint | undefined): Target | undefined {
      const target = named.get(plainWord(name));
      // What is priced by quote has names that hints share.
      if (target && !('byQuote' in target)) return target;
      const hint = hintFor?.(plainWord(name));
      if (hint || target) return hint ? { hint } : target;
      const entry = byQuote(name);
      if (entry) return { byQuote: entry };
      const distinctive = spaced(name)
        .split(' ')
        .filter((word) => !sold.has(word) && !emptyWords.includes(word));
      return named.get(plainWord(distinctive.join('')));
    },

    /** The field of a door whose name is misspelled. */
    misspelled(name: string, door: DoorId): Field | undefined {
      const known = [...spelled.keys()].filter((own) => spelled.get(own)?.names[door]);
      return spelled.get(nearestName(plainWord(name), known) ?? '');
    },
  };
}

function ownNames({ key, names }: Field): string[] {
  return [...Object.values(names), key].filter((name) => !name.startsWith('#'));
}
