/**
 * After how many colors a list repeats; its length where it does not.
 *
 * @example period(['red', 'blue', 'red', 'blue', 'red']) // 2
 */
function period(colors: readonly string[]): number {
  for (let length = 1; length < colors.length; length++) {
    if (colors.every((color, index) => index < length || color === colors[index - length])) {
      return length;
    }
  }
  return colors.length;
}

/** The part of a list of colors that its rest repeats. */
export function patternOf(colors: readonly string[]): readonly string[] {
  return colors.slice(0, period(colors));
}

/** A pattern repeated over so many tabs; without a pattern, no tab has a color. */
export function repeat(pattern: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => pattern[index % pattern.length] ?? '');
}

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
