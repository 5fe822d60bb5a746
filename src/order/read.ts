import type { Build } from '../pricing/build.ts';
import { notOffered } from '../pricing/build.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { type DoorId, doors } from './doors.ts';
import type { Facts, Given, Note, Surroundings } from './field.ts';
import { fittingProducts } from './fields/options.ts';
import { writeFields } from './link.ts';
import { buildOf, type Order, orderOfValues } from './order.ts';
import { orderQuery } from './path.ts';
import { type NoteKind, type Problem, problemsOf } from './problems.ts';
import { type Understanding, understand } from './understand.ts';
import { vocabularyOf } from './vocabulary.ts';

/** What a request asks for. */
interface Asked {
  /** Of a question about dates, only the product, its options and the delivery are known. */
  readonly order: Order;
  readonly allQuantities: boolean;
  /** Whether the request names an option, at whatever choice. */
  readonly names: (option: string) => boolean;
  /** The day on which the proof is approved, an ISO date. */
  readonly approve?: string | undefined;
}

export type Reading =
  | { readonly ok: true; readonly asked: Asked }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      /** The whole request, corrected, if nothing but its words was wrong. */
      readonly corrected?: string | undefined;
    };

/** Is told every reading of an order, for counting. */
export type HearOrder = (door: 'price' | 'quote' | 'draft', reading: Reading) => void;

/** What each door needs; a link's page fills in what it lacks. */
const required: Readonly<Record<DoorId, readonly string[]>> = {
  price: ['product', 'tabs', 'sets'],
  delivery: ['zip'],
  quote: ['product', 'tabs', 'sets'],
  draft: ['product', 'titles', 'sets'],
  link: [],
};

/**
 * Reads a request, or returns every problem. The HTTP API accepts only its own names and forms, the
 * tools whatever has one meaning.
 */
export function readOrder(
  catalog: Catalog,
  id: 'price' | 'delivery' | 'quote' | 'draft',
  given: readonly Given[],
  surroundings?: Surroundings,
): Reading {
  const reading = understand(catalog, doors[id], given, surroundings);
  const { values, product } = reading;
  const build = buildOf(product, values);
  const judged = [
    ...missingNotes(catalog, id, reading),
    ...offeredNotes(product, build),
    ...linkNotes(catalog, build),
  ];
  const isByQuote = reading.notes.some(({ kind }) => kind === 'byQuote' || kind === 'tooMany');
  const notes = isByQuote ? reading.notes : [...reading.notes, ...judged];
  const refusing = notes.filter(({ refused }) => refused);
  const reported = doors[id].isJson ? refusing : notes;
  if (reported.length > 0) {
    const { all } = vocabularyOf(catalog).fields;
    const problems = problemsOf(catalog, doors[id], product, reported);
    if (refusing.length > 0) return { ok: false, problems };
    const corrected = writeFields(all, id, ({ key }) => values.get(key));
    return { ok: false, problems, corrected };
  }
  const asked = {
    order: orderOfValues(build, values),
    allQuantities: values.get('allQuantities') === true,
    names: (option: string) => values.has(option),
    approve: values.get('approve') as string | undefined,
  };
  return { ok: true, asked };
}

function missingNotes(catalog: Catalog, id: DoorId, reading: Understanding): Note[] {
  const { values, notes } = reading;
  const has = (key: string) =>
    values.has(key) || notes.some((note) => note.refused && note.key === key);
  const keys = required[id].filter((key) => !has(key) && !(key === 'tabs' && has('titles')));
  const missing = keys.map((key) => {
    const valid = key === 'product' ? fittingProducts(catalog, [...values.keys()]) : undefined;
    return noteAbout('missing', key, valid && { valid });
  });
  // Dates depend on where the order goes.
  const dated = has('zip') || required[id].includes('zip') ? [] : ['neededBy', 'approve'];
  const needing = dated.filter((key) => values.has(key)).map((key) => noteAbout('needsZip', key));
  return [...missing, ...needing];
}

/** A note about something that the request doesn't say. */
function noteAbout(kind: NoteKind, key: string, facts: Facts = {}): Note {
  return { kind, name: '', key, refused: true, facts };
}

/** Some choices go only with others. */
export function offeredNotes(product: PricedProduct, { options }: Build): Note[] {
  return notOffered(product, options).map(({ option, id }) =>
    noteAbout('notOffered', option, { meant: id }),
  );
}

function linkNotes(catalog: Catalog, build: Build): Note[] {
  if (!build.titles) return [];
  const max = catalog.book.limits.queryLengthMax;
  const count = orderQuery(catalog.products[build.product], build).length;
  return count > max ? [noteAbout('linkTooLong', 'titles', { count, max })] : [];
}
