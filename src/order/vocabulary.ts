import type { OptionData, ProductData, ProductId, QuoteOnlyData } from '../book/schema.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { nearestName } from '../text/did-you-mean.ts';
import { oncePer } from '../text/once.ts';
import type { Door } from './doors.ts';
import type { Field } from './field.ts';
import { type Fields, openFields } from './fields/index.ts';
import { type Hint, hintWords } from './hints.ts';
import { phrases, plainWord, spaced } from './words.ts';

/** What a name means at any door. */
export type Meant =
  | { readonly field: Field /** Whether it counts one more. */; readonly oneMore?: true }
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
interface ChoiceMeant {
  readonly id: string;
  readonly isSure: boolean;
}

/** A product, and the word for which a buyer would choose it; none if the word is like its id. */
interface ProductMeant {
  readonly id: ProductId;
  readonly word?: string | undefined;
}

type Words<Value> = ReadonlyMap<string, Value>;

/** Names that count colors, not the changes between them. */
const colorCounts = phrases(
  'num colors, number of colors, distinct colors, color count, colors count, n colors',
);

/** Words of a name that say nothing of what it is about. */
const emptyWords = phrases('is, has, with, add, num, number, of, amp');

/** Words that could name a choice of many options. */
const commonWords = ['', 'yes', 'no', 'true', 'false', 'none'];

export type Vocabulary = Readonly<ReturnType<typeof openVocabulary>>;

/** The names and words of a shop, prepared once for all requests. */
export const vocabularyOf = oncePer(openVocabulary);

function openVocabulary(catalog: Catalog) {
  const { products, productIds } = catalog;
  const fields = openFields(catalog);
  const productNames = productWords(catalog);
  const sold = productIds.map((id) => products[id].data);
  const options = sold.flatMap(({ options }) => options);
  const choiceNames = standalone(options);
  const maps = [productNames, ...options.map(choiceWords), ...sold.map(colorWords)];
  const isOwn = (word: string) => maps.some((map) => map.has(plainWord(word)));
  const quoteOnly = catalog.book.quoteOnly.map((entry) => ({
    entry,
    phrases: entry.values.filter((word) => !isOwn(word)).map(spaced),
  }));
  const sheets = sold.map(({ die: { sheet } }) =>
    plainWord(`${sheet.widthInches}x${sheet.heightInches}`),
  );
  const names = allNames(catalog, fields, choiceNames, options);
  const fieldNames = fields.all.flatMap(namesInQueries);

  /** What a text asks for that is priced by quote only. */
  function byQuote(text: string): QuoteOnlyData | undefined {
    const words = spaced(text);
    return quoteOnly.find(({ phrases }) => phrases.some((phrase) => words.includes(phrase)))?.entry;
  }

  return {
    fields,
    byQuote,

    /** The fields that a door has, by its own names. */
    own: oncePer(({ id }: Door): ReadonlyMap<string, Field> => {
      const named = fields.all.flatMap((field) => {
        const name = field.names[id];
        return name === undefined ? [] : [[name, field] as const];
      });
      return new Map(named);
    }),

    name(name: string): Meant | undefined {
      const meant = names.get(plainWord(name));
      if (meant) return meant;
      const entry = byQuote(name);
      if (entry) return { entry };
      // `paper_weight` is a weight, `isCollated` collated.
      const telling = (word: string) => !productNames.has(word) && !emptyWords.includes(word);
      return names.get(plainWord(spaced(name).split(' ').filter(telling).join('')));
    },

    /** The field whose name at any door is like this one. */
    likeName(name: string): Field | undefined {
      const isOfColors = /colou?r/i.test(name) && !/chang/i.test(name);
      const known = fieldNames.filter((key) => !isOfColors || key !== 'colorChanges');
      const meant = names.get(plainWord(nearestName(name, known) ?? ''));
      return meant && 'field' in meant ? meant.field : undefined;
    },

    product(word: string): ProductMeant | undefined {
      const known = productNames.get(plainWord(word));
      if (known) return known;
      const near = nearestName(word, productIds);
      const isAmbiguous = productIds.some((id) => id !== near && spaced(word).includes(` ${id} `));
      return near && !isAmbiguous ? { id: near } : undefined;
    },

    choice(product: ProductId, key: string, word: string): ChoiceMeant | undefined {
      const option = products[product].data.options.find((option) => option.key === key);
      // Words have no signs.
      if (!option || /^-\d/.test(word)) return undefined;
      const known = choiceWords(option).get(plainWord(word));
      if (known) return known;
      const ids = option.choices.map(({ id }) => id);
      const id = /\.\d/.test(word) ? undefined : nearestName(word, ids);
      return id === undefined ? undefined : { id, isSure: false };
    },

    /** The option and the choice word that a text names on its own. */
    choiceNamed: (word: string): ChoiceNamed | undefined => choiceNames.get(plainWord(word)),

    /** The products with the sheet that a word names, by its lengths or as the standard one. */
    withSheet({ standard = [] }: QuoteOnlyData, text: string): readonly ProductId[] {
      const words = standard.map(plainWord);
      const decimal = text.replace(/[ -]1\/2/g, '.5').replace(/(?<=\d ?)in(?:ch(?:es)?)?\b/gi, '');
      const word = plainWord(decimal).replace('by', 'x').replace(/size$/, '');
      return productIds.filter((_, at) => {
        const sheet = sheets[at] as string;
        const rest = word.replace(sheet, '');
        const isStandard = words.includes(sheet) || new Set(sheets).size === 1;
        return word !== '' && (rest === '' || (isStandard && words.includes(rest)));
      });
    },

    color: (product: ProductId, word: string): string | undefined =>
      colorWords(products[product].data).get(plainWord(word)),
  };
}

