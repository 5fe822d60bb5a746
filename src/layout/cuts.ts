import type { CutsData, DieData, ProductData } from '../book/schema.ts';
import { listed } from '../text/words.ts';
import { isHeld, tabCapacity, typeSizesOf } from './fit.ts';
import { type MeasuredTitle, measureTitle } from './measure.ts';
import { pointsToInches } from './sheet.ts';
import { bankCount, cutName, tabWidthInches } from './tabs.ts';

/** What a product's tabs are cut with. */
export type Cutting = Pick<ProductData, 'cuts' | 'die'>;

/** A set of tabs at one cut. */
export type CutComparison = Readonly<ReturnType<typeof compareCuts>[number]>;

/** Every offered cut, the widest first. */
export function offeredCuts(cuts: CutsData): readonly number[] {
  if (Array.isArray(cuts)) return cuts;
  return Array.from({ length: cuts.max - cuts.min + 1 }, (_, index) => cuts.min + index);
}

const cutWords = 'half third quarter fifth sixth seventh eighth ninth tenth'.split(' ');

/** N of a cut written as `1/5`, `⅕`, `5`, `5-tab`, `1/5 cut` or `one fifth`; NaN for anything else. */
export function cutNamed(text: string): number {
  const plain = text.slice(0, 20).trim().toLowerCase().normalize('NFKD');
  const fraction = plain.replace(/ ?[/\u2044] ?/, '/');
  const name = fraction.replace(/[ -]?cut$/, '').replace(/^(?:one|a)[ -]/, '');
  if (cutWords.includes(name)) return cutWords.indexOf(name) + 2;
  return Number(/^(?:1[/-])?([0-9]{1,2})(?:st|nd|rd|th|[ -]?tabs?)?$/.exec(name)?.[1]);
}

/** The offered cuts in words: `1/2 to 1/15`, or `1/3 and 1/5` if they are a list. */
export function cutsInWords(cuts: CutsData): string {
  return Array.isArray(cuts)
    ? listed(cuts.map(cutName))
    : `${cutName(cuts.min)} to ${cutName(cuts.max)}`;
}

/**
 * Compares every offered cut, the widest first. The recommended one is, of the recommended range, the
 * one that fits the most titles, then the one with the fewest banks, then the widest tabs, which fills
 * every bank if any cut does. If the seller offers no cut in that range, the same rule chooses from
 * all.
 *
 * @param titles one measured title per tab of the set, at least one; blank tabs count
 */
export function compareCuts(titles: readonly MeasuredTitle[], cuts: CutsData, die: DieData) {
  const { minCut, maxCut, minTabInches } = die.recommended;
  const all = offeredCuts(cuts).map((cut) => {
    const capacity = tabCapacity(cut, die, titles[0]?.face.font);
    return {
      /** N of the 1/N cut: the number of tab positions along the edge. */
      cut,
      banks: bankCount(titles.length, cut),
      tabWidthInches: tabWidthInches(cut, die),
      /** The number of titles that don't fit their tabs. */
      titlesThatDoNotFit: titles.filter((title) => !isHeld(title, capacity)).length,
    };
  });
  const usual = all.filter(
    ({ cut, tabWidthInches }) => cut >= minCut && cut <= maxCut && tabWidthInches >= minTabInches,
  );
  const [best] = (usual.length > 0 ? usual : all).toSorted(
    (one, other) => one.titlesThatDoNotFit - other.titlesThatDoNotFit || one.banks - other.banks,
  );
  return all.map((compared) => ({ ...compared, recommended: compared === best }));
}

/**
 * The cut that {@link compareCuts} recommends.
 *
 * @param titles the titles of the tabs, if known
 * @example recommendedCut(12, { min: 2, max: 15 }, die) // 6: two full banks
 */
export function recommendedCut(
  tabCount: number,
  cuts: CutsData,
  die: DieData,
  titles = Array<MeasuredTitle>(tabCount).fill(measureTitle('')),
): number {
  return compareCuts(titles, cuts, die).find(({ recommended }) => recommended)?.cut ?? 1;
}

/** The narrowest cut that fits the most titles, if that is more than with some that don't fit. */
export function betterCut(cuts: readonly CutComparison[], misfits: number) {
  const fewest = Math.min(...cuts.map(({ titlesThatDoNotFit }) => titlesThatDoNotFit));
  return cuts.findLast(({ titlesThatDoNotFit: count }) => count === fewest && count < misfits);
}

/**
 * How much text fits on the tabs of every offered cut, the widest first: the maximum width of a
 * title, and about how many characters of typical text fit on a line at the smallest size.
 */
export function cutRooms({ cuts, die }: Cutting) {
  const all = offeredCuts(cuts);
  const lines = all.map((cut) => tabCapacity(cut, die).oneLine);
  const inches = lines.map((line, index) =>
    pointsToInches((line * typeSizesOf(all[index] as number, die).min) / 1000),
  );
  const usualWidth = measureTitle(usualText).oneLineWidth / usualText.length;
  return {
    cut: all.map(cutName),
    usableInches: inches.map((width) => Math.floor(width * 100) / 100),
    charactersPerLine: lines.map((line) => Math.max(1, Math.floor(line / usualWidth))),
  };
}

const usualText = 'Correspondence and Pleadings';
