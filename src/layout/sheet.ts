import type { DieData, HolesData } from '../book/schema.ts';

export const pointsPerInch = 72;

export function pointsToInches(points: number): number {
  return points / pointsPerInch;
}

/** A rectangle, from the top left corner of the divider with its binding edge on the left. */
export type Box = Readonly<ReturnType<typeof boxAt>>;

/** A rectangle by its left top corner and its size, in inches. */
export function boxAt(xInches: number, yInches: number, widthInches: number, heightInches: number) {
  return { xInches, yInches, widthInches, heightInches };
}

/** A punched hole: its center, in inches from the top left corner of the divider. */
export type Hole = Readonly<ReturnType<typeof holesOf>[number]>;

/** The divider's size with its tab. */
export function overallBox({ sheet, tabExtensionInches }: DieData): Box {
  return boxAt(0, 0, sheet.widthInches + tabExtensionInches, sheet.heightInches);
}

/** The divider without its tab. */
export function sheetBox({ sheet }: DieData): Box {
  return { xInches: 0, yInches: 0, ...sheet };
}

/**
 * The holes of a divider, top to bottom: on the binding edge, opposite the tabs, centered on the
 * edge.
 *
 * @param holes from the chosen options' effect; `undefined` for none.
 */
export function holesOf(holes: HolesData | undefined, die: DieData) {
  if (!holes) return [];
  const { count, centersInches, insetInches = die.holeInsetInches } = holes;
  const first = die.sheet.heightInches / 2 - ((count - 1) * centersInches) / 2;
  return Array.from({ length: count }, (_, index) => ({
    xInches: insetInches,
    yInches: first + index * centersInches,
    diameterInches: die.holeDiameterInches,
  }));
}
