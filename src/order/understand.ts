import type { ProductId } from '../book/schema.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { maxReported } from '../text/echo.ts';
import type { Door } from './doors.ts';
import type { Facts, Field, Given, Meaning, Note, Progress, Surroundings } from './field.ts';
import { colorCount, colorWords } from './fields/colors.ts';
import { fittingProducts } from './fields/options.ts';
import { textIn } from './link.ts';
import { tabsIn } from './order.ts';
import type { NoteKind } from './problems.ts';
import { type Entry, Sorter } from './sort.ts';
import { vocabularyOf } from './vocabulary.ts';
import { plainWord, textOf } from './words.ts';

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
  const sorter = new Sorter(vocabularyOf(catalog), door);
  sorter.sort(given);
  return new Understander(catalog, door, surroundings, sorter).read();
}

/** Fields whose values are words of the book, besides options. */
const worded = ['product', 'colors'];

/** Fields that can't be left out, or not by an empty value. */
const essential = ['product', 'tabs', 'sets', 'titles', 'zip', 'cut', 'colors'];

class Understander {
  private readonly so: Progress;
  private readonly sorter: Sorter;

  constructor(catalog: Catalog, door: Door, known: Surroundings, sorter: Sorter) {
    const vocabulary = vocabularyOf(catalog);
    const product = catalog.products[known.page ?? likelyProduct(catalog, sorter)];
    const values = new Map<string, unknown>();
    this.so = { catalog, vocabulary, door, product, tabs: undefined, values, ...known };
    this.sorter = sorter;
  }

  read(): Understanding {
    const { so } = this;
    const { entries, notes } = this.sorter;
    this.conclude();
    for (const field of so.vocabulary.fields.byReading) {
      const said = entries.get(field.key);
      if (!said) continue;
      for (const entry of said.toSorted(ownWordsFirst)) this.readEntry(entry);
      this.conclude();
    }
    const byQuote = notes.find(({ kind }) => kind === 'byQuote');
    const isOther = ({ kind, facts }: Note) =>
      kind === 'standard' && !facts.owners?.includes(so.product.id);
    const judged = notes.map((note) => (isOther(note) ? { ...note, refused: true } : note));
    return { values: so.values, notes: byQuote ? [byQuote] : judged, product: so.product };
  }

  /** What follows from the values so far: a link's page has its product, and some tabs in any case. */
  private conclude(): void {
    const { so } = this;
    const { products, book } = so.catalog;
    const named = so.values.get('product') as ProductId | undefined;
    if (named && !so.page) so.product = products[named];
    so.tabs = tabsIn(so.values) ?? (so.page && book.limits.tabsPerSet.default);
  }

  private note(kind: NoteKind, { field, given }: Entry, refused: boolean, facts?: Facts): void {
    this.sorter.note(kind, given, refused, field.key, facts);
  }

  private readEntry(entry: Entry): void {
    const { field, given, kind } = entry;
    if (this.isBlank(entry)) {
      // `&collated` alone may mean either.
      const isChoice = kind === 'choiceAsName' || kind === 'resembles';
      this.note('blank', entry, isChoice);
      return;
    }
    if (this.readElsewhere(entry)) return;
    const meaning = this.meaningOf(entry);
    if ('value' in meaning) this.keep(entry, meaning.value);
    else if (meaning.isIdle) this.note(meaning.wrong, entry, false, meaning.facts);
    else {
      const isWorded = kind || worded.includes(field.key) || field.isOption;
      if (isWorded && this.sorter.wish(given, textOf(entry.value))) return;
      const isLike = kind === 'resembles' && meaning.facts?.meant !== undefined;
      const isOther = kind && this.so.values.has(field.key);
      const wrong = isOther ? 'conflict' : isLike ? kind : meaning.wrong;
      this.note(wrong, entry, true, meaning.facts);
      const isFree = this.so.door.id === 'link' && !this.so.values.has(field.key);
      if (isFree && meaning.instead !== undefined) this.so.values.set(field.key, meaning.instead);
    }
  }

  /** Whether a value stands for leaving its field out. */
  private isBlank({ field: { key, names }, value, kind }: Entry): boolean {
    const { id, isJson } = this.so.door;
    const isList = isJson ? Array.isArray(value) && value.length === 0 : value === '[]';
    if (isList) return isJson ? !(key === 'titles' && names[id]) : kind !== undefined;
    const isOnly = this.sorter.entries.get(key)?.length === 1;
    return value === '' && !(isOnly && essential.includes(key));
  }

