import type { ProductData } from '../book/schema.ts';
import { recommendedCut } from './cuts.ts';
import { isHeld } from './fit.ts';
import { measureTitle } from './measure.ts';
import { misfitText } from './misfit.ts';
import { bankCount } from './tabs.ts';
import { tabCapacity } from './type-area.ts';

/** A title that doesn't fit its tab. */
interface TitleThatDoesNotFit {
  /** The tab's number in the set, from 1. */
  readonly tab: number;
  readonly title: string;
  /** Why it doesn't fit, and what would help. */
  readonly reason: string;
}

/** The layout of a set of titles at a cut. */
export interface SetLayout {
  /** N of the 1/N cut. */
  readonly cut: number;
  /** N of the cut recommended for these titles. */
  readonly recommendedCut: number;
  /** Tabs in a full bank; the last bank may have fewer. */
  readonly tabsPerBank: number;
  readonly banks: number;
  /** The first of them; `misfits` is their total number. */
  readonly titlesThatDoNotFit: readonly TitleThatDoesNotFit[];
  readonly misfits: number;
}

/** Options of a layout. */
interface Wanted {
  /** N of the 1/N cut; defaults to the recommended one. */
  readonly cut?: number | undefined;
  /** The most titles to explain. */
  readonly reasonsMax?: number;
}

/**
 * Lays out a set of titles at the recommended cut or another: its banks, and the titles that don't
 * fit.
 *
 * @param titles one per tab, in order, at least one; a title of only whitespace is a blank tab and
 * always fits
 */
export function layoutOf(
  titles: readonly string[],
  { cuts, die }: Pick<ProductData, 'cuts' | 'die'>,
  { cut: chosen, reasonsMax = titles.length }: Wanted = {},
): SetLayout {
  const measured = titles.map((title) => measureTitle(title));
  const recommended = recommendedCut(titles.length, cuts, die, measured);
  const cut = chosen ?? recommended;
  const capacity = tabCapacity(cut, die);
  const titlesThatDoNotFit: TitleThatDoesNotFit[] = [];
  let misfits = 0;
  for (const [index, title] of measured.entries()) {
    if (isHeld(title, capacity)) continue;
    misfits += 1;
    if (misfits > reasonsMax) continue;
    const reason = misfitText(title, cut, cuts, die);
    titlesThatDoNotFit.push({ tab: index + 1, title: titles[index] as string, reason });
  }
  return {
    cut,
    recommendedCut: recommended,
    tabsPerBank: cut,
    banks: bankCount(titles.length, cut),
    titlesThatDoNotFit,
    misfits,
  };
}
