import type { ProductId, TransitData } from '../book/schema.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { maxReported } from '../text/echo.ts';
import type { Door } from './doors.ts';
import {
  type CheckDay,
  type Field,
  type Given,
  type Meaning,
  type Note,
  type Progress,
  textIn,
} from './field.ts';
import { colorCount, colorWords } from './fields/colors.ts';
import { fittingProducts } from './fields/options.ts';
import { type Entry, Sorter } from './sort.ts';
import { vocabularyOf } from './vocabulary.ts';
import { plainWord, textOf } from './words.ts';

/** What a door knows besides the request. */
export interface Surroundings {
  readonly transit?: TransitData | undefined;
  readonly refusalOfDay?: CheckDay | undefined;
  /** The product of the page, for links. */
  readonly page?: ProductId | undefined;
}

/** A request as far as it was understood. */
export interface Understanding {
  /** By field key; options by their keys. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly notes: readonly Note[];
  /** The named product, or the likeliest one. */
  readonly product: PricedProduct;
}

/** Understands a request, whatever its words; judging it is left to the reader. */
export function understand(
  catalog: Catalog,
  door: Door,
  given: readonly Given[],
  surroundings: Surroundings = {},
): Understanding {
  return new Understander(catalog, door, surroundings).read(given);
}

/** Fields whose values are words of the book, besides options. */
const worded = ['product', 'colors'];

/** Fields that can't be left out, or not by an empty value. */
const essential = ['product', 'tabs', 'sets', 'titles', 'zip', 'cut', 'colors'];

class Understander {
  private readonly so: Progress;
  private readonly sorter: Sorter;

  constructor(catalog: Catalog, door: Door, { page, ...known }: Surroundings) {
    const vocabulary = vocabularyOf(catalog);
    const product = catalog.products[page ?? catalog.defaultProduct];
    const values = new Map<string, unknown>();
    this.so = { catalog, vocabulary, door, product, tabs: undefined, values, ...known };
    this.sorter = new Sorter(vocabulary, door);
  }

  read(given: readonly Given[]): Understanding {
    const { door, vocabulary, values } = this.so;
    const { entries, notes } = this.sorter;
    this.sorter.sort(given);
    if (door.id !== 'link') this.assumeProduct();
    for (const field of vocabulary.fields.byReading) {
      const said = entries.get(field.key) ?? [];
      for (const entry of said.toSorted(ownWordsFirst)) this.readEntry(field, entry);
      if (field.key === 'product') this.takeProduct();
      if (field.key === 'tabs' || field.key === 'titles') this.countTabs();
    }
    const byQuote = notes.find(({ kind }) => kind === 'byQuote');
    return { values, notes: byQuote ? [byQuote] : notes, product: this.so.product };
  }

  /** Assumes the product that has the given options, until one is named. */
  private assumeProduct(): void {
    const { so } = this;
    const { entries } = this.sorter;
    const [named] = entries.get('product') ?? [];
    const meant = named && so.vocabulary.product(textOf(named.value));
    const [fitting] = meant ? [meant.id] : fittingProducts(so.catalog, [...entries.keys()]);
    so.product = so.catalog.products[fitting ?? so.product.id];
  }

  private takeProduct(): void {
    const { so } = this;
    const id = so.values.get('product') as ProductId | undefined;
    if (id && so.door.id !== 'link') so.product = so.catalog.products[id];
  }

  /** Titles count the tabs; a link's page has some in any case. */
  private countTabs(): void {
    const { so } = this;
    const titles = so.values.get('titles') as readonly string[] | undefined;
    so.tabs = titles?.length ?? (so.values.get('tabs') as number | undefined);
    if (so.door.id === 'link') so.tabs ??= so.catalog.book.limits.tabsPerSet.default;
  }

  private readEntry(field: Field, entry: Entry): void {
    const { given, kind } = entry;
    if (this.isBlank(field, entry)) {
      // `&collated` alone may mean either.
      const isChoice = kind === 'choiceAsName' || kind === 'resembles';
      this.sorter.note('blank', given, isChoice, field.key);
      return;
    }
    if (this.isElsewhere(field, entry) && this.readElsewhere(field, entry)) return;
    const meaning = this.meaningOf(field, entry);
    if ('value' in meaning) this.keep(field, entry, meaning.value);
    else if (meaning.isIdle) {
      this.sorter.note(meaning.wrong, given, false, field.key, meaning.facts);
    } else {
      const isWorded = kind || worded.includes(field.key) || field.isOption;
      if (isWorded && this.sorter.wish(given, textOf(entry.value))) return;
      const isLike = kind === 'resembles' && meaning.facts?.meant !== undefined;
      const isOther = kind && this.so.values.has(field.key);
      const wrong = isOther ? 'conflict' : isLike ? kind : meaning.wrong;
      this.sorter.note(wrong, given, true, field.key, meaning.facts);
      this.repair(field, entry.value);
    }
  }

  /** Whether a door lacks a field, or a value is of another: a number of colors names none. */
  private isElsewhere({ key, names }: Field, { value }: Entry): boolean {
    const { door, product } = this.so;
    const isCount = key === 'colors' && product.colorChange !== undefined;
    if (isCount && door.id === 'draft' && colorCount(value, this.so)) return true;
    return names[door.id] === undefined;
  }

  /** Whether a value stands for leaving its field out. */
  private isBlank({ key, names }: Field, { value, kind }: Entry): boolean {
    const { id, isJson } = this.so.door;
    const isList = isJson ? Array.isArray(value) && value.length === 0 : value === '[]';
    if (isList) return isJson ? !(key === 'titles' && names[id]) : kind !== undefined;
    const isOnly = this.sorter.entries.get(key)?.length === 1;
    return value === '' && !(isOnly && essential.includes(key));
  }

