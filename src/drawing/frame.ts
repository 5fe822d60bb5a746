import type { Cutting } from '../layout/cuts.ts';
import { fitTitle, type TitleFit, titleRoomInches } from '../layout/fit.ts';
import type { TypeStyle } from '../layout/fonts.ts';
import { colorOf, type Materials } from '../layout/look.ts';
import { type MeasuredTitle, measureTitle, shortened, textWidthInches } from '../layout/measure.ts';
import { type BankRange, bankRanges, tabPlacement } from '../layout/tabs.ts';

/** Everything that the tabs of a set have in common, besides their materials. */
export interface Frame extends Cutting {
  /** N of the 1/N cut. */
  readonly cut: number;
  readonly type: TypeStyle;
  /** The size that all titles share; each is as large as fits by default. */
  readonly sharedPoints?: number | undefined;
}

/** A tab of a design, as drawn. */
export type DrawnTab = Readonly<ReturnType<typeof drawnTabs>[number]>;

/** The titles of a set and the colors of its tabs, and how both are drawn. */
interface DrawnSet {
  readonly design: { readonly titles: readonly string[]; readonly colors: readonly string[] };
  readonly frame: Frame;
  readonly look: Materials;
}

/** Sets the tabs of a set, or some of them. */
export function drawnTabs({ design, frame, look }: DrawnSet, range: Partial<BankRange> = {}) {
  const { cut, die, type } = frame;
  const { from = 0, to } = range;
  return design.titles.slice(from, to).map((title, place) => {
    const index = from + place;
    const { name, hex, tab, sheet } = colorOf(look, design.colors[index]);
    return {
      /** Its index in the set, from 0. */
      index,
      /** As typed. */
      title,
      placement: tabPlacement(index + 1, cut, die),
      fit: drawnFit(title, frame),
      face: type,
      /** The name of its color, empty if it has none, and the color itself. */
      colorName: name,
      hex,
      /** The colors of tab and sheet, as hex. */
      color: tab,
      sheet,
      ink: look.ink,
    };
  });
}

/** A title as drawn: one that doesn't fit its tab ends in an ellipsis. */
function drawnFit(title: string, frame: Frame): TitleFit {
  const fit = titleFit(title, frame);
  if (fit.fits) return fit;
  const { cut, die, type } = frame;
  const room = titleRoomInches(cut, die);
  const width = (text: string) => textWidthInches(text, fit.pointSize, type);
  return { ...fit, lines: fit.lines.map((line) => shortened(line, room, width)) };
}

export function titleFit(title: string, { cut, die, type, sharedPoints }: Frame): TitleFit {
  return fitTitle(measured(title, type), cut, die, sharedPoints);
}

/** The largest size at which every title that fits at all fits. */
export function sharedPoints(titles: readonly string[], frame: Frame): number {
  const fits = titles.map((title) => titleFit(title, frame));
  return Math.min(...fits.filter(({ fits }) => fits).map(({ pointSize }) => pointSize));
}

const measurements = new Map<string, MeasuredTitle>();
const mostMeasurements = 5000;

/** A title's measurements as it is set, cached between drawings. */
export function measured(title: string, type: TypeStyle): MeasuredTitle {
  const text = type.capitals ? title.toLocaleUpperCase('en-US') : title;
  const key = `${type.font} ${type.bold} ${text}`;
  const known = measurements.get(key);
  if (known) return known;
  if (measurements.size >= mostMeasurements) measurements.clear();
  const measures = measureTitle(text, type);
  measurements.set(key, measures);
  return measures;
}

/** The most tabs that lie on the desk together, in whole banks. */
const mostOnDesk = 60;

/** What lies on the desk at a time: all banks of a set of up to 60 tabs, else as many as that holds. */
export function deskTurns(tabs: number, cut: number): BankRange[] {
  if (tabs <= mostOnDesk) return [{ from: 0, to: tabs }];
  return bankRanges(tabs, cut * Math.max(1, Math.floor(mostOnDesk / cut)));
}

/** The tabs that lie on the desk with one of them. */
export function onDeskWith(tab: number, tabs: number, cut: number): BankRange {
  return deskTurns(tabs, cut).find(({ to }) => tab < to) ?? { from: 0, to: tabs };
}
