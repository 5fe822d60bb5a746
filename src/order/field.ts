import type { ProductId, QuoteOnlyData, TransitData } from '../book/schema.ts';
import type { Refusal } from '../delivery/destination.ts';
import type { DayKind, DayRefusal } from '../delivery/schedule.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import type { Day } from '../text/days.ts';
import type { Door, DoorId } from './doors.ts';
import type { Order } from './order.ts';
import type { NoteKind } from './problems.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A name and its value as sent: text from a query, any JSON value from a tool. */
export interface Given {
  readonly name: string;
  readonly value?: unknown;
  /** Whether it was sent inside a map of options, or else of anything; top-level ones lack it. */
  readonly inside?: boolean;
}

/** The form of a field's values, as data: browsers load it. Schemas are made of it. */
export type Shape =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'quantity'; readonly among: readonly number[] }
  | { readonly kind: 'choice'; readonly ids: readonly string[] }
  | { readonly kind: 'text'; readonly pattern?: RegExp }
  | { readonly kind: 'texts' }
  | { readonly kind: 'date' }
  | { readonly kind: 'flag' };

/** What a door knows besides the request. */
export interface Surroundings {
  /** Where ground service goes, if the door asks for a ZIP code. */
  readonly transit?: TransitData | undefined;
  /** Returns why a day can't be asked for, if it can't; only if the door knows the time. */
  readonly refusalOfDay?: (kind: DayKind, day: Day) => DayRefusal | undefined;
  /** The product of the page, for links. */
  readonly page?: ProductId | undefined;
}

/** What is known while a request is read. */
export interface SoFar extends Surroundings {
  readonly catalog: Catalog;
  readonly vocabulary: Vocabulary;
  readonly door: Door;
  /** The product that was named, or the likeliest one. */
  readonly product: PricedProduct;
  /** Tabs in a set, if known. */
  readonly tabs: number | undefined;
  /** Values by field key, as far as they were understood. */
  readonly values: ReadonlyMap<string, unknown>;
}

/** The same, while it is being read. */
export interface Progress extends SoFar {
  product: PricedProduct;
  tabs: number | undefined;
  readonly values: Map<string, unknown>;
}

/** One thing that a buyer can say. */
export interface Field<Value = unknown> {
  /** Its name in this table: an option's key, or a word of its own. */
  readonly key: string;
  /** Its name at each door that has it; `#zip` is `zip` in a link's fragment. */
  readonly names: Readonly<Partial<Record<DoorId, string>>>;
  readonly alsoCalled: readonly string[];
  readonly shape: Shape;
  /** Reads any form that has one meaning, or tells what is wrong. */
  meant(value: unknown, so: SoFar): Meaning<Value>;
  /** Whether it is an option of products. */
  readonly isOption?: true;
  /** The value in a link or query, if `String` doesn't give the form that documents show. */
  write?(value: Value): string;
  /** The value of an order; `undefined` if it is the usual one. An order may have none at all. */
  of?(order: Order, product: PricedProduct): Value | undefined;
}

export type Meaning<Value> =
  | { readonly value: Value }
  | {
      readonly wrong: NoteKind;
      readonly facts?: Facts;
      /** Whether it changes nothing here. */
      readonly isIdle?: boolean;
      /** The nearest possible value, for links; `undefined` for the usual one. */
      readonly instead?: Value | undefined;
    };

/** Something about a request other than its plain meaning. */
export interface Note extends Given {
  readonly kind: NoteKind;
  /** The field it is about. */
  readonly key?: string | undefined;
  /** Whether every reader refuses it; otherwise only a strict one does. */
  readonly refused: boolean;
  readonly facts: Facts;
}

/** What a sentence about a note needs to know. */
export interface Facts {
  /** The understood or likeliest value. */
  readonly meant?: unknown;
  /** The values that are valid here, if they aren't the field's own. */
  readonly valid?: readonly (string | number)[];
  /** The products that have it. */
  readonly owners?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly count?: number;
  readonly tabs?: number | undefined;
  /** The other name in use, or the other field. */
  readonly other?: string | undefined;
  /** Titles, counted from 1. */
  readonly which?: readonly number[];
  readonly parts?: readonly string[];
  readonly entry?: QuoteOnlyData;
  /** All unknown names, of which the first note speaks. */
  readonly names?: readonly string[];
  readonly reason?: string;
  readonly refusal?: Refusal;
  readonly priceAt?: ((sets: number) => number) | undefined;
}
