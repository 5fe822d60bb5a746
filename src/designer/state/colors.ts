import { patternOf, period, repeat } from '../../pricing/look.ts';

/**
 * The colors of a set whose tabs are added to, taken away or moved: a pattern goes on by position,
 * colors of no pattern stay with their tabs.
 *
 * @param origins for each tab of the new set its place in the old one; `undefined` for a new tab,
 *   which takes the color before it.
 */
export function rearranged(
  colors: readonly string[],
  origins: readonly (number | undefined)[],
): string[] {
  const length = period(colors);
  if (length < colors.length || length === 1) return repeat(patternOf(colors), origins.length);
  const result: string[] = [];
  for (const origin of origins) {
    const own = origin === undefined ? undefined : colors[origin];
    result.push(own ?? result.at(-1) ?? (colors[0] as string));
  }
  return result;
}
