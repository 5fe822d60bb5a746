import { repeat } from '../../pricing/look.ts';

/** Reads colors for a number of tabs, with the unknown ids and the number of surplus colors. */
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
