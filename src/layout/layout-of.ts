import type { DieData } from '../book/schema.ts';
import { counted } from '../text/counts.ts';
import { capitalized } from '../text/words.ts';
import { type Cutting, offeredCuts, recommendedCut } from './cuts.ts';
import { isHeld, type TabCapacity, tabCapacity, typeSizesOf } from './fit.ts';
import { type TitleFont, titleFonts, usualFont } from './fonts.ts';
import { isInFont, lacking } from './glyphs.ts';
import { lineBreak, type MeasuredTitle, measureTitle } from './measure.ts';
import { pointsToInches } from './sheet.ts';
import { bankCount, cutName } from './tabs.ts';

/** The layout of a set of titles at a cut. */
export type SetLayout = Readonly<ReturnType<typeof layoutOf>>;

/**
 * Lays out a set of titles at the recommended cut or another: its banks, and the titles that don't
 * fit.
 *
 * @param titles one per tab, in order, at least one; a title of only whitespace is a blank tab and
 * always fits
 * @param chosen N of the 1/N cut; defaults to the recommended one
 * @param reasonsMax the most titles to explain
 */
export function layoutOf(
  titles: readonly string[],
  { cuts, die }: Cutting,
  { cut: chosen, reasonsMax = titles.length }: { cut?: number; reasonsMax?: number } = {},
) {
  const measured = titles.map((title) => measureTitle(title));
  const recommended = recommendedCut(titles.length, cuts, die, measured);
  const cut = chosen ?? recommended;
  const capacity = tabCapacity(cut, die);
  const misfits = [...measured.entries()].filter(([, title]) => !isHeld(title, capacity));
  return {
    /** N of the 1/N cut. */
    cut,
    /** N of the cut recommended for these titles. */
    recommendedCut: recommended,
    banks: bankCount(titles.length, cut),
    /** The first of them: the tab's number, from 1, its title, why it doesn't fit and what would help. */
    titlesThatDoNotFit: misfits.slice(0, reasonsMax).map(([index, title]) => ({
      tab: index + 1,
      title: titles[index] as string,
      reason: misfitText(title, cut, { cuts, die }),
    })),
    /** How many there are. */
    misfits: misfits.length,
  };
}

/**
 * Explains why a title doesn't fit a 1/`cut` cut tab, and what would help. Only for a title that
 * {@link isHeld} rejects.
 *
 * @param cuts the offered cuts, for advice on a wider one
 * @example 'On two lines of 12 pt it needs 2.31 inches, and a 1/5 cut tab has room for 1.87. Choose
 * a 1/4 cut, or shorten it to about 38 characters.'
 */
export function misfitText(title: MeasuredTitle, cut: number, { cuts, die }: Cutting): string {
  const { font } = title.face;
  const capacity = tabCapacity(cut, die, font);
  const widerCut = offeredCuts(cuts).findLast(
    (wider) => wider < cut && isHeld(title, tabCapacity(wider, die, font)),
  );
  const wouldFitIfBroken = title.breaks.length === 0 && title.oneLineWidth <= 2 * capacity.twoLines;
  const remedies = [
    widerCut && `choose a ${cutName(widerCut)} cut`,
    wouldFitIfBroken && 'add a space where a second line can start',
    `shorten it to about ${counted(countThatFit(title, capacity), 'character')}`,
  ].filter((remedy) => typeof remedy === 'string');
  return `${reasonFor(title, cut, die)} ${capitalized(remedies.join(', or '))}.`;
}

/** The width that a title needs in the cut's smallest type, and the width that there is. */
function reasonFor(title: MeasuredTitle, cut: number, die: DieData): string {
  const { oneLine, twoLines } = tabCapacity(cut, die, title.face.font);
  if (twoLines === 0 && title.text.includes(lineBreak)) {
    return `It has two lines, and a ${cutName(cut)} cut tab has room for one.`;
  }
  const { min } = typeSizesOf(cut, die);
  const isBroken = twoLines > 0 && title.breaks.length > 0;
  const inches = (width: number) => pointsToInches(width * min) / 1000;
  const needs = Math.ceil(inches(isBroken ? title.twoLineWidth : title.oneLineWidth) * 100) / 100;
  const has = Math.floor(inches(oneLine) * 100) / 100;
  const lines = isBroken ? 'two lines' : 'one line';
  return `On ${lines} of ${min} pt it needs ${needs.toFixed(2)} inches, and a ${cutName(cut)} cut tab has room for ${has.toFixed(2)}.`;
}

/** The most characters from a title's start that fit the tab; at least 1. */
function countThatFit({ offsets, breaks }: MeasuredTitle, { oneLine, twoLines }: TabCapacity) {
  const widthTo = (end: number, start = 0) => (offsets[end] ?? 0) - (offsets[start] ?? 0);
  const lastBreak = breaks.findLast(({ end }) => widthTo(end) <= twoLines);
  const reach = (start: number, capacity: number) =>
    offsets.findLastIndex((_, end) => widthTo(end, start) <= capacity);
  return Math.max(1, reach(0, oneLine), lastBreak ? reach(lastBreak.start, twoLines) : 0);
}

/**
 * What becomes of letters that a font lacks: the usual font prints them, or the printer sets the
 * titles. `undefined` if it lacks none.
 *
 * @example lackingText(['Договор 契約'], 'archivo-narrow')
 * // 'Archivo Narrow lacks Д о г в р: they print in Arimo. ...'
 */
export function lackingText(titles: readonly string[], font: TitleFont): string | undefined {
  const missing = [...new Set(titles.flatMap((title) => lacking(title, font)))];
  const foreign = missing.filter((letter) => !isInFont(letter));
  const substituted = missing.filter((letter) => isInFont(letter));
  const sentences = [
    substituted.length > 0 &&
      `${titleFonts[font]} lacks ${some(substituted)}; we print ${substituted.length === 1 ? 'it' : 'them'} in ${titleFonts[usualFont]}.`,
    foreign.length > 0 &&
      `Our fonts lack ${some(foreign)}. The printer sets ${titles.length === 1 ? 'this title; you see it' : 'these titles; you see them'} on the e-mailed proof.`,
  ].filter((sentence) => sentence !== false);
  return sentences.join(' ') || undefined;
}

function some(letters: readonly string[]): string {
  return letters.slice(0, 8).join(' ') + (letters.length > 8 ? ' and others' : '');
}
