import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { quoteFormUrl } from '../pricing/catalog.ts';
import { coded, maxReported, shown } from '../text/echo.ts';
import type { Door } from './doors.ts';
import type { Field, Note } from './field.ts';
import { textIn } from './link.ts';
import { aboutDelivery } from './sentences/delivery.ts';
import { aboutNames } from './sentences/names.ts';
import { aboutTitles } from './sentences/titles.ts';
import { aboutValues } from './sentences/values.ts';
import { vocabularyOf } from './vocabulary.ts';
import { textOf } from './words.ts';

/** What is wrong, in words. The message alone is enough to correct it. */
export interface Fault {
  readonly message: string;
  /** Valid values, if they form a list. */
  readonly validValues?: readonly (string | number)[] | undefined;
  /** Where to request a quote for something priced by quote only. */
  readonly quoteForm?: string | undefined;
}

/** Why a request is rejected. */
export interface Problem extends Fault {
  /** What kind of mistake it is; for counting, not published. */
  readonly kind?: NoteKind;
  /** The parameter at fault, by the name used in the request. */
  readonly parameter?: string | undefined;
}

/** A note with what its sentence needs. */
export type Told = Readonly<ReturnType<typeof tell>>;

/** A sentence; a fault if the valid values aren't those of the note, or it leads to the quote form. */
export type Sentence = (told: Told) => string | Fault;

// Marked as pure: browsers, which only read links, then load none of them.
const sentences = /* @__PURE__ */ allSentences();

function allSentences() {
  return { ...aboutNames, ...aboutTitles, ...aboutValues, ...aboutDelivery };
}

/** What can be said about a part of a request: each kind has its sentence. */
export type NoteKind = keyof typeof sentences;

/**
 * The sentences about the notes on a request: at most ten are made, however many notes there are.
 *
 * @param product that the request was checked against.
 */
export function problemsOf(
  catalog: Catalog,
  door: Door,
  product: PricedProduct,
  notes: readonly Note[],
): Problem[] {
  const unknown = notes.find(({ kind }) => kind === 'unknown');
  const kept = notes.filter((note) => note.kind !== 'unknown' || note === unknown);
  return kept.slice(0, maxReported + 1).map((note) => {
    const { kind, facts } = note;
    const told = tell(catalog, door, product, note);
    const sentence: Sentence = sentences[kind];
    const said = sentence(told);
    const fault = typeof said === 'string' ? { message: said } : said;
    const parameter = note.name || told.own || undefined;
    const isOwn = parameter === told.own;
    return { kind, parameter, validValues: isOwn ? told.valid : facts.valid, ...fault };
  });
}

function tell(catalog: Catalog, door: Door, product: PricedProduct, note: Note) {
  const vocabulary = vocabularyOf(catalog);
  const field = note.key === undefined ? undefined : vocabulary.fields.byKey.get(note.key);
  const own = field?.names[door.id] ?? note.key ?? '';
  return {
    ...note.facts,
    note,
    catalog,
    vocabulary,
    door,
    product,
    field,
    /** The name as sent, for a message. */
    name: coded(note.name || own),
    /** The field's name at this door. */
    own,
    /** The value as sent, quoted and cut short. */
    sent: shown(textOf(note.value)),
    /** The values that are valid here, if they form a list. */
    valid: note.facts.valid ?? (field && valuesOf(field, product)),
    /** The understood value in the door's syntax: `sets=25`, `sets: 25`. */
    use: (value: unknown) => (field ? written(door, field, own, value) : own),
    /** A choice of any option in the door's syntax. */
    choose: (key: string, id: string) =>
      written(door, vocabulary.fields.byKey.get(key) as Field, key, id),
    quoteForm: quoteFormUrl(catalog),
  };
}

/** The values of a field that a product offers, if they form a list. */
function valuesOf({ key, shape }: Field, product: PricedProduct) {
  if (shape.kind === 'quantity') return product.quantities;
  if (shape.kind !== 'choice') return undefined;
  const option = product.options.find((option) => option.key === key);
  return option ? [...option.choices.keys()] : shape.ids;
}

/**
 * A value in a door's syntax: `sets=25`, `sets: 25`, `options: {"punch":"3hole"}`; only the name if
 * it is long.
 */
function written(door: Door, field: Field, name: string, value: unknown): string {
  if (door.isJson && field.isOption) return `options: ${JSON.stringify({ [field.key]: value })}`;
  const text = door.isJson
    ? `${name}: ${JSON.stringify(value)}`
    : `${name}=${textIn(field, value)}`;
  return text.length > 200 ? name : text;
}
