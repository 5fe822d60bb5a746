import type { DieData } from '../../book/schema.ts';
import { type Box, boxAt, pointsPerInch } from '../../layout/sheet.ts';
import type { TabPlacement } from '../../layout/tabs.ts';
import type { DrawnTab } from '../frame.ts';
import type { Point } from '../outline.ts';
import { points, round } from '../svg.ts';
import { shadowReach } from './materials.ts';

/** How the sheets of a set lie. */
export interface ScenePose {
  /** Degrees clockwise by which the front sheet is turned; -90 has its tabs at the top. */
  readonly turn: number;
  /** Further degrees per sheet. */
  readonly fan: number;
  /** How far each sheet shows behind the one before it, in inches toward its tabbed edge. */
  readonly riseInches: number;
  /** The point that sheets turn around, in inches from the top left corner of the front sheet. */
  readonly pivot: readonly [x: number, y: number];
}

/** Sheets exactly on one another, as in a binder. */
export const flat: ScenePose = { turn: 0, fan: 0, riseInches: 0, pivot: [0, 0] };

/** A set fanned out like cards. */
export function fanned(sheets: number, cut: number): ScenePose {
  const isOneBank = sheets <= cut;
  const riseInches = isOneBank ? 0.15 : Math.min(Math.max(0.11, 0.56 / cut), 4.2 / sheets);
  const fan = -(isOneBank ? 10 : 5) / Math.max(4, sheets - 1);
  return { turn: -80, fan, riseInches, pivot: [2.5, -1] };
}

/** A set on a desk, tabs up: every tab of every bank is seen in full. */
export function onDesk(sheets: number, cut: number, die: DieData): ScenePose {
  const riseInches =
    sheets <= cut ? Math.min(0.34, 1.7 / sheets) : (die.tabExtensionInches * 1.16) / cut;
  return { turn: -90, fan: -2.4 / Math.max(4, sheets - 1), riseInches, pivot: [0, 0] };
}

/** The pose of a set on a desk, and the part of the desk that has all of it with its shadow. */
export function desk(tabs: readonly DrawnTab[], cut: number, die: DieData) {
  const pose = onDesk(tabs.length, cut, die);
  const { xInches, yInches, widthInches, heightInches } = extentOf(pose, die, tabs);
  const margin = shadowReach / pointsPerInch;
  const size = [widthInches + 2 * margin, heightInches + 2 * margin] as const;
  return { pose, view: [xInches - margin, yInches - margin, ...size] as const };
}

/** The pose of a sheet as an SVG transform. */
export function transform(pose: ScenePose, depth: number): string {
  const { turn, fan, riseInches, pivot } = pose;
  const rotation = `rotate(${round(turn + fan * depth, 100)} ${pivot.map(points).join(' ')})`;
  return `${rotation}translate(${points(riseInches * depth)} 0)`;
}

/** The middle of a tab in the inches of the view, and the direction of its title in degrees. */
export function tabMiddle(pose: ScenePose, die: DieData, tab: TabPlacement, depth: number) {
  const x = die.sheet.widthInches + die.tabExtensionInches / 2;
  const at = onTable(pose, depth, [x, tab.offsetInches + tab.widthInches / 2]);
  return { at, turn: pose.turn + pose.fan * depth + 90 };
}

/** A point of a sheet in the inches of the view. */
function onTable({ turn, fan, riseInches, pivot }: ScenePose, depth: number, [x, y]: Point): Point {
  const angle = ((turn + fan * depth) * Math.PI) / 180;
  const [right, down] = [x + riseInches * depth - pivot[0], y - pivot[1]];
  return [
    pivot[0] + right * Math.cos(angle) - down * Math.sin(angle),
    pivot[1] + right * Math.sin(angle) + down * Math.cos(angle),
  ];
}

/** The extent of sheets with their tabs, in the inches of the view. */
export function extentOf(pose: ScenePose, die: DieData, tabs: readonly DrawnTab[]): Box {
  const { widthInches: width, heightInches: height } = die.sheet;
  const corners = tabs.flatMap(({ placement: { offsetInches: from, widthInches } }, depth) => {
    const ofSheet = [0, width].flatMap((x) => [0, height].map((y): Point => [x, y]));
    const ofTab = [from, from + widthInches].map((y): Point => [width + die.tabExtensionInches, y]);
    return [...ofSheet, ...ofTab].map((at) => onTable(pose, depth, at));
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return boxAt(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
}
