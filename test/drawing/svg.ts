import type { DieData } from '../../src/book/schema.ts';
import { holesOf } from '../../src/layout/sheet.ts';
import type { TabPlacement } from '../../src/layout/tabs.ts';

/** A rectangle in inches. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const pointsPerInch = 72;

/** The paths of a drawing with some role, or of any: their closed outlines, and their fills. */
export function shapes(svg: string, role = '\\w+') {
  const paths = RegExp(`<path class="drawn-${role}[ "][^>]*? d="([^"]*)"(?: fill="([^"]*)")?`, 'g');
  return [...svg.matchAll(paths)].map(([, d = '', fill = '']) => ({ boxes: boxesOf(d), fill }));
}

/** The extents of a path's closed outlines. The control points of a rounded corner lie on its edges. */
export function boxesOf(d: string): Box[] {
  return d
    .split('Z')
    .filter(Boolean)
    .map((outline) => boxAround((outline.match(/-?[\d.]+/g) ?? []).map(Number)));
}

/** @param numbers x and y by turns, in points. */
export function boxAround(numbers: readonly number[]): Box {
  const xs = numbers.filter((_, index) => index % 2 === 0).map((x) => x / pointsPerInch);
  const ys = numbers.filter((_, index) => index % 2 === 1).map((y) => y / pointsPerInch);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The lines of titles in a drawing; positions are in inches. */
export function texts(svg: string) {
  const line =
    /<text class="drawn-title" x="([-\d.]+)" y="([-\d.]+)"[^>]*? font-size="([\d.]+)"[^>]*>([^<]*)</g;
  return [...svg.matchAll(line)].map(([, x, y, points, text = '']) => ({
    text,
    x: Number(x) / pointsPerInch,
    y: Number(y) / pointsPerInch,
    points: Number(points),
  }));
}

/** Where a drawing shows a point of a divider, in inches. */
export type At = (x: number, y: number) => readonly [x: number, y: number];

/** Where a drawing shows the parts of a divider, by the layout. */
export function partsIn(at: At, die: DieData) {
  const { widthInches: width, heightInches: height } = die.sheet;
  const boxIn = (x: number, y: number, width: number, height: number): Box => {
    const [[x1, y1], [x2, y2]] = [at(x, y), at(x + width, y + height)];
    const size = { width: Math.abs(x1 - x2), height: Math.abs(y1 - y2) };
    return { x: Math.min(x1, x2), y: Math.min(y1, y2), ...size };
  };
  return {
    sheet: boxIn(0, 0, width, height),
    whole: boxIn(0, 0, width + die.tabExtensionInches, height),
    strip: boxIn(0, 0, 0.75, height),
    holes: holesOf({ count: 3, centersInches: 4.25 }, die).map(
      ({ xInches, yInches, diameterInches: side }) =>
        boxIn(xInches - side / 2, yInches - side / 2, side, side),
    ),
    tab: ({ offsetInches, widthInches }: TabPlacement) =>
      boxIn(width, offsetInches, die.tabExtensionInches, widthInches),
  };
}

export const isNear = (one: number, other: number) => Math.abs(one - other) < 0.01;

/** The boxes of the layout that a drawing lacks or has elsewhere. */
export function missing(expected: readonly Box[], drawn: readonly Box[]): Box[] {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return expected.filter(
    (box) => !drawn.some((other) => sides.every((side) => isNear(box[side], other[side]))),
  );
}
