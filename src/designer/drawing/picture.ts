import type { CutRange, DieData } from '../../book/schema.ts';
import { fitTitle, type TitleFit } from '../../layout/fit.ts';
import { type MeasuredTitle, measureTitle } from '../../layout/measure.ts';
import { tabBox } from '../../layout/sheet.ts';
import { bankCount, type TabPlacement, tabPlacement } from '../../layout/tabs.ts';
import { points } from './scale.ts';

/** One tab as it is drawn: lengths in points, the sheet turned so that its tabs stand up. */
export interface TabPicture {
  /** Its place in the set, from 0. */
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

/** What a drawing of tabs depends on, besides their titles. */
export interface Frame {
  readonly cut: number;
  readonly cuts: CutRange;
  readonly die: DieData;
}

/** The banks of a set, each with the places of its tabs from 0. */
export function bankRanges(tabCount: number, cut: number): { from: number; to: number }[] {
  return Array.from({ length: bankCount(tabCount, cut) }, (_, bank) => ({
    from: bank * cut,
    to: Math.min(tabCount, (bank + 1) * cut),
  }));
}

/** One tab, drawn to scale. */
export function tabPicture(title: string, index: number, { cut, cuts, die }: Frame): TabPicture {
  const placement = tabPlacement(index + 1, cut, die);
  const box = tabBox(placement, die);
  const fit = fitTitle(measured(title), cut, cuts, die);
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
    baselines: baselinesOf(fit, height, die),
  };
}

/** The part of a type size that stands between baseline and the top of a capital. */
const capitalHeight = 0.72;

function baselinesOf({ lines, pointSize }: TitleFit, height: number, die: DieData): number[] {
  const pitch = die.linePitch * pointSize;
  const block = (lines.length - 1) * pitch + capitalHeight * pointSize;
  const first = (height - block) / 2 + capitalHeight * pointSize;
  return lines.map((_, line) => Math.round((first + line * pitch) * 100) / 100);
}

const measurements = new Map<string, MeasuredTitle>();
const mostMeasurements = 5000;

/** A title's measures, kept from drawing to drawing. */
export function measured(title: string): MeasuredTitle {
  const known = measurements.get(title);
  if (known) return known;
  if (measurements.size >= mostMeasurements) measurements.clear();
  const measures = measureTitle(title);
  measurements.set(title, measures);
  return measures;
}
