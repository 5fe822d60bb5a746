import { patternOf, period, repeat } from '../../order/colors.ts';

/**
 * The colors of a set after tabs are added, removed or moved: a pattern continues by position,
 * colors without a pattern stay with their tabs.
 *
 * @param origins the previous index of each tab; `undefined` for a new tab, which gets the color
 * before it.
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
