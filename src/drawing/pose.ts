import type { DieData } from '../book/schema.ts';
import { type Box, overallBox } from '../layout/sheet.ts';
import type { Path, Segment } from './outline.ts';
import type { Part } from './parts.ts';

/**
 * How a divider lies on a page: maps its inches to the page's, `x' = ax + cy + e` and
 * `y' = bx + dy + f`. A divider is measured from its top left corner with its binding edge on the
 * left. A pose that mirrors shows its back.
 */
export type Pose = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A divider as in a binder: tabs on the right, or on the left from behind. */
export function inBinder(die: DieData, left: number, top: number, isBack = false): Pose {
  return isBack ? [-1, 0, 0, 1, left + overallBox(die).widthInches, top] : [1, 0, 0, 1, left, top];
}

/** A divider turned so that its tabs are at the top and readable. */
export function tabsUp(die: DieData, left = 0, top = 0, scale = 1, isBack = false): Pose {
  const { widthInches, heightInches } = overallBox(die);
  const bottom = top + widthInches * scale;
  return isBack
    ? [0, -scale, -scale, 0, left + heightInches * scale, bottom]
    : [0, -scale, scale, 0, left, bottom];
}

/** Where a box of a divider lies: maps a square of one unit to it. */
export function boxPose([a, b, c, d, e, f]: Pose, box: Box): Pose {
  const { xInches: x, yInches: y, widthInches: width, heightInches: height } = box;
  return [a * width, b * width, c * height, d * height, a * x + c * y + e, b * x + d * y + f];
}

/** A part of a divider in the inches of its page. Print on a back reads as on the front. */
export function posed<Posed extends Part>(part: Posed, pose: Pose): Posed {
  if ('path' in part) return { ...part, path: posedPath(part.path, pose) };
  const [a, b, c, d] = pose;
  const direction = (part.turn * Math.PI) / 180;
  const side = Math.sign(a * d - b * c);
  const [right, down] = [Math.cos(direction) * side, Math.sin(direction) * side];
  const turn = (Math.atan2(b * right + d * down, a * right + c * down) * 180) / Math.PI;
  const [xInches, yInches] = at(pose, part.xInches, part.yInches);
  const within = part.within && { within: posedPath(part.within, pose) };
  const points = part.points * scaleOf(pose);
  return { ...part, xInches, yInches, turn: Math.round(turn), points, ...within };
}

function posedPath(path: Path, pose: Pose): Path {
  return path.map((segment): Segment => {
    switch (segment[0]) {
      case 'Z':
        return segment;
      case 'C': {
        const [, x1, y1, x2, y2, x, y] = segment;
        return ['C', ...at(pose, x1, y1), ...at(pose, x2, y2), ...at(pose, x, y)];
      }
      default:
        return [segment[0], ...at(pose, segment[1], segment[2])];
    }
  });
}

function at([a, b, c, d, e, f]: Pose, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function scaleOf([a, b, c, d]: Pose): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