  private repair(field: Field, value: unknown): void {
    if (this.so.door.id !== 'link' || this.so.values.has(field.key)) return;
    const repaired = field.repair?.(value, this.so);
    if (repaired !== undefined) this.so.values.set(field.key, repaired);
  }

  private meaningOf(field: Field, { value, isDeclined }: Entry): Meaning<unknown> {
    return isDeclined ? this.otherChoice(field, textOf(value)) : field.meant(value, this.so);
  }

  /** The default if it isn't the declined choice, else the only other choice. */
  private otherChoice(field: Field, declined: string): Meaning<unknown> {
    const option = this.so.product.options.find(({ key }) => key === field.key);
    if (!option) return field.meant('no', this.so);
    const id = this.so.vocabulary.choice(this.so.product.id, option.key, declined)?.id;
    if (id !== option.default) return { value: option.default };
    const [other, ...more] = [...option.choices.keys()].filter((other) => other !== id);
    return other !== undefined && more.length === 0 ? { value: other } : { wrong: 'notAChoice' };
  }

  /** Keeps a value, and notes if it was said in other words or twice. */
  private keep(field: Field, { given, kind }: Entry, value: unknown): void {
    const { key } = field;
    const { values, door } = this.so;
    const facts = { meant: value };
    if (values.has(key)) {
      const isSame = textIn(field, values.get(key)) === textIn(field, value);
      this.sorter.note(isSame ? 'again' : 'conflict', given, !isSame, key, facts);
    } else {
      values.set(key, value);
      if (key === 'titles') this.compareTabs(value as readonly string[]);
      const isUnsure = kind === 'misspelled' || kind === 'resembles';
      if (kind) this.sorter.note(kind, given, isUnsure, key, facts);
      else if (!door.isJson && textIn(field, value) !== given.value) {
        this.sorter.note('reworded', given, false, key, facts);
      }
      if (key === 'colors') this.countColors(given, new Set(value as readonly string[]).size);
    }
  }

  private compareTabs({ length: count }: readonly string[]): void {
    const [said] = this.sorter.entries.get('tabs') ?? [];
    const tabs = this.so.values.get('tabs');
    if (said && tabs !== undefined && tabs !== count) {
      this.sorter.note('disagree', said.given, true, 'tabs', { count });
    }
  }

  /**
   * Reads a field of other doors: if it matters here, its value is read as usual.
   *
   * @returns whether it is done with.
   */
  private readElsewhere({ key }: Field, { given, value }: Entry): boolean {
    const { id, isJson } = this.so.door;
    if (key === 'colors' && id !== 'delivery') return this.readColorCount(given, value);
    if (!isJson) this.sorter.note('notHere', given, false, key);
    return !isJson;
  }

  /** Reads colors at a door that only counts them; returns whether they are done with. */
  private readColorCount(given: Given, value: unknown): boolean {
    const { product, vocabulary, door } = this.so;
    const number = colorCount(value, this.so);
    const words = colorWords(value, this.so) ?? [];
    const idOf = (word: string) => vocabulary.color(product.id, word);
    const unknown = words.filter((word) => !idOf(word));
    if (this.sorter.wish(given, unknown.slice(0, maxReported).join(' '))) return true;
    const isCounted = product.colorChange !== undefined && (number ?? words.length) > 0;
    if (isCounted && words.length === 1 && unknown.length === 1 && number === undefined) {
      if (door.id !== 'price') return false;
      this.sorter.note('notAColor', given, true, 'colors', { parts: words });
      return true;
    }
    const isWhole = words.length === 1 || words.length === this.so.tabs || unknown.length > 0;
    const isList = number !== undefined || !isWhole;
    if (door.id === 'quote' && !(isCounted && isList)) return false;
    const named = new Set(words.map((word) => idOf(word) ?? plainWord(word)));
    if (isCounted) this.countColors(given, number ?? named.size);
    else this.sorter.note('notHere', given, false, 'colors');
    return true;
  }

  /** Charges for distinct colors, if the product does. */
  private countColors(given: Given, count: number): void {
    const field = this.so.vocabulary.fields.byKey.get('colorChanges');
    if (!field || this.so.product.colorChange === undefined) return;
    const { entries } = this.sorter;
    const meaning = field.meant(count - 1, this.so);
    if ('wrong' in meaning) this.sorter.note(meaning.wrong, given, true, field.key, meaning.facts);
    if (!('value' in meaning)) return;
    const changes = meaning.value as number;
    const [said] = entries.get('colorChanges') ?? [];
    const usual = this.so.door.id === 'link' ? 0 : undefined;
    const meantBySaid = said && this.meaningOf(field, said);
    const saidChanges = meantBySaid && 'value' in meantBySaid ? meantBySaid.value : usual;
    entries.delete('colorChanges');
    this.so.values.set('colorChanges', changes);
    if (saidChanges !== undefined && saidChanges !== changes) {
      const facts = { count: changes, meant: saidChanges };
      this.sorter.note('disagree', said?.given ?? given, true, 'colorChanges', facts);
    } else if (this.so.door.id === 'price') {
      const kind = said ? 'again' : changes === 0 ? 'notHere' : 'counted';
      const key = changes === 0 && !said ? 'colors' : 'colorChanges';
      this.sorter.note(kind, given, false, key, { meant: changes });
    }
  }
}

function ownWordsFirst(a: Entry, b: Entry): number {
  return Number(a.kind !== undefined) - Number(b.kind !== undefined);
}