  private meaningOf({ field, value, isDeclined }: Entry): Meaning<unknown> {
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
  private keep(entry: Entry, value: unknown): void {
    const { field, given, kind } = entry;
    const { key } = field;
    const { values, door } = this.so;
    const facts = { meant: value };
    if (values.has(key)) {
      const isSame = textIn(field, values.get(key)) === textIn(field, value);
      this.note(isSame ? 'again' : 'conflict', entry, !isSame, facts);
      return;
    }
    values.set(key, value);
    if (key === 'titles') this.compareTabs(value as readonly string[]);
    const isUnsure = kind === 'misspelled' || kind === 'resembles';
    if (kind) this.note(kind, entry, isUnsure, facts);
    else if (!door.isJson && textIn(field, value) !== given.value) {
      this.note('reworded', entry, false, facts);
    }
    if (key === 'colors') this.countColors(given, new Set(value as readonly string[]).size);
  }

  private compareTabs({ length: count }: readonly string[]): void {
    const [said] = this.sorter.entries.get('tabs') ?? [];
    const tabs = this.so.values.get('tabs');
    if (said && tabs !== undefined && tabs !== count) this.note('disagree', said, true, { count });
  }

  /**
   * Reads what the door has no field for. Of a tool it is read as usual: it may matter here.
   *
   * @returns whether it is done with.
   */
  private readElsewhere(entry: Entry): boolean {
    const { key, names } = entry.field;
    const { id, isJson } = this.so.door;
    if (key === 'colors' && id !== 'delivery' && id !== 'link') return this.readColorCount(entry);
    if (isJson || names[id] !== undefined) return false;
    this.note('notHere', entry, false);
    return true;
  }

  /** Reads colors that are only counted; returns whether they are done with. */
  private readColorCount(entry: Entry): boolean {
    const { product, vocabulary, door, tabs } = this.so;
    const { given, value } = entry;
    const number = colorCount(value, this.so);
    const isCharged = product.colorChange !== undefined;
    // A draft takes the colors themselves: only a number of them names none.
    if (door.id === 'draft' && !(isCharged && number)) return false;
    const words = colorWords(value, this.so) ?? [];
    const idOf = (word: string) => vocabulary.color(product.id, word);
    const unknown = words.filter((word) => !idOf(word));
    if (this.sorter.wish(given, unknown.slice(0, maxReported).join(' '))) return true;
    const isOne = number === undefined && words.length === 1;
    const isWhole = number === undefined && (words.length === tabs || unknown.length > 0);
    const isCounted = isCharged && (number ?? words.length) > 0;
    if (door.isJson && (isOne || isWhole || !isCounted)) return false;
    if (!isCounted) this.note('notHere', entry, false);
    else if (isOne && unknown.length > 0) this.note('notAColor', entry, true, { parts: words });
    else {
      const named = new Set(words.map((word) => idOf(word) ?? plainWord(word)));
      this.countColors(given, number ?? named.size);
    }
    return true;
  }

  /** Charges for distinct colors, if the product does. */
  private countColors(given: Given, count: number): void {
    const { product, vocabulary, door, values } = this.so;
    const key = 'colorChanges';
    const field = vocabulary.fields.byKey.get(key);
    if (!field || product.colorChange === undefined) return;
    const meaning = field.meant(count - 1, this.so);
    if ('wrong' in meaning) {
      this.sorter.note(meaning.wrong, given, true, key, meaning.facts);
      return;
    }
    const changes = meaning.value;
    const [said] = this.sorter.entries.get(key) ?? [];
    const meantBySaid = said && this.meaningOf(said);
    const usual = door.id === 'link' ? 0 : undefined;
    const saidChanges = meantBySaid && 'value' in meantBySaid ? meantBySaid.value : usual;
    this.sorter.entries.delete(key);
    values.set(key, changes);
    if (saidChanges !== undefined && saidChanges !== changes) {
      const facts = { count: changes as number, meant: saidChanges };
      this.sorter.note('disagree', said?.given ?? given, true, key, facts);
    } else if (door.id === 'price') {
      const kind = said ? 'again' : changes === 0 ? 'notHere' : 'counted';
      this.sorter.note(kind, given, false, kind === 'notHere' ? 'colors' : key, { meant: changes });
    }
  }
}

/** The product that a request names, or one that has its options. */
function likelyProduct(catalog: Catalog, { entries }: Sorter): ProductId {
  const [named] = entries.get('product') ?? [];
  const meant = named && vocabularyOf(catalog).product(textOf(named.value));
  const [fitting = catalog.defaultProduct] = fittingProducts(catalog, [...entries.keys()]);
  return meant?.id ?? fitting;
}

function ownWordsFirst(a: Entry, b: Entry): number {
  return Number(a.kind !== undefined) - Number(b.kind !== undefined);
}
