import type { ProductId } from '../../book/schema.ts';
import { readQuery } from '../../http/query.ts';
import { isOfferedCut } from '../../layout/cuts.ts';
import { cutName } from '../../layout/tabs.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { counted } from '../../pricing/counts.ts';
import { givenTwice, unknownParameters } from '../../pricing/problems/names.ts';
import { shown } from '../../pricing/problems/problem.ts';
import { repeat } from '../state/colors.ts';
import { type Design, paletteOf } from '../state/design.ts';
import { readColors } from './colors.ts';

/** A design with the cut and the colors of a fragment. */
export interface Dressed {
  readonly design: Design;
  /** What of the fragment could not be kept and why, as sentences. */
  readonly problems: readonly string[];
  readonly areColorsNamed: boolean;
}

const settings = ['cut', 'colors'];

/**
 * Dresses a design as a fragment says, and tells what of it could not be kept.
 *
 * @param colorChanges what the link is priced with; so many more colors than one it has
 * @param fragment without its number sign
 */
export function readFragment(
  catalog: Catalog,
  design: Design,
  colorChanges: number,
  fragment: string,
): Dressed {
  const { words, problems } = readWords(catalog, fragment);
  const { cut, problem } = readCut(catalog, design.product, words.get('cut'));
  const palette = paletteOf(catalog, design.product).map(({ id }) => id);
  const count = design.titles.length;
  const word = words.get('colors');
  const read = word === undefined ? undefined : readColors(word, count, palette);
  const inTurn = repeat(palette.slice(0, colorChanges + 1), count);
  const told = [
    ...problems,
    problem,
    read && read.unknown.length > 0 && unknownColors(read.unknown),
    read && read.tooMany > 0 && tooManyColors(count, read.tooMany),
    read && new Set(read.colors).size - 1 !== colorChanges && isPriced(catalog, design.product)
      ? `The link is priced with ${colorChanges + 1} tab colors, but its colors are ${new Set(read.colors).size}: the price follows the colors.`
      : false,
  ];
  return {
    design: { ...design, cut, colors: read?.colors ?? inTurn },
    problems: told.filter((text) => typeof text === 'string'),
    areColorsNamed: read !== undefined,
  };
}

/** The settings of a fragment by name; of one that stands twice the first. */
function readWords(
  { book }: Catalog,
  fragment: string,
): { words: ReadonlyMap<string, string>; problems: string[] } {
  const reading = readQuery(fragment, book.limits.queryLengthMax);
  const fields = reading.ok ? reading.fields : [...new URLSearchParams(fragment)];
  const names = fields.map(([name]) => name);
  const unknown = [...new Set(names)].filter((name) => !settings.includes(name));
  const twice = settings.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  const problems = [
    ...(unknown.length > 0 ? [unknownParameters(unknown, settings, 'setting')] : []),
    ...twice.map(givenTwice),
  ];
  return {
    words: new Map(fields.toReversed()),
    problems: [
      ...(reading.ok ? [] : [`What follows the # of the link is broken: ${shown(fragment)}.`]),
      ...problems.map(({ message }) => message),
    ],
  };
}

function isPriced(catalog: Catalog, product: ProductId): boolean {
  return catalog.products[product].colorChange !== undefined;
}

function unknownColors(words: readonly string[]): string {
  const some = [...new Set(words)].slice(0, 5).map(shown).join(', ');
  return `There is no color ${some}: the other colors were kept.`;
}

function tooManyColors(tabs: number, tooMany: number): string {
  return `The link has ${counted(tabs + tooMany, 'color')} for ${counted(tabs, 'tab')}: the rest was left out.`;
}

function readCut(
  { book }: Catalog,
  product: ProductId,
  word: string | undefined,
): { cut: number | null; problem?: string } {
  if (word === undefined) return { cut: null };
  const { cuts } = book.products[product];
  const cut = /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN;
  if (isOfferedCut(cut, cuts)) return { cut };
  return {
    cut: null,
    problem: `There is no cut ${shown(word)}: cuts are ${cutName(cuts.min)} to ${cutName(cuts.max)}. The recommended one is shown.`,
  };
}
