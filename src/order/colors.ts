/**
 * All tab colors as one word of a URL: ids separated by dots, without repeated patterns.
 *
 * @example writeColors(['red', 'blue', 'red', 'blue']) // 'red.blue'
 */
export function writeColors(colors: readonly string[]): string {
  return patternOf(colors).join('.');
}

/**
 * The number of colors after which a list repeats; its length if it doesn't.
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

/** The shortest start of a list of colors that the rest repeats. */
export function patternOf(colors: readonly string[]): readonly string[] {
  return colors.slice(0, period(colors));
}

/** Repeats a pattern over `count` tabs; an empty pattern gives no colors. */
export function repeat(pattern: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => pattern[index % pattern.length] ?? '');
}
