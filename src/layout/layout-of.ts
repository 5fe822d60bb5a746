import type { ProductData } from '../book/schema.ts';
import { recommendedCut } from './cuts.ts';
import { isHeld } from './fit.ts';
import { measureTitle } from './measure.ts';
import { misfitText } from './misfit.ts';
import { bankCount } from './tabs.ts';
import { tabCapacity } from './type-area.ts';

/** The layout of a set of titles at a cut. */
export type SetLayout = Readonly<ReturnType<typeof layoutOf>>;

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
    /** Tabs in a full bank; the last bank may have fewer. */
    tabsPerBank: cut,
    banks: bankCount(titles.length, cut),
    /** The first of them: the tab's number, from 1, its title, why it doesn't fit and what would help. */
    titlesThatDoNotFit: misfits.slice(0, reasonsMax).map(([index, title]) => ({
      tab: index + 1,
      title: titles[index] as string,
      reason: misfitText(title, cut, cuts, die),
    })),
    /** How many there are. */
    misfits: misfits.length,
  };
}
