import { maxReported } from '../text/echo.ts';
import { type Door, namesMax } from './doors.ts';
import type { Facts, Field, Given, Note } from './field.ts';
import { isIdleHint } from './hints.ts';
import type { NoteKind } from './problems.ts';
import type { ChoiceNamed, Meant, Vocabulary } from './vocabulary.ts';
import { countOf, listOf, membersOf, phrases, plainWord, textOf, yesOrNo } from './words.ts';

/** A value with the field that it belongs to. */
export interface Entry {
  readonly field: Field;
  readonly given: Given;
  readonly value: unknown;
  /** Why it isn't in the door's own words; `undefined` if it is. */
  readonly kind?: NoteKind | undefined;
  /** Whether the value is a choice that is declined: `collated: false`. */
  readonly isDeclined?: boolean;
}

/** Names of a map of options. */
const optionsWords = phrases('options, option, choices, settings, extras, addons');

/** Names of a map of everything, or of what has names of its own. */
const wrappers = phrases(
  'arguments, args, input, params, parameters, request, build, order, quote, configuration, ' +
    'config, specs, delivery, shipping, address, shipto, shippingaddress, destination',
);

/** Values that decline something. */
const declining = ['', ...phrases('0, no, none, false, null, off, standard, default')];

/** Gathers a list that comes one by one, as `labels[]=A&labels[]=B` or `labels[0]=A`. */
function gathered(given: readonly Given[]): readonly Given[] {
  const byName = Map.groupBy(given, ({ name }) => name.replace(/\[\d*\]$/, '[]'));
  return [...byName].flatMap(([name, all]) =>
    name.endsWith('[]') && all.length > 1 ? { name, value: all.map(({ value }) => value) } : all,
  );
}

/** Finds the fields that the names of a request belong to. */
export class Sorter {
  readonly entries = new Map<string, Entry[]>();
  readonly notes: Note[] = [];
  private readonly vocabulary: Vocabulary;
  private readonly door: Door;
  private readonly seen = new Set<string>();
  private readonly unknown: string[] = [];

  constructor(vocabulary: Vocabulary, door: Door) {
    this.vocabulary = vocabulary;
    this.door = door;
  }

  /** Sorts a request. One with too many names isn't looked at; of a link its own names still are. */
  sort(given: readonly Given[]): void {
    const lists = gathered(given);
    const all = lists.length > namesMax ? lists : this.allOpened(lists);
    const count = all.length;
    const isTooMany = count > namesMax;
    if (isTooMany) this.note('tooMany', { name: '', value: '' }, true, undefined, { count });
    if (isTooMany && this.door.id !== 'link') return;
    const own = this.vocabulary.own(this.door);
    const known = isTooMany ? all.filter(({ name }) => own.has(name)) : all;
    for (const one of known.slice(0, namesMax)) this.place(one);
  }

  /** Notes a wish for something priced by quote only; returns whether it is one. */
  wish(given: Given, text: string): boolean {
    const entry = this.vocabulary.byQuote(text);
    if (entry) this.note('byQuote', given, true, undefined, { entry });
    return entry !== undefined;
  }

  note(kind: NoteKind, given: Given, refused: boolean, key?: string, facts: Facts = {}): void {
    this.notes.push({ ...given, kind, key, refused, facts });
  }

  /** The names and values of a request, with those in a map of options taken out of it. */
  private allOpened(given: readonly Given[]): Given[] {
    const own = this.vocabulary.own(this.door);
    const isSaid = ({ value }: Given) =>
      value !== null && value !== undefined && !(this.door.isJson && value === '');
    return given.filter(isSaid).flatMap((one) => (own.has(one.name) ? one : this.opened(one)));
  }

  private opened(given: Given): Given[] {
    const { name, value } = given;
    const [, outer = name, bracketed, dotted] =
      /^(\w{1,20})(?:\[(\w{1,40})\]|\.(\w{1,40}))$/.exec(name) ?? [];
    const key = bracketed ?? dotted;
    const word = plainWord(outer);
    const isWrapper = wrappers.includes(word) && membersOf(value) !== undefined;
    if (!optionsWords.includes(word) && !isWrapper) return [given];
    return key === undefined ? this.openedOptions(given) : [{ name: key, value, inside: true }];
  }

