import type { DieData } from '../book/schema.ts';
import { type Face, type Font, usualFont } from './fonts.ts';
import { heightsOf } from './glyphs.ts';
import { brokenAt, type MeasuredTitle } from './measure.ts';
import { pointsToInches } from './sheet.ts';
import { tabWidthInches } from './tabs.ts';

export type TabCapacity = Readonly<ReturnType<typeof tabCapacity>>;

/** The type sizes for 1/`cut` cut tabs, in points. */
export function typeSizesOf(cut: number, { typeSizes }: DieData): { min: number; max: number } {
  const size = typeSizes.find(({ toCut }) => cut <= toCut) ?? typeSizes.at(-1);
  return { min: size?.minPoints ?? 0, max: size?.maxPoints ?? 0 };
}

/**
 * The line capacity of a cut's tabs at its smallest type size, in thousandths of the type size: of
 * one line, and of each of two lines; zero if two lines are too high for the tab.
 */
export function tabCapacity(cut: number, die: DieData, font: Font = usualFont) {
  const { min } = typeSizesOf(cut, die);
  const ofLines = (count: number) => lineCapacity(count, min, cut, die, font);
  return { oneLine: ofLines(1), twoLines: ofLines(2) };
}

/**
 * The capacity of each of some lines of a tab at a type size, in thousandths of that size; zero if
 * they are too high for the tab.
 */
function lineCapacity(count: number, points: number, cut: number, die: DieData, font: Font) {
  const emInches = pointsToInches(points);
  const { capitalHeight, descent } = heightsOf(font);
  const linesInEms = (count - 1) * die.linePitch + (capitalHeight + descent) / 1000;
  const room = die.tabExtensionInches - 2 * die.titleMargin.edgesInches;
  if (linesInEms * emInches > room || count > die.maxTitleLines) return 0;
  return Math.floor((titleRoomInches(cut, die) / emInches) * 1000);
}

/** A title keeps this share of its tab free at each side, or the die's own margin if that is more. */
const freeShare = 0.06;

/** The width that a 1/`cut` cut tab has for its title. */
export function titleRoomInches(cut: number, die: DieData): number {
  const tabInches = tabWidthInches(cut, die);
  return tabInches - 2 * Math.max(die.titleMargin.endsInches, freeShare * tabInches);
}

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
  const { min, max } = typeSizesOf(cut, die);
  const most = Math.max(min, Math.min(max, mostPoints));
  if (title.text === '') return { fits: true, pointSize: most, lines: [] };
  for (const [more, width] of [title.oneLineWidth, title.twoLineWidth].entries()) {
    for (let pointSize = most; pointSize >= min; pointSize--) {
      const capacity = lineCapacity(more + 1, pointSize, cut, die, title.face.font);
      if (width > capacity) continue;
      return { fits: true, pointSize, lines: more ? twoLines(title, capacity) : [title.text] };
    }
  }
  const { twoLines: capacity } = tabCapacity(cut, die, title.face.font);
  return { fits: false, pointSize: min, lines: twoLines(title, capacity) };
}

/** Breaks a title at a space if that fits, else anywhere that fits, else as evenly as it can. */
function twoLines(title: MeasuredTitle, capacity: number): string[] {
  const [best] = title.breaks
    .map(
      (place) => [place.width > capacity ? 2 : Number(place.end === place.start), place] as const,
    )
    .toSorted(([rank, one], [other, next]) => rank - other || one.width - next.width);
  return best ? brokenAt(title, best[1]) : [title.text];
}

/** The baselines of a title's lines, in inches from the outer edge of its tab. */
export function baselinesOf({ lines, pointSize: points }: TitleFit, die: DieData, { font }: Face) {
  const pitchInches = pointsToInches(die.linePitch * points);
  return centeredLines(lines.length, die.tabExtensionInches, { points, pitchInches, font });
}

/** The baselines of lines that are centered on a height, measured by their capitals. */
export function centeredLines(
  count: number,
  heightInches: number,
  { points, pitchInches, font }: { points: number; pitchInches: number; font: Font },
): number[] {
  const capitals = pointsToInches((heightsOf(font).capitalHeight / 1000) * points);
  const first = (heightInches - (count - 1) * pitchInches + capitals) / 2;
  return Array.from({ length: count }, (_, line) => first + line * pitchInches);
}
