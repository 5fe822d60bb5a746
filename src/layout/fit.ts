import type { DieData } from '../book/schema.ts';
import { graphemesOf } from './glyphs.ts';
import { breaksOf, type LineBreak, type MeasuredTitle } from './measure.ts';
import { lineCapacity, type TabCapacity, tabCapacity, typeSizesOf } from './type-area.ts';

/** A title as set on its tab. */
export interface TitleFit {
  readonly fits: boolean;
  /** If it doesn't fit, the smallest type size of the cut. */
  readonly pointSize: number;
  /** One or two lines; none for a blank tab. If it doesn't fit, the breaks that show what overflows. */
  readonly lines: readonly string[];
}

/** Returns whether a title fits a tab, on one line or two, at the cut's smallest type size. */
export function isHeld(title: MeasuredTitle, { oneLine, twoLines }: TabCapacity): boolean {
  return title.oneLineWidth <= oneLine || title.twoLineWidth <= twoLines;
}

/** The number of titles that don't fit 1/`cut` cut tabs. */
export function countThatDoNotFit(
  titles: readonly MeasuredTitle[],
  cut: number,
  die: DieData,
): number {
  const capacity = tabCapacity(cut, die, titles[0]?.face.font);
  return titles.reduce((count, title) => count + Number(!isHeld(title, capacity)), 0);
}

/**
 * Sets a title on a 1/`cut` cut tab: on one line in the largest type size of the cut that fits,
 * else on two. A title that doesn't fit gets the smallest size and its best line breaks.
 *
 * @param mostPoints maximum type size, such as the one that all titles share
 * @example fitTitle(measureTitle('Exhibit 1'), 5, die) // 12 pt, one line
 */
export function fitTitle(
  title: MeasuredTitle,
  cut: number,
  die: DieData,
  mostPoints = Number.POSITIVE_INFINITY,
): TitleFit {
  const sizes = typeSizesOf(cut, die);
  const { min } = sizes;
  const max = Math.max(min, Math.min(sizes.max, mostPoints));
  if (title.text === '') return { fits: true, pointSize: max, lines: [] };
  for (const [lineCount, width] of [title.oneLineWidth, title.twoLineWidth].entries()) {
    for (let pointSize = max; pointSize >= min; pointSize--) {
      const capacity = lineCapacity(lineCount + 1, pointSize, cut, die, title.face.font);
      if (width > capacity) continue;
      const lines = lineCount === 0 ? [title.text] : twoLines(title, capacity);
      return { fits: true, pointSize, lines };
    }
  }
  return {
    fits: false,
    pointSize: min,
    lines: twoLines(title, tabCapacity(cut, die, title.face.font).twoLines),
  };
}

/** Breaks a title at a space if that fits, else anywhere that fits, else as evenly as it can. */
function twoLines(title: MeasuredTitle, capacity: number): string[] {
  const rank = ({ width, atSpace }: LineBreak) => (width > capacity ? 2 : Number(!atSpace));
  const [best] = breaksOf(title).toSorted(
    (one, other) => rank(one) - rank(other) || one.width - other.width,
  );
  return best === undefined ? [title.text] : brokenAt(title, best);
}

/** The two lines of a title. */
export function brokenAt({ text }: MeasuredTitle, { end, start }: LineBreak): string[] {
  const characters = graphemesOf(text);
  return [characters.slice(0, end), characters.slice(start)].map((line) => line.join(''));
}
