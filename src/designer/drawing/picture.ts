import type { CutsData, DieData } from '../../book/schema.ts';
import { fitTitle, type TitleFit } from '../../layout/fit.ts';
import { type MeasuredTitle, measureTitle } from '../../layout/measure.ts';
import { tabBox } from '../../layout/sheet.ts';
import { bankCount, type TabPlacement, tabPlacement } from '../../layout/tabs.ts';
import { titleLines } from '../../layout/title-lines.ts';
import type { TypeStyle } from '../../layout/type-style.ts';
import { points } from './scale.ts';

/** One tab as drawn: lengths in points, the sheet turned so that its tabs are at the top. */
export interface TabPicture {
  /** Its index in the set, from 0. */
  readonly index: number;
  readonly placement: TabPlacement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly fit: TitleFit;
  /** The baselines of its lines, from the top of the drawing. */
  readonly baselines: readonly number[];
}

/** Everything a drawing of tabs depends on, besides their titles. */
export interface Frame {
  readonly cut: number;
  readonly cuts: CutsData;
  readonly die: DieData;
  readonly type: TypeStyle;
  /** The size that all titles share; `undefined` if each is as large as fits. */
  readonly sharedPoints: number | undefined;
}

/** The banks of a set, as ranges of tab indexes from 0. */
export function bankRanges(tabCount: number, cut: number): { from: number; to: number }[] {
  return Array.from({ length: bankCount(tabCount, cut) }, (_, bank) => ({
    from: bank * cut,
    to: Math.min(tabCount, (bank + 1) * cut),
  }));
}

/** One tab, drawn to scale. */
export function tabPicture(title: string, index: number, frame: Frame): TabPicture {
  const { cut, die, type, sharedPoints } = frame;
  const placement = tabPlacement(index + 1, cut, die);
  const box = tabBox(placement, die);
  const fit = fitTitle(measured(title, type), cut, die, sharedPoints);
  const height = points(box.widthInches);
  return {
    index,
    placement,
    x: points(box.yInches),
    y: 0,
    width: points(box.heightInches),
    height,
    title,
    fit,
    baselines: titleLines(fit, box.heightInches, die).map(({ baselineInches }) =>
      points(baselineInches),
    ),
  };
}

/** The largest size at which every title that fits at all fits. */
export function sharedPoints(
  titles: readonly string[],
  { cut, die, type }: Omit<Frame, 'sharedPoints'>,
): number {
  return titles.reduce((least, title) => {
    const fit = fitTitle(measured(title, type), cut, die);
    return fit.fits ? Math.min(least, fit.pointSize) : least;
  }, Number.POSITIVE_INFINITY);
}

const measurements = new Map<string, MeasuredTitle>();
const mostMeasurements = 5000;

/** A title's measurements as it is set, cached between drawings. */
export function measured(title: string, { capitals, bold }: TypeStyle): MeasuredTitle {
  const text = capitals ? title.toLocaleUpperCase('en-US') : title;
  const key = bold ? `b${text}` : `r${text}`;
  const known = measurements.get(key);
  if (known) return known;
  if (measurements.size >= mostMeasurements) measurements.clear();
  const measures = measureTitle(text, bold);
  measurements.set(key, measures);
  return measures;
}
