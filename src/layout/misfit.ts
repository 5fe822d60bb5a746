import type { MeasuredTitle } from './measure.ts';
import { cutName } from './tabs.ts';
import { pointsToInches, type TabCapacity } from './type-area.ts';

/** All that is to be said about a title that does not fit. */
export interface Misfit {
  readonly title: MeasuredTitle;
  readonly cut: number;
  readonly capacity: TabCapacity;
  readonly pointSize: number;
  readonly widerCut: number | undefined;
  readonly charactersThatFit: number;
}

/**
 * Why a title does not fit, as a sentence.
 *
 * @example 'On two lines of 12 pt it needs 2.31 inches, and a 1/5 cut tab has room for 1.87.'
 */
export function reasonForNoFit({ title, cut, capacity, pointSize }: Misfit): string {
  const canTakeTwoLines = capacity.twoLines > 0 && title.breaks.length > 0;
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
 * @example 'Take a 1/4 cut, or shorten it to about 38 characters.'
 */
export function helpToFit({ title, capacity, widerCut, charactersThatFit }: Misfit): string {
  const wouldFitIfBroken = title.breaks.length === 0 && title.oneLineWidth <= 2 * capacity.twoLines;
  const shorter = Math.max(1, charactersThatFit);
  const remedies = [
    widerCut && `take a ${cutName(widerCut)} cut`,
    wouldFitIfBroken && 'put a space where a second line may begin',
    `shorten it to about ${shorter} ${shorter === 1 ? 'character' : 'characters'}`,
  ].filter((remedy) => typeof remedy === 'string');
  const sentence = remedies.join(', or ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
