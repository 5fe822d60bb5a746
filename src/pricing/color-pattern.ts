/**
 * After how many colors a list repeats; its length if it does not.
 *
 * @example period(['red', 'blue', 'red', 'blue', 'red']) // 2
 */
export function period(colors: readonly string[]): number {
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
