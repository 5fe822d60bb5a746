import type { DieData } from '../book/schema.ts';
import { type Box, type Hole, sheetBox } from '../layout/sheet.ts';
import type { TabPlacement } from '../layout/tabs.ts';

export type Point = readonly [x: number, y: number];

/** A step of an outline with its points in inches: move, line, cubic curve, or close. */
type Step = readonly ['M' | 'L' | 'C' | 'Z', ...points: Point[]];

export type Path = readonly Step[];

type Corner = readonly [...Point, radius: number];

/** The die line: a divider with its tab. Starts at the top left corner, tab on the right. */
export function dividerOutline(tab: TabPlacement, die: DieData): Path {
  const { widthInches: width, heightInches: height } = die.sheet;
  const radius = radiusOf(tab, die);
  const sheetRadius = Math.min(radius, die.edgeMarginInches);
  const inner = Math.min(radius, die.edgeMarginInches - sheetRadius);
  return roundedPath([
    [0, 0, radius],
    [width, 0, sheetRadius],
    ...tabCorners(tab, die, width, inner),
    [width, height, sheetRadius],
    [0, height, radius],
  ]);
}

/**
 * The outline of a tab alone, closed along the edge of its sheet.
 *
 * @param lapInches how far its film reaches onto the sheet
 */
export function tabOutline(tab: TabPlacement, die: DieData, lapInches = 0): Path {
  return roundedPath(tabCorners(tab, die, die.sheet.widthInches - lapInches, 0));
}

/** The radius of a divider's corners if its die doesn't say. */
const usualCornerInches = 0.125;

function radiusOf({ widthInches }: TabPlacement, die: DieData): number {
  const { cornerInches = usualCornerInches, tabExtensionInches } = die;
  return Math.min(cornerInches, widthInches / 4, tabExtensionInches / 2);
}

/** The ends of a tab's base and, between them, of its tip, top to bottom. */
function tabCorners(tab: TabPlacement, die: DieData, base: number, baseRadius: number): Corner[] {
  const { offsetInches: top, widthInches: length } = tab;
  const [tip, bottom] = [die.sheet.widthInches + die.tabExtensionInches, top + length];
  const taper = Math.min(die.tabTaperInches ?? 0, length / 8);
  const radius = radiusOf(tab, die);
  return [
    [base, top, baseRadius],
    [tip, top + taper, radius],
    [tip, bottom - taper, radius],
    [base, bottom, baseRadius],
  ];
}

export function sheetOutline(die: DieData): Path {
  return boxOutline(sheetBox(die), die.cornerInches ?? usualCornerInches);
}

/** The outline of a strip along the binding edge. */
export function stripOutline(widthInches: number, die: DieData): Path {
  const radius = Math.min(die.cornerInches ?? usualCornerInches, widthInches);
  return boxOutline({ ...sheetBox(die), widthInches }, radius, 0);
}

/** A rectangle with rounded corners, by default alike. */
export function boxOutline(box: Box, radius = 0, rightRadius = radius): Path {
  const { xInches: x, yInches: y, widthInches: width, heightInches: height } = box;
  return roundedPath([
    [x, y, radius],
    [x + width, y, rightRadius],
    [x + width, y + height, rightRadius],
    [x, y + height, radius],
  ]);
}

/** The outline of a hole, which runs the other way around than a sheet's, and so is cut out of it. */
export function holeOutline({ xInches: x, yInches: y, diameterInches }: Hole): Path {
  const radius = diameterInches / 2;
  const at = (right: number, down: number): Corner => {
    return [x + right * radius, y + down * radius, radius];
  };
  return roundedPath([at(-1, -1), at(-1, 1), at(1, 1), at(1, -1)]);
}

/** A closed path with its corners rounded by arcs, which are drawn as cubic curves. */
function roundedPath(corners: readonly Corner[]): Path {
  const points = corners.map(([x, y]): Point => [x, y]);
  const path = corners.flatMap(([x, y, radius], index): Step[] => {
    const at: Point = [x, y];
    const [before = at, after = at] = [points.at(index - 1), points[index + 1] ?? points[0]];
    const turn = turnAt(before, at, after);
    const cut = radius * Math.tan(turn / 2);
    const start: Step = [index === 0 ? 'M' : 'L', toward(at, before, cut)];
    if (cut === 0) return [start];
    const bend = cut - (4 / 3) * Math.tan(turn / 4) * radius;
    return [
      start,
      ['C', toward(at, before, bend), toward(at, after, bend), toward(at, after, cut)],
    ];
  });
  return [...path, ['Z']];
}

/** By how much a path turns at a corner, in radians, regardless of the direction. */
function turnAt(before: Point, [x, y]: Point, after: Point): number {
  const [x1, y1] = [x - before[0], y - before[1]];
  const [x2, y2] = [after[0] - x, after[1] - y];
  return Math.abs(Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2));
}

/** The point at a distance from one point toward another. */
function toward([x, y]: Point, [otherX, otherY]: Point, distance: number): Point {
  const share = distance / (Math.hypot(otherX - x, otherY - y) || 1);
  return [x + (otherX - x) * share, y + (otherY - y) * share];
}
