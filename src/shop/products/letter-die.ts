import type { DieData } from '../../book/schema.ts';

/**
 * The die that cuts a letter-size divider, and the type sizes of its tabs. Lengths are in inches.
 * The sheet is oriented as in a binder: binding edge on the left, tabs on the right.
 *
 * `tabExtensionInches`: how far a tab extends beyond the sheet. `edgeMarginInches`: the margin at both
 * ends of the edge; the tabs share the rest. `cornerInches`: the radius of every corner.
 * `tabTaperInches`: how far each end of a tab slants inward toward its tip. `holeInsetInches`: from the
 * binding edge to the center of a hole. `recommended`: the range of cuts, and the narrowest tab.
 *
 * `typeSizes`: by cut; each entry applies to cuts above the previous entry's, up to its own. A title
 * shrinks to 70 % of the largest size before it takes a second line. `linePitch`: baseline to baseline,
 * in multiples of the type size. `titleMargin`: without type at both ends of a tab, and at its inner and
 * outer edge.
 */
export const letterDie: DieData = {
  sheet: { widthInches: 8.5, heightInches: 11 },
  tabExtensionInches: 0.5,
  edgeMarginInches: 0.5,
  cornerInches: 0.1,
  tabTaperInches: 0.04,
  holeDiameterInches: 0.28125,
  holeInsetInches: 0.5,
  recommended: { minCut: 3, maxCut: 10, minTabInches: 1 },
  typeSizes: [
    { toCut: 3, minPoints: 13, maxPoints: 18 },
    { toCut: 12, minPoints: 9, maxPoints: 12 },
    { toCut: 13, minPoints: 8, maxPoints: 11 },
    { toCut: 20, minPoints: 7, maxPoints: 10 },
  ],
  maxTitleLines: 2,
  linePitch: 1.15,
  titleMargin: { endsInches: 0.0625, edgesInches: 0.03 },
};

/**
 * Holes along the binding edge, centered on it: how many, and the distance between centers. Slant-D
 * rings need `insetInches` too, their own distance from the edge.
 */
export const holePatterns = {
  ringBinder: { count: 3, centersInches: 4.25 },
  fileFastener: { count: 2, centersInches: 2.75 },
} as const;
