import type { DieData } from '../../../book/schema.ts';
import type { Segment } from '../../../layout/outline.ts';
import { overallBox } from '../../../layout/sheet.ts';
import type { Text } from './page.ts';

/**
 * One side of a divider on a page: maps positions on the divider to the page. A divider is measured
 * from its top left corner with the binding edge on the left.
 */
export interface Side {
  readonly isBack: boolean;
  readonly scale: number;
  /** Maps a position on the divider to the page. */
  at(x: number, y: number): readonly [x: number, y: number];
}

/** A divider as in a binder: tabs on the right, or on the left from behind. */
export function inBinder(die: DieData, left: number, top: number, isBack = false): Side {
  const { widthInches } = overallBox(die);
  return {
    isBack,
    scale: 1,
    at: (x, y) => [left + (isBack ? widthInches - x : x), top + y],
  };
}

/** A divider turned so that its tabs are at the top and readable. */
export function tabsUp(die: DieData, left: number, top: number, scale = 1, isBack = false): Side {
  const { widthInches, heightInches } = overallBox(die);
  return {
    isBack,
    scale,
    at: (x, y) => [left + (isBack ? heightInches - y : y) * scale, top + (widthInches - x) * scale],
  };
}

/** An outline mapped to its page. */
export function placed(path: readonly Segment[], { at }: Side): Segment[] {
  return path.map((segment): Segment => {
    switch (segment[0]) {
      case 'Z':
        return segment;
      case 'C':
        return [
          'C',
          ...at(segment[1], segment[2]),
          ...at(segment[3], segment[4]),
          ...at(segment[5], segment[6]),
        ];
      default:
        return [segment[0], ...at(segment[1], segment[2])];
    }
  });
}

/** A line of text at a position on the divider, in a direction relative to it. */
export function placedText(
  { x, y, runs }: { x: number; y: number; runs: readonly [x: number, y: number] },
  { at, scale }: Side,
  { points, ...style }: Omit<Text, 'kind' | 'xInches' | 'yInches' | 'turn'>,
): Text {
  const [xInches, yInches] = at(x, y);
  const [toX, toY] = at(x + runs[0], y + runs[1]);
  const turn = Math.round((Math.atan2(toY - yInches, toX - xInches) * 180) / Math.PI);
  return { kind: 'text', ...style, points: points * scale, xInches, yInches, turn };
}
