import type { DieData } from '../book/schema.ts';
import type { Box, Hole } from './sheet.ts';
import type { TabPlacement } from './tabs.ts';

/** A step of an outline, in inches: move, line, cubic curve, or close. */
export type Segment =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z'];

type Point = readonly [x: number, y: number];

/** Corner radius of the tab's outer corners and of the sheet. */
const tabCornerInches = 0.1;
const sheetCornerInches = 0.06;

/** Distance of a quarter circle's control points toward its corner, as a fraction of the radius. */
const quarter = 0.5523;

/** The die line: a divider with its tab. Starts at the top left corner, tab on the right. */
export function dividerOutline(tab: TabPlacement, die: DieData): Segment[] {
  const { widthInches: width, heightInches: height } = die.sheet;
  const outer = width + die.tabExtensionInches;
  const [top, bottom] = [tab.offsetInches, tab.offsetInches + tab.widthInches];
  const sheet = (x: number, y: number) => ({ at: [x, y] as const, radius: sheetCornerInches });
  const rounded = (x: number, y: number) => ({ at: [x, y] as const, radius: tabCornerInches });
  const sharp = (x: number, y: number) => ({ at: [x, y] as const, radius: 0 });
  return roundedPath([
    sheet(0, 0),
    sheet(width, 0),
    sharp(width, top),
    rounded(outer, top),
    rounded(outer, bottom),
    sharp(width, bottom),
    sheet(width, height),
    sheet(0, height),
  ]);
}

/** The outline of a tab alone, closed along the edge of its sheet. */
export function tabOutline(tab: TabPlacement, die: DieData): Segment[] {
  const { widthInches: width } = die.sheet;
  const outer = width + die.tabExtensionInches;
  const [top, bottom] = [tab.offsetInches, tab.offsetInches + tab.widthInches];
  return roundedPath([
    { at: [width, top], radius: 0 },
    { at: [outer, top], radius: tabCornerInches },
    { at: [outer, bottom], radius: tabCornerInches },
    { at: [width, bottom], radius: 0 },
  ]);
}

/** A rectangle with the given corner radius. */
export function boxOutline(box: Box, radius = 0): Segment[] {
  const { xInches: x, yInches: y, widthInches: width, heightInches: height } = box;
  return roundedPath([
    { at: [x, y], radius },
    { at: [x + width, y], radius },
    { at: [x + width, y + height], radius },
    { at: [x, y + height], radius },
  ]);
}

/** The outline of a hole. */
export function holeOutline({ xInches: x, yInches: y, diameterInches }: Hole): Segment[] {
  const side = diameterInches;
  const [left, top] = [x - side / 2, y - side / 2];
  return boxOutline(
    { xInches: left, yInches: top, widthInches: side, heightInches: side },
    side / 2,
  );
}

function roundedPath(corners: readonly { at: Point; radius: number }[]): Segment[] {
  const path = corners.flatMap(({ at, radius }, index): Segment[] => {
    const before = corners[(index + corners.length - 1) % corners.length]?.at ?? at;
    const after = corners[(index + 1) % corners.length]?.at ?? at;
    const [from, to] = [toward(at, before, radius), toward(at, after, radius)];
    const start: Segment = [index === 0 ? 'M' : 'L', ...from];
    if (radius === 0) return [start];
    const bend = radius * (1 - quarter);
    return [start, ['C', ...toward(at, before, bend), ...toward(at, after, bend), ...to]];
  });
  return [...path, ['Z']];
}

/** The point at a distance from one point toward another. */
function toward([x, y]: Point, [otherX, otherY]: Point, distance: number): Point {
  const share = distance / (Math.hypot(otherX - x, otherY - y) || 1);
  return [x + (otherX - x) * share, y + (otherY - y) * share];
}
