import type { ProductId } from '../book/schema.ts';
import type { Build } from '../pricing/build.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { notOffered } from '../pricing/offered.ts';
import { type DoorId, doors } from './doors.ts';
import { exactBuild } from './exact.ts';
import type { Given, Note } from './field.ts';
import { fittingProducts } from './fields/options.ts';
import { queryOf } from './link.ts';
import { buildOf, type Order, optionsOf, orderOfValues, plainOrder } from './order.ts';
import { orderQuery, priceQuery } from './path.ts';
import { type Problem, problemsOf } from './problems.ts';
import { type Surroundings, type Understanding, understand } from './understand.ts';
import { vocabularyOf } from './vocabulary.ts';

/** What a request asks for. */
export interface Asked {
  readonly order: Order;
  readonly allQuantities: boolean;
  /** Whether the request names an option, at whatever choice. */
  readonly names: (option: string) => boolean;
  /** The day on which the proof is approved, an ISO date. */
  readonly approve?: string | undefined;
}

/** What a question about dates asks for. */
export interface AskedDates {
  readonly product: ProductId;
  readonly options: Readonly<Record<string, string>>;
  readonly zip: string;
  readonly neededBy: string | undefined;
  readonly approve: string | undefined;
}

export type Reading<Result> =
  | { readonly ok: true; readonly asked: Result }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      /** The whole request, corrected, if nothing but its words was wrong. */
      readonly corrected?: string | undefined;
    };

/** Is told every reading of an order, for counting. */
export type HearOrder = (door: 'price' | 'quote' | 'draft', reading: Reading<Asked>) => void;

/** What each door needs; a link's page fills in what it lacks. */
const required: Readonly<Record<DoorId, readonly string[]>> = {
  price: ['product', 'tabs', 'sets'],
  delivery: ['zip'],
  quote: ['product', 'tabs', 'sets'],
  draft: ['product', 'titles', 'sets'],
  link: [],
};

/**
 * Reads an order, or returns every problem. `price` accepts only its own names and forms; the
 * others accept whatever has one meaning.
 */
export function readOrder(
  catalog: Catalog,
  id: 'price' | 'quote' | 'draft',
  given: readonly Given[],
  surroundings?: Surroundings,
): Reading<Asked> {
  const exact = id === 'price' ? exactBuild(catalog, given) : undefined;
  if (exact) {
    const names = (option: string) => given.some(({ name }) => name === option);
    const order = { ...plainOrder, build: exact };
    return { ok: true, asked: { order, allQuantities: false, names } };
  }
  const reading = understand(catalog, doors[id], given, surroundings);
  const { values, product } = reading;
  const build = buildOf(product, values);
  const missing = [
    ...missingNotes(catalog, id, reading),
    ...zipNotes(reading),
    ...offeredNotes(product, build),
  ];
  const tooLong = missing.length === 0 ? linkNotes(catalog, build) : [];
  const notes = [...reading.notes, ...(isByQuote(reading) ? [] : [...missing, ...tooLong])];
  if (isAccepted(id, notes)) {
    const names = (option: string) => values.has(option);
    const order = orderOfValues(build, values);
    const approve = values.get('approve') as string | undefined;
    return {
      ok: true,
      asked: { order, allQuantities: values.get('allQuantities') === true, names, approve },
    };
  }
  return refused(catalog, id, product, notes, () => priceQuery(catalog, build));
}

/** Reads a question about dates, or returns every problem. */
export function readDates(
  catalog: Catalog,
  given: readonly Given[],
  surroundings: Surroundings,
): Reading<AskedDates> {
  const reading = understand(catalog, doors.delivery, given, surroundings);
  const { values, product } = reading;
  const missing = isByQuote(reading) ? [] : missingNotes(catalog, 'delivery', reading);
  const notes = [...reading.notes, ...missing];
  if (!isAccepted('delivery', notes)) {
    const { all } = vocabularyOf(catalog).fields;
    return refused(catalog, 'delivery', product, notes, () => queryOf(all, 'delivery', values));
  }
  const asked = {
    product: product.id,
    options: optionsOf(product, values),
    zip: values.get('zip') as string,
    neededBy: values.get('neededBy') as string | undefined,
    approve: values.get('approve') as string | undefined,
  };
  return { ok: true, asked };
}

function isAccepted(id: DoorId, notes: readonly Note[]): boolean {
  return doors[id].manner === 'strict' ? notes.length === 0 : !notes.some(({ refused }) => refused);
}

function refused(
  catalog: Catalog,
  id: DoorId,
  product: PricedProduct,
  notes: readonly Note[],
  query: () => string,
): { ok: false; problems: readonly Problem[]; corrected?: string } {
  const door = doors[id];
  const isOnlyWords = !notes.some(({ refused }) => refused);
  const reported = door.manner === 'strict' ? notes : notes.filter(({ refused }) => refused);
  const problems = problemsOf(catalog, door, product, reported);
  return { ok: false, problems, ...(isOnlyWords && { corrected: query() }) };
}

function isByQuote({ notes }: Understanding): boolean {
  return notes.some(({ kind }) => kind === 'byQuote' || kind === 'tooMany');
}

function missingNotes(catalog: Catalog, id: DoorId, reading: Understanding): Note[] {
  const { values, notes } = reading;
  const has = (key: string) =>
    values.has(key) || notes.some((note) => note.refused && note.key === key);
  const keys = required[id].filter((key) => !has(key) && !(key === 'tabs' && has('titles')));
  return keys.map((key) => {
    const valid = key === 'product' ? fittingProducts(catalog, [...values.keys()]) : undefined;
    const facts = valid ? { valid } : {};
    return { kind: 'missing', name: '', key, refused: true, facts };
  });
}

/** Dates depend on where the order goes. */
function zipNotes({ values, notes }: Understanding): Note[] {
  const hasZip = values.has('zip') || notes.some(({ key }) => key === 'zip');
  if (hasZip) return [];
  return ['neededBy', 'approve']
    .filter((key) => values.has(key))
    .map((key) => ({ kind: 'needsZip', name: '', key, refused: true, facts: {} }));
}

/** Some choices go only with others. */
export function offeredNotes(product: PricedProduct, { options }: Build): Note[] {
  return notOffered(product, options).map(({ option, id }) => ({
    kind: 'notOffered',
    name: '',
    key: option,
    refused: true,
    facts: { meant: id },
  }));
}

function linkNotes(catalog: Catalog, build: Build): Note[] {
  if (!build.titles) return [];
  const max = catalog.book.limits.queryLengthMax;
  const count = orderQuery(catalog, build).length;
  if (count <= max) return [];
  return [{ kind: 'linkTooLong', name: '', key: 'titles', refused: true, facts: { count, max } }];
}
