import { patternOf, repeat } from '../state/colors.ts';

/**
 * The colors of all tabs as one word of an address: the ids with a dot between them, without what
 * only repeats.
 *
 * @example writeColors(['red', 'blue', 'red', 'blue']) // 'red.blue'
 */
export function writeColors(colors: readonly string[]): string {
  return patternOf(colors).join('.');
}

/** The colors of so many tabs, what among them is no color's id, and how many there are too many. */
export function readColors(
  word: string,
  count: number,
  ids: readonly string[],
): {
  readonly colors: readonly string[];
  readonly unknown: readonly string[];
  readonly tooMany: number;
} {
  const given = word.split('.');
  const known = given.filter((id) => ids.includes(id));
  const colors = repeat(known.length > 0 ? known : ids.slice(0, 1), count);
  return {
    colors,
    unknown: given.filter((id) => !ids.includes(id)),
    tooMany: Math.max(0, known.length - count),
  };
}
