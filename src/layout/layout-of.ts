import type { ProductData } from '../book/schema.ts';
import { recommendedCut } from './cuts.ts';
import { isHeld, misfitOf } from './fit.ts';
import { measureTitle } from './measure.ts';
import { bankCount } from './tabs.ts';
import { tabCapacity } from './type-area.ts';

/** A title that will not fit its tab. */
export interface TitleThatDoesNotFit {
  /** The tab's number in the set, from 1. */
  readonly tab: number;
  readonly title: string;
  /** Why, and what would help. */
  readonly reason: string;
}

/** How a set of titles is laid out at the recommended cut. */
export interface SetLayout {
  /** N of the recommended 1/N cut. */
  readonly cut: number;
  /** Tabs in a full bank; the last bank may hold fewer. */
  readonly tabsPerBank: number;
  readonly banks: number;
  readonly titlesThatDoNotFit: readonly TitleThatDoesNotFit[];
}

/**
 * The recommended cut for a set of titles, its banks, and the titles that its tabs will not hold.
 *
 * @param titles one for each tab, in order, at least one; a title of nothing but space is a blank
 *   tab and always fits
 */
export function layoutOf(
  titles: readonly string[],
  { cuts, die }: Pick<ProductData, 'cuts' | 'die'>,
): SetLayout {
  const measured = titles.map((title) => measureTitle(title));
  const cut = recommendedCut(titles.length, cuts, die, measured);
  const capacity = tabCapacity(cut, die);
  const titlesThatDoNotFit: TitleThatDoesNotFit[] = [];
  for (const [index, title] of measured.entries()) {
    if (isHeld(title, capacity)) continue;
    const { reason, help } = misfitOf(title, cut, cuts, die);
    titlesThatDoNotFit.push({
      tab: index + 1,
      title: titles[index] as string,
      reason: `${reason} ${help}`,
    });
  }
  return { cut, tabsPerBank: cut, banks: bankCount(titles.length, cut), titlesThatDoNotFit };
}
