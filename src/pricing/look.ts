/** How a set looks, as far as it has no price. */
export interface Look {
  /** N of the 1/N cut; `null` for the recommended one. */
  readonly cut: number | null;
  /** The id of each tab's color. */
  readonly colors: readonly string[];
}

/**
 * The colors of all tabs as one word of an address: the ids with a dot between them, without what
 * only repeats.
 *
 * @example writeColors(['red', 'blue', 'red', 'blue']) // 'red.blue'
 */
export function writeColors(colors: readonly string[]): string {
  return patternOf(colors).join('.');
}

/**
 * The fragment of an order link: the cut and the colors; empty if they are the usual ones.
 *
 * @param usualColor the id of the color that tabs have if nobody chooses one.
 * @example lookFragment({ cut: 6, colors: ['red', 'blue', 'red'] }, 'clear') // 'cut=6&colors=red.blue.red'
 */
export function lookFragment({ cut, colors }: Look, usualColor: string): string {
  const word = writeColors(colors);
  const parts = [
    cut !== null && `cut=${cut}`,
    word !== '' && word !== usualColor && `colors=${word}`,
  ];
  return parts.filter((part) => part !== false).join('&');
}

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
