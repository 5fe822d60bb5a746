import type { CutsData, DieData } from '../book/schema.ts';
import { offeredCuts } from './cuts.ts';
import { isHeld } from './fit.ts';
import {
  breaksOf,
  type LineBreak,
  lineBreak,
  type MeasuredTitle,
  offsetsOf,
  runWidth,
} from './measure.ts';
import { cutName } from './tabs.ts';
import { pointsToInches, type TabCapacity, tabCapacity, typeSizesOf } from './type-area.ts';

/** Why a title doesn't fit its tab, and what would help. */
interface TitleMisfit {
  readonly reason: string;
  readonly help: string;
  /** The narrowest offered cut, 1/N, that is wide enough for the title, if any. */
  readonly widerCut: number | undefined;
  /** The number of characters from the title's start that fit. */
  readonly charactersThatFit: number;
}

/** Everything needed to explain a title that doesn't fit. */
interface Misfit {
  readonly title: MeasuredTitle;
  readonly breaks: readonly LineBreak[];
  readonly cut: number;
  readonly capacity: TabCapacity;
  readonly pointSize: number;
  readonly widerCut: number | undefined;
  readonly charactersThatFit: number;
}

/**
 * Explains why a title doesn't fit a 1/`cut` cut tab, and what would help. Only for a title that
 * {@link isHeld} rejects.
 *
 * @param cuts the offered cuts, for advice on a wider one
 */
export function misfitOf(
  title: MeasuredTitle,
  cut: number,
  cuts: CutsData,
  die: DieData,
): TitleMisfit {
  const capacity = tabCapacity(cut, die, title.face.font);
  const breaks = breaksOf(title);
  const facts = {
    title,
    breaks,
    cut,
    capacity,
    pointSize: typeSizesOf(cut, die).min,
    widerCut: widerCutFor(title, cut, cuts, die),
    charactersThatFit: countThatFit(offsetsOf(title), breaks, capacity),
  };
  const { widerCut, charactersThatFit } = facts;
  return { reason: reasonForNoFit(facts), help: helpToFit(facts), widerCut, charactersThatFit };
}

/**
 * Why a title does not fit, as a sentence.
 *
 * @example 'On two lines of 12 pt it needs 2.31 inches, and a 1/5 cut tab has room for 1.87.'
 */
function reasonForNoFit({ title, breaks, cut, capacity, pointSize }: Misfit): string {
  if (capacity.twoLines === 0 && title.text.includes(lineBreak)) {
    return `It has two lines, and a ${cutName(cut)} cut tab has room for one.`;
  }
  const canTakeTwoLines = capacity.twoLines > 0 && breaks.length > 0;
  const needed = canTakeTwoLines ? title.twoLineWidth : title.oneLineWidth;
  const inches = (width: number) => pointsToInches(width * pointSize) / 1000;
  const needs = (Math.ceil(inches(needed) * 100) / 100).toFixed(2);
  const has = (Math.floor(inches(capacity.oneLine) * 100) / 100).toFixed(2);
  const lines = canTakeTwoLines ? 'two lines' : 'one line';
  return `On ${lines} of ${pointSize} pt it needs ${needs} inches, and a ${cutName(cut)} cut tab has room for ${has}.`;
}

/**
 * What would make a title fit, as a sentence.
 *
 * @example 'Choose a 1/4 cut, or shorten it to about 38 characters.'
 */
function helpToFit({ title, breaks, capacity, widerCut, charactersThatFit }: Misfit): string {
  const wouldFitIfBroken = breaks.length === 0 && title.oneLineWidth <= 2 * capacity.twoLines;
  const shorter = Math.max(1, charactersThatFit);
  const remedies = [
    widerCut && `choose a ${cutName(widerCut)} cut`,
    wouldFitIfBroken && 'add a space where a second line can start',
    `shorten it to about ${shorter} ${shorter === 1 ? 'character' : 'characters'}`,
  ].filter((remedy) => typeof remedy === 'string');
  const sentence = remedies.join(', or ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function widerCutFor(
  title: MeasuredTitle,
  cut: number,
  cuts: CutsData,
  die: DieData,
): number | undefined {
  return offeredCuts(cuts).findLast(
    (wider) => wider < cut && isHeld(title, tabCapacity(wider, die, title.face.font)),
  );
}

/** The most characters from a title's start that fit the tab. */
function countThatFit(
  offsets: readonly number[],
  breaks: readonly LineBreak[],
  { oneLine, twoLines }: TabCapacity,
): number {
  const lastBreak = breaks.findLast(({ end }) => runWidth(offsets, 0, end) <= twoLines);
  const reach = (start: number, capacity: number) =>
    offsets.findLastIndex((_, end) => runWidth(offsets, start, end) <= capacity);
  return Math.max(reach(0, oneLine), lastBreak ? reach(lastBreak.start, twoLines) : 0);
}
