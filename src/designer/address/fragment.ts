import type { ProductId } from '../../book/schema.ts';
import { readQuery } from '../../http/query.ts';
import { cutsInWords, isOfferedCut } from '../../layout/cuts.ts';
import { plainType, type TypeStyle } from '../../layout/type-style.ts';
import { type Delivery, noDelivery, noJob } from '../../order/order.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { repeat } from '../../pricing/look.ts';
import { shown } from '../../pricing/problems/problem.ts';
import { type Design, paletteOf } from '../state/design.ts';
import { cleanBody, cleanJob } from '../titles/clean.ts';
import { readColors } from './colors.ts';
import { otherNumberOfColors, tooManyColors, twice, unknownColors } from './link-words.ts';
import { typeWords } from './write.ts';

/** A design with its link's fragment applied. */
export interface Dressed {
  readonly design: Design;
  /** Parts of the fragment that could not be used, as sentences. */
  readonly problems: readonly string[];
  readonly areColorsNamed: boolean;
}

const settings = [
  ...['cut', 'colors', 'type', 'body', 'artwork'],
  ...['zip', 'neededBy', 'job', 'po', 'notes'],
];

/**
 * Applies the look, delivery and job of a fragment to a design.
 *
 * @param colorChanges in the link's price: one less than its colors
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
  const colors = readAllColors(catalog, design, colorChanges, words.get('colors'));
  const body = {
    text: cleanBody(words.get('body') ?? ''),
    isArtwork: words.get('artwork') === '1',
  };
  const job = {
    ...noJob,
    ...cleanJob({ name: words.get('job'), po: words.get('po'), notes: words.get('notes') }),
  };
  const delivery = readDelivery(words);
  return {
    design: {
      ...design,
      ...{ cut, colors: colors.colors, type: readType(words.get('type')), body },
      ...{ delivery: delivery.delivery, job },
    },
    problems: [
      ...problems,
      ...(problem ? [problem] : []),
      ...colors.problems,
      ...delivery.problems,
    ],
    areColorsNamed: words.has('colors'),
  };
}

/** The settings of a fragment by name; the first one if repeated. */
function readWords(
  { book }: Catalog,
  fragment: string,
): { words: ReadonlyMap<string, string>; problems: string[] } {
  const reading = readQuery(fragment, book.limits.queryLengthMax);
  const fields = reading.ok ? reading.fields : [...new URLSearchParams(fragment)];
  const names = fields.map(([name]) => name);
  const unknown = [...new Set(names)].filter((name) => !settings.includes(name)).slice(0, 5);
  const repeated = settings.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  return {
    words: new Map(fields.toReversed()),
    problems: [
      ...(reading.ok ? [] : [`What follows the # of the link is damaged: ${shown(fragment)}.`]),
      ...unknown.map((name) => `We don't know ${shown(name)} and ignored it.`),
      ...repeated.map(twice),
    ],
  };
}

function readType(word = ''): TypeStyle {
  const given = word.split('.');
  const type = Object.fromEntries(typeWords.map(([id, key]) => [key, given.includes(id)]));
  return { ...plainType, ...type };
}

function readDelivery(words: ReadonlyMap<string, string>): {
  delivery: Delivery;
  problems: string[];
} {
  const { zip = '', neededBy = '' } = Object.fromEntries(words);
  const [, five = ''] = /^(\d{5})(?:-\d{4})?$/.exec(zip) ?? [];
  const day = isDay(neededBy) ? neededBy : '';
  return {
    delivery: { ...noDelivery, zip: five, neededBy: day },
    problems: [
      ...(zip && !five ? [`${shown(zip)} isn't a ZIP code; we left it out.`] : []),
      ...(neededBy && !day ? [`${shown(neededBy)} isn't a date; we left it out.`] : []),
    ],
  };
}

/** Returns whether a text is a day in ISO format. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(`${text}T`);
}

function readAllColors(
  catalog: Catalog,
  { product, titles }: Design,
  colorChanges: number,
  word: string | undefined,
): { colors: readonly string[]; problems: string[] } {
  const ids = paletteOf(catalog, product).map(({ id }) => id);
  if (word === undefined) {
    return { colors: repeat(ids.slice(0, colorChanges + 1), titles.length), problems: [] };
  }
  const { colors, unknown, tooMany } = readColors(word, titles.length, ids);
  const named = new Set(colors).size;
  const isPriced = catalog.products[product].colorChange !== undefined;
  const problems: string[] = [];
  if (unknown.length > 0) problems.push(unknownColors(unknown));
  if (tooMany > 0) problems.push(tooManyColors(titles.length, tooMany));
  if (isPriced && named !== colorChanges + 1) {
    problems.push(otherNumberOfColors(colorChanges + 1, named));
  }
  return { colors, problems };
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
    problem: `We don't make a ${shown(word)} cut: cuts are ${cutsInWords(cuts)}. We used the recommended one.`,
  };
}
