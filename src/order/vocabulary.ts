import type { OptionData, ProductData, ProductId, QuoteOnlyData } from '../book/schema.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { nearestName } from '../text/did-you-mean.ts';
import { oncePer } from '../text/once.ts';
import { type DoorId, doors } from './doors.ts';
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

/** The names and words of a shop, prepared once for all requests. */
export const vocabularyOf = oncePer((catalog: Catalog) => new Vocabulary(catalog));

export class Vocabulary {
  readonly fields: Fields;
  private readonly catalog: Catalog;
  private readonly products: Words<ProductMeant>;
  private readonly choiceNames: Words<ChoiceNamed>;
  private readonly quoteOnly: readonly { entry: QuoteOnlyData; phrases: readonly string[] }[];
  private readonly names: Words<Meant>;
  private readonly fieldNames: readonly string[];
  private readonly ownNames: ReadonlyMap<DoorId, ReadonlyMap<string, Field>>;

  constructor(catalog: Catalog) {
    this.catalog = catalog;
    this.fields = openFields(catalog);
    this.products = productWords(catalog);
    const all = catalog.productIds.map((id) => catalog.products[id].data);
    const options = all.flatMap(({ options }) => options);
    this.choiceNames = standalone(options);
    const maps = [this.products, ...options.map(choiceWords), ...all.map(colorWords)];
    const isOwn = (word: string) => maps.some((map) => map.has(plainWord(word)));
    this.quoteOnly = catalog.book.quoteOnly.map((entry) => ({
      entry,
      phrases: entry.values.filter((word) => !isOwn(word)).map(spaced),
    }));
    this.names = this.allNames();
    this.fieldNames = this.fields.all.flatMap(namesInQueries);
    const ids = Object.keys(doors) as DoorId[];
    this.ownNames = new Map(ids.map((id) => [id, this.namesAt(id)]));
  }

  /** Every name that means something at any door: a door's own name first, then other words. */
  private allNames(): Words<Meant> {
    const { all, byKey } = this.fields;
    const colorChanges = byKey.get('colorChanges') as Field;
    return wordMap<Meant>([
      ...all.map((field) => [{ field }, namesInQueries(field)] as const),
      ...all.map((field) => [{ field }, field.alsoCalled] as const),
      [{ field: colorChanges, oneMore: true }, colorCounts],
      ...[...this.choiceNames].map(([word, choice]) => [choice, [word]] as const),
      ...hintWords.map(([hint, words]) => [{ hint }, words] as const),
      ...this.quoteOnly.map(({ entry }) => [{ entry }, entry.parameters] as const),
    ]);
  }

  /** The fields that a door has, by its own names. */
  own(door: DoorId): ReadonlyMap<string, Field> {
    return this.ownNames.get(door) as ReadonlyMap<string, Field>;
  }

  private namesAt(door: DoorId): ReadonlyMap<string, Field> {
    const { all } = this.fields;
    return new Map(all.flatMap((field) => (field.names[door] ? [[field.names[door], field]] : [])));
  }

  name(name: string): Meant | undefined {
    const meant = this.names.get(plainWord(name));
    if (meant) return meant;
    const entry = this.byQuote(name);
    if (entry) return { entry };
    // `paper_weight` is a weight, `isCollated` collated.
    const telling = (word: string) => !this.products.has(word) && !emptyWords.includes(word);
    return this.names.get(plainWord(spaced(name).split(' ').filter(telling).join('')));
  }

  /** The field whose name at any door is like this one. */
  likeName(name: string): Field | undefined {
    const isOfColors = /colou?r/i.test(name) && !/chang/i.test(name);
    const known = this.fieldNames.filter((key) => !isOfColors || key !== 'colorChanges');
    const meant = this.names.get(plainWord(nearestName(name, known) ?? ''));
    return meant && 'field' in meant ? meant.field : undefined;
  }

  product(word: string): ProductMeant | undefined {
    const known = this.products.get(plainWord(word));
    if (known) return known;
    const { productIds } = this.catalog;
    const near = nearestName(word, productIds);
    const isAmbiguous = productIds.some((id) => id !== near && spaced(word).includes(` ${id} `));
    return near && !isAmbiguous ? { id: near } : undefined;
  }

  choice(product: ProductId, key: string, word: string): ChoiceMeant | undefined {
    const option = this.catalog.products[product].data.options.find((one) => one.key === key);
    if (!option) return undefined;
    const known = choiceWords(option).get(plainWord(word));
    if (known) return known;
    const id = nearestName(
      word,
      option.choices.map(({ id }) => id),
    );
    return id === undefined ? undefined : { id, isSure: false };
  }

  /** The option and the choice word that a text names on its own. */
  choiceNamed(word: string): ChoiceNamed | undefined {
    return this.choiceNames.get(plainWord(word));
  }

  color(product: ProductId, word: string): string | undefined {
    return colorWords(this.catalog.products[product].data).get(plainWord(word));
  }

  /** What a text asks for that is priced by quote only. */
  byQuote(text: string): QuoteOnlyData | undefined {
    const words = spaced(text);
    return this.quoteOnly.find(({ phrases }) => phrases.some((phrase) => words.includes(phrase)))
      ?.entry;
  }
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
