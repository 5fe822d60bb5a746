import type { DieData } from '../book/schema.ts';

/** The place of one tab on the tabbed edge of its divider. */
export type TabPlacement = Readonly<ReturnType<typeof tabPlacement>>;

/**
 * A cut as the trade writes it.
 *
 * @example cutName(5) // '1/5'
 */
export function cutName(cut: number): string {
  return `1/${cut}`;
}

/**
 * The width of a tab at 1/`cut` cut: the tabs of a bank share the edge between its margins.
 *
 * @example tabWidthInches(5, die) // 2
 */
export function tabWidthInches(cut: number, { sheet, edgeMarginInches }: DieData): number {
  return (sheet.heightInches - 2 * edgeMarginInches) / cut;
}

/** The number of banks that `tabCount` tabs make at 1/`cut` cut; the last may be short. */
export function bankCount(tabCount: number, cut: number): number {
  return Math.ceil(tabCount / cut);
}

/** The tabs of a bank: their indexes in the set from 0, the last one not included. */
export type BankRange = Readonly<ReturnType<typeof bankRanges>[number]>;

/** The banks of a set, first to last. */
export function bankRanges(tabCount: number, cut: number) {
  return Array.from({ length: bankCount(tabCount, cut) }, (_, bank) => ({
    from: bank * cut,
    to: Math.min(tabCount, (bank + 1) * cut),
  }));
}

/**
 * The place of tab number `tab` at 1/`cut` cut. Both are whole numbers from 1.
 *
 * @example tabPlacement(7, 5, die) // bank 2, position 2, 2.5 inches down, 2 inches wide
 */
export function tabPlacement(tab: number, cut: number, die: DieData) {
  const before = (tab - 1) % cut;
  const widthInches = tabWidthInches(cut, die);
  return {
    /** The tab's number in its set, from 1. */
    tab,
    /** The staggered row it belongs to, from 1. */
    bank: bankCount(tab, cut),
    /** Its position in the bank, from 1, top to bottom. */
    position: before + 1,
    /** From the top of the sheet to the top of the tab. */
    offsetInches: die.edgeMarginInches + before * widthInches,
    /** The tab's length along the edge. */
    widthInches,
  };
}