  /** Opens a map, and a map of options in it, but no deeper. */
  private openedOptions(given: Given): Given[] {
    const members = membersOf(given.value);
    if (members) {
      const inside = optionsWords.includes(plainWord(given.name));
      const inner = members.map(([name, value]) => ({ name, value, inside }));
      return given.inside !== undefined ? inner : inner.flatMap((one) => this.opened(one));
    }
    const text = typeof given.value === 'string' ? given.value.split(/[,;]/) : undefined;
    const list = listOf(given.value)?.map(textOf) ?? text;
    const words = list?.filter((word) => word.trim() !== '').slice(0, namesMax);
    const choices = words?.flatMap((word) => this.vocabulary.choiceNamed(word) ?? []);
    const sure = choices?.filter(({ isSure }) => isSure) ?? [];
    if (sure.length === words?.length) {
      return sure.map(({ option, word }) => ({ name: option, value: word, inside: true }));
    }
    if (!this.wish(given, textOf(given.value))) this.note('notOptions', given, true, 'options');
    return [];
  }

  private place(given: Given): void {
    const { vocabulary, door } = this;
    const { name, value } = given;
    const isNested = given.inside !== undefined;
    const id = isNested ? `${name} inside` : name;
    const own = vocabulary.own(door).get(name);
    const named = name.startsWith('#') ? undefined : vocabulary.name(name);
    const meant = own ? { field: own } : named;
    if (this.seen.has(id)) {
      this.note('twice', given, true, meant && 'field' in meant ? meant.field.key : undefined);
    } else if (own) {
      const isInPlace = isNested === (door.isJson && own.isOption === true);
      this.add({ field: own, given, value, kind: isInPlace ? undefined : 'misplaced' });
    } else this.placeMeant(given, meant);
    this.seen.add(id);
  }

  private placeMeant(given: Given, meant: Meant | undefined): void {
    const { value } = given;
    if (!meant) this.placeLike(given);
    else if ('entry' in meant) this.placeByQuote(given, meant.entry);
    else if ('hint' in meant) {
      this.note('hint', given, !isIdleHint(meant.hint, value), undefined, { reason: meant.hint });
    } else if ('option' in meant) this.placeChoice(given, meant);
    else {
      const count = meant.oneMore ? countOf(value)?.number : undefined;
      const { field } = meant;
      // Only `labels` can be a single title that looks like a list.
      const titles = (field.key === 'titles' && listOf(value)) || [];
      const read = titles.length > 0 ? titles : value;
      this.add({ field, given, value: count ? count - 1 : read, kind: 'renamed' });
    }
  }

  /** A name like a known one is understood, but never silently. */
  private placeLike(given: Given): void {
    const isFew = this.unknown.length < maxReported && !given.name.startsWith('#');
    const text = textOf(given.value);
    // `industry: legal` isn't a sheet.
    const isSheet = this.vocabulary.byQuote(text)?.standard !== undefined && !/\d/.test(text);
    if (isFew && !isSheet && this.wish(given, text)) return;
    const field = isFew ? this.vocabulary.likeName(given.name) : undefined;
    if (field) this.add({ field, given, value: given.value, kind: 'misspelled' });
    else {
      this.unknown.push(given.name);
      this.note('unknown', given, true, undefined, { names: this.unknown });
    }
  }

  /** Reads `collated: true` as the choice it names. */
  private placeChoice(given: Given, { option, word, isSure }: ChoiceNamed): void {
    const field = this.vocabulary.fields.byKey.get(option) as Field;
    const wanted = given.value === '' ? undefined : yesOrNo(given.value);
    const value = wanted === undefined ? given.value : word;
    const kind = isSure || wanted === false ? 'choiceAsName' : 'resembles';
    this.add({ field, given, value, kind, isDeclined: wanted === false });
  }

  private placeByQuote(given: Given, entry: NonNullable<Facts['entry']>): void {
    const lengths = listOf(given.value) ?? membersOf(given.value)?.map(([, length]) => length);
    const text = lengths ? lengths.map(textOf).join('x') : textOf(given.value);
    const plain = plainWord(text);
    const product = this.vocabulary.fields.byKey.get('product') as Field;
    const owners = this.vocabulary.withSheet(entry, text);
    if (declining.includes(plain || text.trim())) this.note('declined', given, false);
    else if (owners.length > 0) this.note('standard', given, false, undefined, { owners });
    else if (this.vocabulary.product(plain)?.id === plain && !this.vocabulary.byQuote(text)) {
      this.add({ field: product, given, value: plain, kind: 'renamed' });
    } else if (/format$/i.test(given.name) && !/\d/.test(text) && !this.vocabulary.byQuote(text)) {
      this.note('declined', given, true);
    } else this.note('byQuote', given, true, undefined, { entry });
  }

  private add(entry: Entry): void {
    const { key } = entry.field;
    this.entries.set(key, [...(this.entries.get(key) ?? []), entry]);
  }
}
