import type { ProductId, TransitData } from '../book/schema.ts';
import type { DayKind, DayRefusal } from '../delivery/schedule.ts';
import type { Body } from '../layout/body.ts';
import type { TitleFont, TypeStyle } from '../layout/fonts.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import type { Day } from '../text/days.ts';
import { shown } from '../text/echo.ts';
import { listed } from '../text/words.ts';
import type { Door, DoorId } from './doors.ts';
import type { Hint } from './hints.ts';
import type { Delivery, Job, Order } from './order.ts';
import { phrases, textOf } from './words.ts';

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

/** What a door knows besides the request. */
export interface Surroundings {
  /** Where ground service goes, if the door asks for a ZIP code. */
  readonly transit?: TransitData | undefined;
  /** Returns why a day can't be asked for, if it can't; only if the door knows the time. */
  readonly refusalOfDay?: (kind: DayKind, day: Day) => DayRefusal | undefined;
  /** Returns what to say of a plain word that names no field; links say nothing of them. */
  readonly hintFor?: (word: string) => Hint | undefined;
  /** The product of the page, for links. */
  readonly page?: ProductId | undefined;
}

type Writable<Parts> = { -readonly [Part in keyof Parts]: Parts[Part] };

/** What a request says, as far as it could be read. */
export interface Values extends Partial<Writable<Job & Delivery>> {
  product?: ProductId;
  tabs?: number;
  sets?: number;
  titles?: readonly string[];
  /** Choice ids by option key, of the product's own options. */
  readonly options: Record<string, string>;
  colorChanges?: number;
  /** Each tab's color id. */
  colors?: readonly string[];
  /** The number of distinct colors named, whether or not each tab has one. */
  colorCount?: number;
  cut?: number;
  font?: TitleFont;
  type?: Omit<TypeStyle, 'font'>;
  body?: string;
  artwork?: Body['artwork'];
  approve?: string;
  allQuantities?: boolean;
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

export type ProblemCode = 'missing' | 'unknown' | 'invalid' | 'conflict' | 'by_quote';

/** What is wrong, in a sentence that is enough to correct it. */
export interface Fault {
  readonly say: string;
  readonly code?: ProblemCode;
  readonly quoteForm?: string | undefined;
  /** Valid values, if they form a list and aren't the field's own. */
  readonly validValues?: readonly (string | number)[] | undefined;
  /** Whether it changes nothing: tools skip it. */
  readonly isIdle?: boolean;
}

/**
 * A value, or what is wrong with it and what a link shows instead, in words if not as written.
 * Without a sentence of its own it says what the field accepts, and then `more`.
 */
export type Parsed<Value> =
  | { readonly value: Value }
  | (Partial<Fault> & {
      readonly more?: string | false | undefined;
      readonly instead?: Value | undefined;
      readonly used?: string;
    });

/** One thing that a buyer can say: everything about it is here. */
interface FieldOf<Value> extends Omit<Named, 'alsoCalled'> {
  /** Its other names, as phrases separated by commas or as a list. */
  readonly alsoCalled: string | readonly string[];
  /**
   * Reads any form that has one meaning.
   *
   * @param use a value in the door's syntax: `sets=25`, `sets: 25`.
   */
  parse(raw: unknown, context: Context, use: (value: Value) => string): Parsed<Value>;
  /** Stores a value that was read, if that is more than putting it under its key. */
  put?(values: Values, value: Value, context: Context): void;
  /** The value of an order; `undefined` if it is the usual one. An order may have none at all. */
  of?(order: Order, product: PricedProduct): Value | undefined;
  /** The value in a link or query, if `String` doesn't give the form that documents show. */
  write?(value: Value): string;
  /** What it accepts, as a phrase after "Send", if the shape doesn't say. */
  accepts?(context: Context): string;
  /** What the HTTP API's price says of it if it has no such parameter. */
  elsewhere?(name: string, context: Context): string;
}

interface Named {
  /** Its name in this table: an option's key, or a word of its own. */
  readonly key: string;
  /** Its name at each door that has it; `#zip` is `zip` in a link's fragment. */
  readonly names: Readonly<Partial<Record<DoorId, string>>>;
  readonly alsoCalled: readonly string[];
  readonly shape: Shape;
  readonly isOption?: true;
  /** What a buyer calls it, if it isn't its name in links. */
  readonly label?: string;
}

/** A value that was read, as a query has it and in the door's syntax. */
export interface Meant {
  readonly written: string;
  readonly use: string;
  readonly put: (values: Values) => void;
}

/** A field, whatever the type of its values. */
export interface Field extends Named {
  read(
    raw: unknown,
    context: Context,
  ): Meant | (Fault & { readonly instead?: Meant; readonly used?: string });
  /** The value of an order as a link has it; `undefined` if it is the usual one. */
  written(order: Order, product: PricedProduct): string | undefined;
  accepts(context: Context): string;
  elsewhere(name: string, context: Context): string;
  validValues(product: PricedProduct): readonly (string | number)[] | undefined;
}

/** A field for the table, with the type of its values put aside. */
export function field<Value>(of: FieldOf<Value>): Field {
  const { key, names, isOption, shape, alsoCalled, put, write = String } = of;
  const slot = key.replace('#', '');
  const use = (door: Door, value: Value) => {
    const name = names[door.id] ?? key;
    if (door.isJson && isOption) return inOptions(door, key, String(value));
    const text = door.isJson
      ? `${name}: ${JSON.stringify(value)}`
      : `${name}=${write(value).replaceAll('\n', '%0A')}`;
    return text.length > 200 ? name : text;
  };
  const meant = (value: Value, context: Context): Meant => ({
    written: write(value),
    use: use(context.door, value),
    put(values) {
      if (put) put(values, value, context);
      // Faster than `Reflect.set`: plain queries are read this way.
      else (values as unknown as Record<string, Value>)[slot] = value;
    },
  });
  const accepts = (context: Context) =>
    of.accepts?.(context) ?? acceptedBy(shape, valuesOf(shape, key, context.product));
  return {
    ...of,
    alsoCalled: typeof alsoCalled === 'string' ? phrases(alsoCalled) : alsoCalled,
    accepts,
    read(raw, context) {
      const parsed = of.parse(raw, context, (value) => use(context.door, value));
      if ('value' in parsed) return meant(parsed.value, context);
      const { instead, more, ...fault } = parsed;
      const name = (names[context.door.id] ?? key).replace('#', '');
      const say =
        fault.say ??
        `\`${name}\` must be ${accepts(context)}; you sent ${shown(textOf(raw))}.${more || ''}`;
      return { ...fault, say, ...(instead !== undefined && { instead: meant(instead, context) }) };
    },
    written(order, product) {
      const value = of.of?.(order, product);
      return value === undefined ? undefined : write(value);
    },
    elsewhere: (name, context) =>
      of.elsewhere?.(name, context) ??
      `${name} isn't part of a price. Remove ${name}; the designer takes it.`,
    validValues: (product) =>
      isOption && !(key in product.defaults) ? undefined : valuesOf(shape, key, product),
  };
}

/** A choice in the door's syntax: `punch=3hole`, `options: {"punch":"3hole"}`. */
export function inOptions({ isJson }: Door, key: string, id: string): string {
  return isJson ? `options: ${JSON.stringify({ [key]: id })}` : `${key}=${id}`;
}

/** The values that a product offers, if they form a list. */
function valuesOf(shape: Shape, key: string, { quantities, options }: PricedProduct) {
  if (shape.kind === 'quantity') return quantities;
  if (shape.kind !== 'choice') return undefined;
  const option = options.find((option) => option.key === key);
  return option ? [...option.choices.keys()] : shape.ids;
}

function acceptedBy(shape: Shape, values?: readonly (string | number)[]): string {
  if (shape.kind === 'quantity') return `one of ${values?.join(', ')}`;
  if (values) return listed(values.map(String), 'or');
  if (shape.kind === 'integer') return `a whole number from ${shape.min} to ${shape.max}`;
  if (shape.kind === 'flag') return 'true or false';
  return shape.kind === 'date' ? 'a real date written as YYYY-MM-DD' : '';
}
