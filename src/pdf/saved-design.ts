import { fragmentOf } from '../design/address.ts';
import type { Derived } from '../design/derive.ts';
import { buildOf } from '../design/design.ts';
import { counted } from '../text/counts.ts';

/** The format name and version in the JSON of a saved design. */
const savedFormat = 'tabquote-design';
const savedVersion = 1;

/** The name of the attached file. */
export const savedName = 'design.json';

/**
 * A design as attached to a PDF. It uses the form of an order link, so that one parser handles
 * both.
 */
type SavedDesign = Readonly<ReturnType<typeof saved>>;

function saved(derived: Derived) {
  const { catalog, design, quote } = derived;
  return {
    format: savedFormat,
    version: savedVersion,
    product: design.product as string,
    sets: design.sets,
    /** The choice for every option, defaults included. */
    options: design.options,
    colorChanges: buildOf(catalog, design).colorChanges,
    /** One per tab; empty for a blank tab. */
    titles: design.titles,
    /** The fragment of an order link: cut, colors and everything else without a price. */
    look: fragmentOf(catalog, design),
    /** The total in cents when it was saved. */
    totalCents: quote.totalCents,
  };
}

/** The JSON attached to a design's PDFs. */
export function savedDesign(derived: Derived): string {
  return JSON.stringify(saved(derived), null, 1);
}

/** A saved design as far as it could be read; at least its titles. */
export interface ReadDesign extends Partial<SavedDesign> {
  readonly titles: readonly string[];
  /** What couldn't be read, in words. */
  readonly lost: readonly string[];
}

/** Parses the JSON attached to a PDF, or says why it isn't a design that can be opened. */
export function parseSaved(json: string): ReadDesign | 'foreign' | 'newer' | 'damaged' {
  let value: Partial<Record<keyof SavedDesign, unknown>> | null;
  try {
    value = JSON.parse(json);
  } catch {
    return 'foreign';
  }
  if (value?.format !== savedFormat) return 'foreign';
  const { version, titles, options } = value;
  if (!isCount(version) || !Array.isArray(titles) || titles.length === 0) return 'damaged';
  if (Number(version) > savedVersion) return 'newer';
  const isSound = ([name, [, accepts]]: (typeof settings)[number]) => accepts(value[name]);
  const unreadable = titles.filter((title) => !isText(title)).length;
  return {
    ...Object.fromEntries(settings.filter(isSound).map(([name]) => [name, value[name]])),
    options: Object.fromEntries(
      options instanceof Object ? Object.entries(options).filter(isChoice) : [],
    ),
    titles: titles.map((title) => (isText(title) ? title : '')),
    lost: [
      ...(unreadable > 0 ? [counted(unreadable, 'title')] : []),
      ...settings.filter((setting) => !isSound(setting)).map(([, [words]]) => words),
    ],
  };
}

type Setting = readonly [words: string, accepts: (value: unknown) => boolean];

/** What a saved design has besides its titles: in words, and whether a value can be read. */
const settings = Object.entries({
  product: ['the product', isText],
  sets: ['the number of sets', isCount],
  options: [
    'the options',
    (value) => value instanceof Object && Object.entries(value).every(isChoice),
  ],
  colorChanges: ['the number of colors', isCount],
  look: ['the cut, the colors and what is printed', isFragment],
  totalCents: ['the total', isCount],
} satisfies Partial<Record<keyof SavedDesign, Setting>>) as [keyof SavedDesign, Setting][];

function isChoice(entry: [string, unknown]): entry is [string, string] {
  return isText(entry[1]);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** A fragment of ours has at most half as many characters. */
const longestFragment = 60_000;

function isFragment(value: unknown): boolean {
  return typeof value === 'string' && value.length <= longestFragment;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
