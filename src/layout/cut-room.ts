import type { ProductData } from '../book/schema.ts';
import { offeredCuts } from './cuts.ts';
import { measureTitle } from './measure.ts';
import { cutName } from './tabs.ts';
import { pointsToInches, tabCapacity, typeSizesOf } from './type-area.ts';

/** How much text fits on a tab of one cut. */
export interface CutRoom {
  /** `1/5` */
  readonly cut: string;
  /** The maximum width of a title, in inches. */
  readonly usableInches: number;
  /** The type sizes in points: `11-12`. */
  readonly type: string;
  /** About how many characters of typical text fit on a line at the smallest type size. */
  readonly charactersPerLine: number;
}

/** How much text fits on the tabs of every offered cut, the widest first. */
export function cutRooms({ cuts, die }: Pick<ProductData, 'cuts' | 'die'>): CutRoom[] {
  return offeredCuts(cuts).map((cut) => {
    const { min, max } = typeSizesOf(cut, die);
    const { oneLine } = tabCapacity(cut, die);
    return {
      cut: cutName(cut),
      usableInches: Math.floor((pointsToInches(oneLine * min) / 1000) * 100) / 100,
      type: min === max ? String(min) : `${min}-${max}`,
      charactersPerLine: Math.max(1, Math.floor(oneLine / usualCharacterWidth)),
    };
  });
}

const usualText = 'Correspondence and Pleadings';

/** Of typical text, in thousandths of the type size. */
const usualCharacterWidth = measureTitle(usualText).oneLineWidth / usualText.length;
