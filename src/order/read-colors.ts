import { nearestName } from '../text/did-you-mean.ts';
import { repeat } from './colors.ts';
import { cutShortList } from './echo.ts';
import type { Meaning, SoFar } from './field.ts';
import { listOf, mentions, plainWord, textOf } from './words.ts';

/** Color words from a list, or from a text with commas; `undefined` if there are none. */
export function colorWords(value: unknown): readonly string[] | undefined {
  const list = listOf(value) ?? (typeof value === 'string' ? value.split(/[,;|]/) : undefined);
  const words = list?.map(textOf).filter((word) => word.trim() !== '');
  return words && words.length > 0 ? words : undefined;
}

/** The number of different colors that words name, known or not. */
export function distinctColors(words: readonly string[], so: SoFar): number {
  const { vocabulary, product } = so;
  return new Set(words.map((word) => vocabulary.color(product.id, word) ?? plainWord(word))).size;
}

/** Reads one color name for all tabs, or one per tab. */
export function readColors(value: unknown, so: SoFar): Meaning<readonly string[]> {
  const { product, tabs, vocabulary } = so;
  const list = product.data.colors?.list;
  if (!list) return { wrong: 'noColors', facts: { product: product.data.noun } };
  const isPattern = !so.door.isJson;
  const words = isPattern ? textOf(value).split('.') : colorWords(value);
  if (!words) return { wrong: 'notColors', facts: { meant: list[0]?.name } };
  const known = list.map(({ id }) => id);
  const ids = isPattern
    ? words.map((word) => known.find((id) => id === word))
    : words.map((word) => vocabulary.color(product.id, word));
  const unknown = words.filter((_, index) => ids[index] === undefined);
  if (unknown.length > 0) {
    const word = unknown[0] as string;
    const names = list.map(({ name }) => name);
    const facts = { parts: cutShortList([...new Set(unknown)]), product: product.data.noun };
    return { wrong: 'notAColor', facts: { ...facts, valid: namesLike(word, names) } };
  }
  if (words.length !== 1 && words.length !== tabs) {
    return { wrong: 'colorsMiscounted', facts: { count: words.length, tabs } };
  }
  return { value: repeat(ids as string[], tabs ?? words.length) };
}

/** The names that contain a word or resemble it; all of them if none does. */
function namesLike(word: string, names: readonly string[]): readonly string[] {
  const alike = names.filter((name) => mentions(name, word));
  if (alike.length > 0) return alike;
  const nearest = nearestName(word, names);
  return nearest === undefined ? names : [nearest];
}
