import type { DieData } from '../schema.ts';

/**
 * The die that cuts a letter divider, and the type its tabs hold. Lengths are in inches. The sheet
 * lies as in a binder: binding edge on the left, tabs on the right.
 */
export const letterDie: DieData = {
  sheet: { widthInches: 8.5, heightInches: 11 },
  /** How far a tab extends beyond the sheet. */
  tabExtensionInches: 0.5,
  /** Kept free at both ends of the edge; the tabs share the rest. */
  edgeMarginInches: 0.5,
  holeDiameterInches: 0.28125,
  /** From the binding edge to the middle of a hole. */
  holeInsetInches: 0.5,
  /** Which cuts are recommended, and the narrowest tab that is. */
  recommended: { minCut: 3, maxCut: 10, minTabInches: 1 },
  /**
   * Type sizes by cut: an entry applies up to its cut, from the entry before it. 1/2, 1/6, 1/8 and
   * 1/13 follow their neighbors.
   */
  typeSizes: [
    { toCut: 3, minPoints: 14, maxPoints: 18 },
    { toCut: 5, minPoints: 12, maxPoints: 12 },
    { toCut: 7, minPoints: 11, maxPoints: 12 },
    { toCut: 12, minPoints: 10, maxPoints: 12 },
    { toCut: 13, minPoints: 10, maxPoints: 11 },
    { toCut: 20, minPoints: 10, maxPoints: 10 },
  ],
  maxTitleLines: 2,
  /** From baseline to baseline, in type sizes. */
  linePitch: 1.15,
  /** Kept free of type: at the two ends of a tab, and at its inner and outer edge. */
  titleMargin: { endsInches: 0.0625, edgesInches: 0.03 },
};
