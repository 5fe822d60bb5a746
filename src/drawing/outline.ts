import type { DieData } from '../book/schema.ts';
import { type Box, type Hole, sheetBox } from '../layout/sheet.ts';
import type { TabPlacement } from '../layout/tabs.ts';

export type Point = readonly [x: number, y: number];

/** A step of an outline with its points in inches: move, line, cubic curve, or close. */
type Step = readonly ['M' | 'L' | 'C' | 'Z', ...points: Point[]];

export type Path = readonly Step[];

interface Corner {
  readonly at: Point;
  readonly radius: number;
}

/** The die line: a divider with its tab. Starts at the top left corner, tab on the right. */
export function dividerOutline(tab: TabPlacement, die: DieData): Path {
  const { widthInches: width, heightInches: height } = die.sheet;
  const { radius, base, tip } = shapeOf(tab, die);
  const sheetRadius = Math.min(radius, die.edgeMarginInches);
  const inner = Math.min(radius, die.edgeMarginInches - sheetRadius);
  const [top, bottom] = base;
  return roundedPath([
    { at: [0, 0], radius },
    { at: [width, 0], radius: sheetRadius },
    { at: top, radius: inner },
    ...tip.map((at) => ({ at, radius })),
    { at: bottom, radius: inner },
    { at: [width, height], radius: sheetRadius },
    { at: [0, height], radius },
  ]);
}

/**
 * The outline of a tab alone, closed along the edge of its sheet.
 *
 * @param lapInches how far its film reaches onto the sheet
 */
export function tabOutline(tab: TabPlacement, die: DieData, lapInches = 0): Path {
  const { radius, base, tip } = shapeOf(tab, die);
  const [top, bottom] = base;
  const onSheet = ([x, y]: Point): Corner => ({ at: [x - lapInches, y], radius: 0 });
  return roundedPath([onSheet(top), ...tip.map((at) => ({ at, radius })), onSheet(bottom)]);
}

/** The radius of a divider's corners if its die doesn't say. */
const usualCornerInches = 0.125;

/** The radius of a tab's corners, and the ends of its base and of its tip, top to bottom. */
function shapeOf({ offsetInches: top, widthInches: length }: TabPlacement, die: DieData) {
  const { sheet, tabExtensionInches: extension } = die;
  const taper = Math.min(die.tabTaperInches ?? 0, length / 8);
  const radius = Math.min(die.cornerInches ?? usualCornerInches, length / 4, extension / 2);
  const ends = (x: number, inset: number): [Point, Point] => {
    return [
      [x, top + inset],
      [x, top + length - inset],
    ];
  };
  const base = ends(sheet.widthInches, 0);
  return { radius, base, tip: ends(sheet.widthInches + extension, taper) };
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
    { at: [x, y], radius },
    { at: [x + width, y], radius: rightRadius },
    { at: [x + width, y + height], radius: rightRadius },
    { at: [x, y + height], radius },
  ]);
}

/** The outline of a hole, which runs the other way around than a sheet's, and so is cut out of it. */
export function holeOutline({ xInches: x, yInches: y, diameterInches }: Hole): Path {
  const radius = diameterInches / 2;
  const at = (right: number, down: number): Corner => ({
    at: [x + right * radius, y + down * radius],
    radius,
  });
  return roundedPath([at(-1, -1), at(-1, 1), at(1, 1), at(1, -1)]);
}

/** A closed path with its corners rounded by arcs, which are drawn as cubic curves. */
function roundedPath(corners: readonly Corner[]): Path {
  const path = corners.flatMap(({ at, radius }, index): Step[] => {
    const before = corners[(index + corners.length - 1) % corners.length]?.at ?? at;
    const after = corners[(index + 1) % corners.length]?.at ?? at;
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
function turnAt(before: Point, at: Point, after: Point): number {
  const [x1, y1] = [at[0] - before[0], at[1] - before[1]];
  const [x2, y2] = [after[0] - at[0], after[1] - at[1]];
  return Math.abs(Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2));
}

/** The point at a distance from one point toward another. */
function toward([x, y]: Point, [otherX, otherY]: Point, distance: number): Point {
  const share = distance / (Math.hypot(otherX - x, otherY - y) || 1);
  return [x + (otherX - x) * share, y + (otherY - y) * share];
}
