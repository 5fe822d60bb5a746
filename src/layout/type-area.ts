import type { DieData } from '../book/schema.ts';
import { listed } from '../text/words.ts';
import { type Face, type Font, type TitleFont, titleFonts, usualFont } from './fonts.ts';
import { heightsOf } from './glyphs.ts';
import { tabWidthInches } from './tabs.ts';

export type TabCapacity = Readonly<ReturnType<typeof tabCapacity>>;

/** Points per inch. */
export const pointsPerInch = 72;

/** Converts points to inches. */
export function pointsToInches(points: number): number {
  return points / pointsPerInch;
}

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
 * The capacity of each of `lineCount` lines of a tab at a type size, in thousandths of that size;
 * zero if so many lines are too high for the tab.
 */
export function lineCapacity(
  lineCount: number,
  pointSize: number,
  cut: number,
  die: DieData,
  font: Font = usualFont,
): number {
  const { edgesInches, endsInches } = die.titleMargin;
  const emInches = pointsToInches(pointSize);
  const { capitalHeight, descent } = heightsOf(font);
  const linesInEms = (lineCount - 1) * die.linePitch + (capitalHeight + descent) / 1000;
  const isTooHigh = linesInEms * emInches > die.tabExtensionInches - 2 * edgesInches;
  if (isTooHigh || lineCount > die.maxTitleLines) return 0;
  return Math.floor(((tabWidthInches(cut, die) - 2 * endsInches) / emInches) * 1000);
}

/** How titles are set. */
export interface TypeStyle {
  readonly font: TitleFont;
  readonly bold: boolean;
  readonly capitals: boolean;
  /** Sets all titles at the size that fits every one; otherwise each is as large as fits. */
  readonly oneSize: boolean;
}

export const plainType: TypeStyle = {
  font: usualFont,
  bold: false,
  capitals: false,
  oneSize: false,
};

export function faceOf({ font, bold }: Pick<TypeStyle, 'font' | 'bold'>): Face {
  return { font, isBold: bold };
}

const [, ...otherFonts] = Object.values(titleFonts);

/** The type of titles, as printed and as measured. */
export const typeface = `${titleFonts[usualFont]} (metrics of Arial), regular or bold; in the designer also ${listed(otherFonts, 'or')}`;
