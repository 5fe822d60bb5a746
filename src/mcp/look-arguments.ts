import type { ProductData } from '../book/schema.ts';
import { cutsInWords, isOfferedCut, recommendedCut } from '../layout/cuts.ts';
import { cutName } from '../layout/tabs.ts';
import { colorMeant } from '../pricing/meaning.ts';
import { mentions } from '../pricing/plain-word.ts';
import {
  colorsMiscounted,
  colorsNotNames,
  noColors,
  noSuchColor,
  noSuchCut,
} from '../pricing/problems/arguments.ts';
import type { Problem } from '../pricing/problems/problem.ts';
import { nearestName } from '../text/did-you-mean.ts';
import { asList, textOf } from './argument-values.ts';

/**
 * Parses N of a cut written as `1/5`, `5`, `5-tab`, `1/5 cut` or `fifth`; `undefined` if absent.
 */
export function readCut(
  value: unknown,
  { cuts, die }: ProductData,
  tabs: number | undefined,
  problems: Problem[],
): number | undefined {
  if (value === undefined) return undefined;
  const text = textOf(value);
  const cut = cutMeant(text.slice(0, 20).trim().toLowerCase());
  if (isOfferedCut(cut, cuts)) return cut;
  problems.push(noSuchCut(text, cutsInWords(cuts), cutName(recommendedCut(tabs ?? 1, cuts, die))));
  return undefined;
}

const cutWords = ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth'];

function cutMeant(text: string): number {
  const name = text.replace(/[ -]?cut$/, '');
  if (cutWords.includes(name)) return cutWords.indexOf(name) + 2;
  return Number(/^(?:1[/-])?([0-9]{1,2})(?:st|nd|rd|th|[ -]?tabs?)?$/.exec(name)?.[1]);
}

/** Parses one color name for all tabs, or one per tab, into each tab's color id. */
export function readColors(
  value: unknown,
  product: ProductData,
  tabs: number | undefined,
  problems: Problem[],
): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (!product.colors) {
    problems.push(noColors(product.noun));
    return undefined;
  }
  const names =
    asList(value) ??
    (typeof value === 'string' ? value.split(',').filter((name) => name.trim() !== '') : undefined);
  if (!names || names.length === 0) {
    problems.push(colorsNotNames(product.colors.list[0]?.name ?? ''));
    return undefined;
  }
  const ids = names.map((name) => colorMeant(product, textOf(name))?.id);
  const unknown = names.map(textOf).filter((_, index) => ids[index] === undefined);
  if (unknown.length > 0) {
    const all = product.colors.list.map(({ name }) => name);
    problems.push(
      ...[...new Set(unknown)].map((name) => noSuchColor(name, product.noun, namesLike(name, all))),
    );
  }
  if (names.length !== 1 && names.length !== tabs) {
    problems.push(colorsMiscounted(names.length, tabs));
    return undefined;
  }
  if (unknown.length > 0) return undefined;
  return Array.from({ length: tabs ?? names.length }, (_, tab) => ids[tab % ids.length] as string);
}

/** The names that contain a word or resemble it; all of them if none does. */
function namesLike(word: string, names: readonly string[]): readonly string[] {
  const alike = names.filter((name) => mentions(name, word));
  if (alike.length > 0) return alike;
  const nearest = nearestName(word, names);
  return nearest === undefined ? names : [nearest];
}
