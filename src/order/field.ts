import table from '../book/names.json' with { type: 'json' };
import type { ProductId, TransitData } from '../book/schema.ts';
import type { DayKind, DayRefusal } from '../delivery/schedule.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import type { Day } from '../text/days.ts';
import { listed } from '../text/words.ts';
import type { Door, DoorId } from './doors.ts';
import type { Values } from './order.ts';

/** A name and its value as sent: text from a query, any JSON value from a tool. */
export interface Given {
  readonly name: string;
  readonly value?: unknown;
  /** Whether it was sent inside a map of options, or else of anything; top-level ones lack it. */
  readonly inside?: boolean;
}

/** The form of a field's values, as data: schemas are made of it. */
export type Shape =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'quantity'; readonly among: readonly number[] }
  | { readonly kind: 'choice'; readonly ids: readonly string[] }
  | { readonly kind: 'text'; readonly pattern?: RegExp }
  | { readonly kind: 'texts' | 'date' | 'flag' };

/** What can be wrong with a name or a value, whatever the field. */
export type Kind =
  | ('renamed' | 'misplaced' | 'choice' | 'reworded')
  | ('invalid' | 'conflict' | 'again' | 'empty' | 'elsewhere');

/** A value with the field that it belongs to. */
export interface Entry {
  /** The name and value as sent. */
  readonly given: Given;
  readonly field: Field;
  readonly value: unknown;
  /** Why it isn't in the door's own words; `undefined` if it is. */
  readonly how?: 'renamed' | 'misplaced' | 'choice' | undefined;
  /** The word of the choice that is its name: `collated: true`. */
  readonly choice?: string | undefined;
  /** How to write the value instead, or what is used instead. */
  readonly use?: string | undefined;
}

/** Answers a name that is no field; `undefined` if it can't. */
export type Answer = (given: Given, context: Context) => Partial<Problem> | undefined;

/** What a door knows besides the request. */
export interface Surroundings {
  /** Where ground service goes, if the door asks for a ZIP code. */
  readonly transit?: TransitData | undefined;
  /** Returns why a day can't be asked for, if it can't; only if the door knows the time. */
  readonly refusalOfDay?: (kind: DayKind, day: Day) => DayRefusal | undefined;
  /** What the door says of a problem; empty if nothing. */
  readonly say?: (kind: Kind, entry: Entry, context: Context) => string;
  /** Returns what answers a name that is no field, if a table does. */
  readonly answerFor?: (name: string) => Answer | undefined;
  /** The product of the page, for links. */
  readonly page?: ProductId | undefined;
}

/** What is known while a request is read. */
export interface Context extends Surroundings {
  readonly catalog: Catalog;
  readonly door: Door;
  /** The product that was named, or the likeliest one. */
  product: PricedProduct;
  readonly values: Values;
  /** Returns whether the request names a field. */
  readonly names: (key: string) => boolean;
}

/** What is wrong with a request. The message alone is enough to correct it. */
export interface Problem {
  readonly message: string;
  readonly code: 'missing' | 'unknown' | 'invalid' | 'conflict' | 'by_quote';
  /** The parameter at fault, by the name used in the request. */
  readonly parameter?: string | undefined;
  /** Valid values, if they form a list. */
  readonly validValues?: readonly (string | number)[] | undefined;
  /** Where to request a quote for something priced by quote only, or to ask about it. */
  readonly quoteForm?: string | undefined;
  /** Whether it changes nothing: tools skip it. */
  readonly isIdle?: boolean;
  /** The key of the field that has a wrong value. */
  readonly about?: string | undefined;
  /** What a link's page says to a buyer instead. */
  readonly buyers?: string;
}

/**
 * What a value sets, or what is wrong with it. Without a message of its own: what the field accepts,
 * and `more`.
 */
export interface Parsed extends Partial<Problem> {
  readonly set?: Values;
  readonly more?: string | false | undefined;
  /** What a link sets instead, and what its page calls that, if not as written. */
  readonly instead?: Values | undefined;
  readonly used?: string | undefined;
}

/** One thing that a buyer can say: everything about it is here. */
export interface Field extends Named {
  /** Its name in this table: an option's key, or a word of its own. */
  readonly key: string;
  readonly shape: Shape;
  readonly isOption?: true;
  /** Reads any form that has one meaning. */
  parse(raw: unknown, context: Context): Parsed;
  /** The value in a link or query; empty or `undefined` if it is the usual one. */
  write(values: Values): string | undefined;
  /** What it accepts, as a phrase after "Send", if the shape doesn't say. */
  accepts?(context: Context): string;
  /** What the HTTP API's price says of it, if it has no such parameter and the table has no text. */
  atPriceOf?(context: Context, name: string): string;
}

/** What the table of names says of a field: a word means something only if it is there. */
interface Named {
  /** Its name at each door that has it; `#zip` is `zip` in a link's fragment. */
  readonly names: Readonly<Partial<Record<DoorId, string>>>;
  readonly alsoCalled: readonly string[];
  /** Names that count one more than it does. */
  readonly oneMore?: readonly string[];
  /** What may follow the digits of a count. */
  readonly units?: readonly string[];
  /** What a buyer calls it, if it isn't its name in links. */
  readonly label?: string;
  /** What the HTTP API's price says if it has no such parameter, with placeholders. */
  readonly atPrice?: string;
}

const rows: Readonly<Record<string, Partial<Named>>> = table;

const text: Shape = { kind: 'text' };

/** What the table says of a field; it is a text unless its field says otherwise. */
export function named(key: string) {
  return { key, names: {}, alsoCalled: [], shape: text, ...rows[key] };
}

/** What a door calls the name of something sent. */
export function nounOf({ isJson }: Door, { inside }: Given): string {
  return inside ? 'option' : isJson ? 'argument' : 'parameter';
}

/** A value in the door's syntax: `sets=25`, `sets: 25`. */
export function sending({ isJson }: Door, name: string, value: string | number): string {
  return isJson ? `${name}: ${JSON.stringify(value)}` : `${name}=${value}`;
}

/** A choice in the door's syntax: `punch=3hole`, `options: {"punch":"3hole"}`. */
export function inOptions({ isJson }: Door, key: string, id: string): string {
  return isJson ? `options: ${JSON.stringify({ [key]: id })}` : `${key}=${id}`;
}

/** What a field accepts, as a phrase after "Send"; empty for any text. */
export function acceptedBy(field: Field, context: Context): string {
  const { shape } = field;
  if (field.accepts) return field.accepts(context);
  if (shape.kind === 'integer') return `a whole number from ${shape.min} to ${shape.max}`;
  if (shape.kind === 'flag') return 'true or false';
  if (shape.kind === 'date') return 'a real date written as YYYY-MM-DD';
  const values = (valuesOf(field, context.product) ?? []).map(String);
  return shape.kind === 'quantity' ? `one of ${values.join(', ')}` : listed(values, 'or');
}

/** The values that a product offers, if they form a list. */
export function valuesOf({ shape, key, isOption }: Field, product: PricedProduct) {
  if (shape.kind === 'quantity') return product.quantities;
  if (shape.kind !== 'choice') return undefined;
  const option = product.options.find((option) => option.key === key);
  return isOption ? option && [...option.choices.keys()] : shape.ids;
}