/** Every name that means something at any door: a door's own name first, then other words. */
function allNames(
  { book }: Catalog,
  { all, byKey }: Fields,
  choiceNames: Words<ChoiceNamed>,
  options: readonly OptionData[],
): Words<Meant> {
  const [quick] = options.flatMap(({ key, choices }) =>
    choices
      .filter(({ productionDays = 0 }) => productionDays < 0)
      .map(({ id }) => ({ option: key, word: id, isSure: false })),
  );
  const colorChanges = byKey.get('colorChanges') as Field;
  return wordMap<Meant>([
    ...all.map((field) => [{ field }, namesInQueries(field)] as const),
    ...all.map((field) => [{ field }, field.alsoCalled] as const),
    [{ field: colorChanges, oneMore: true }, colorCounts],
    ...[...choiceNames].map(([word, choice]) => [choice, [word]] as const),
    ...hintWords.map(([hint, words]) => [(hint === 'rush' && quick) || { hint }, words] as const),
    ...book.quoteOnly.map((entry) => [{ entry }, entry.parameters] as const),
  ]);
}

/** Values by the plain words of their names; the first one keeps a word. */
function wordMap<Value>(named: readonly (readonly [Value, readonly string[]])[]): Words<Value> {
  const map = new Map<string, Value>();
  for (const [value, words] of named) {
    for (const word of words) {
      const plain = plainWord(word);
      if (plain !== '' && !map.has(plain)) map.set(plain, value);
    }
  }
  return map;
}

function productWords({ products, productIds }: Catalog): Words<ProductMeant> {
  return wordMap<ProductMeant>(
    productIds.flatMap((id) => {
      const { name, noun, alsoCalled = [], resembles = [] } = products[id].data;
      return [
        [{ id }, [id, name, noun]] as const,
        ...alsoCalled.map((word) => [{ id, word }, [word]] as const),
        [{ id, word: alsoCalled[0] }, resembles] as const,
      ];
    }),
  );
}

const colorWords = oncePer(({ colors }: ProductData): Words<string> => {
  const list = colors?.list ?? [];
  return wordMap(list.map(({ id, name, alsoCalled = [] }) => [id, [id, name, ...alsoCalled]]));
});

const choiceWords = oncePer(
  ({ choices }: OptionData): Words<ChoiceMeant> =>
    wordMap<ChoiceMeant>([
      ...choices.map(({ id, label, alsoCalled = [] }) => {
        const words = [id, label, label.split(', ').at(-1) ?? label, ...alsoCalled];
        return [{ id, isSure: true }, words] as const;
      }),
      ...choices.map(({ id, resembles = [] }) => [{ id, isSure: false }, resembles] as const),
    ]),
);

/** The words that mean a choice of one option only, in all products. */
function standalone(options: readonly OptionData[]): Words<ChoiceNamed> {
  const found = new Map<string, ChoiceNamed | undefined>();
  for (const option of options) {
    for (const [word, { isSure }] of choiceWords(option)) {
      if (commonWords.includes(word) || /^\d+$/.test(word)) continue;
      const isOther = found.has(word) && found.get(word)?.option !== option.key;
      found.set(word, isOther ? undefined : { option: option.key, word, isSure });
    }
  }
  return new Map([...found].flatMap(([word, one]) => (one ? [[word, one]] : [])));
}

function namesInQueries({ key, names }: Field): string[] {
  return [...Object.values(names), key].filter((name) => !name.startsWith('#'));
}
