import type { ChoiceEffect, DieData } from '../book/schema.ts';
import { artworkBox, artworkNote, type BodyPrint, bodyType } from '../layout/body.ts';
import { baselinesOf, centeredLines } from '../layout/fit.ts';
import type { Face } from '../layout/fonts.ts';
import { type Box, holesOf, overallBox, sheetBox } from '../layout/sheet.ts';
import type { TabPlacement } from '../layout/tabs.ts';
import type { DrawnTab } from './frame.ts';
import {
  boxOutline,
  dividerOutline,
  holeOutline,
  type Path,
  type Point,
  sheetOutline,
  stripOutline,
  tabOutline,
} from './outline.ts';

/**
 * A part of a divider. Lists of parts run from back to front, in inches from the divider's top left
 * corner with its binding edge on the left; every drawing of the product is made of them, and styles
 * or omits a part by its role.
 */
export type Part = Outline | Lettering;

export interface Outline {
  readonly role: 'sheet' | 'strip' | 'hole' | 'tab' | 'die' | 'artwork';
  readonly path: Path;
  /** The color of its material, as hex. */
  readonly color?: string;
  /** Whether it is a tab whose title doesn't fit. */
  readonly isMisfit?: boolean;
}

/** A line of print. */
export interface Lettering {
  readonly role: 'title' | 'body' | 'note';
  readonly text: string;
  /** The middle of its baseline. */
  readonly at: Point;
  /** Its direction: degrees clockwise from left to right. */
  readonly turn: number;
  readonly points: number;
  readonly face: Face;
  /** The color of its ink, as hex. */
  readonly color: string;
}

/** A tab with its title as set. */
type SetTab = Pick<DrawnTab, 'placement' | 'fit' | 'face' | 'color' | 'ink'>;

/** The punched sheet without its tab, and its reinforcing strip. */
export function sheetParts(die: DieData, effects: ChoiceEffect, color: string): Outline[] {
  const { holes, edgeStripInches = 0 } = effects;
  const punched = holesOf(holes, die).flatMap(holeOutline);
  const sheet = { role: 'sheet', path: [...sheetOutline(die), ...punched], color } as const;
  if (edgeStripInches === 0) return [sheet];
  return [sheet, { role: 'strip', path: [...stripOutline(edgeStripInches, die), ...punched] }];
}

/** What is cut and drilled: the die line of a divider with its tab, and its holes. */
export function dieParts(tab: TabPlacement, die: DieData, { holes }: ChoiceEffect): Outline[] {
  const drilled = holesOf(holes, die).map((hole): Outline => {
    return { role: 'hole', path: holeOutline(hole) };
  });
  return [{ role: 'die', path: dividerOutline(tab, die) }, ...drilled];
}

export function tabParts(tab: SetTab, die: DieData): Part[] {
  const path = tabOutline(tab.placement, die);
  return [
    { role: 'tab', path, color: tab.color, isMisfit: !tab.fit.fits },
    ...titleParts(tab, die),
  ];
}

export function titleParts({ placement, fit, face, ink }: SetTab, die: DieData): Lettering[] {
  const { widthInches: outer } = overallBox(die);
  const middle = placement.offsetInches + placement.widthInches / 2;
  const type = { role: 'title', turn: 90, points: fit.pointSize, face, color: ink } as const;
  return baselinesOf(fit, die, face).map((down, line) => {
    return { ...type, text: fit.lines[line] as string, at: [outer - down, middle] };
  });
}

/** The text centered on the sheet, and a box for artwork. */
export function bodyParts(body: BodyPrint, die: DieData, ink: string): Part[] {
  const text = centered('body', body.lines, sheetBox(die), ink);
  if (!body.artwork) return text;
  const box = artworkBox(die);
  const noteBox = text.length > 0 ? { ...box, heightInches: 4 * bodyType.pitchInches } : box;
  return [
    ...text,
    { role: 'artwork', path: boxOutline(box), color: ink },
    ...centered('note', [artworkNote(body.artwork, die)], noteBox, ink),
  ];
}

function centered(role: 'body' | 'note', lines: readonly string[], box: Box, color: string) {
  const middle = box.xInches + box.widthInches / 2;
  const type = { role, turn: 0, points: bodyType.points, face: bodyType, color };
  return centeredLines(lines.length, box.heightInches, bodyType).map((down, row): Lettering => {
    return { ...type, text: lines[row] as string, at: [middle, box.yInches + down] };
  });
}

/**
 * How a divider lies on a page: maps its inches to the page's, `x' = ax + cy + e` and
 * `y' = bx + dy + f`. A divider is measured from its top left corner with its binding edge on the
 * left. A pose that mirrors shows its back, unturned.
 */
export type Pose = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A divider as in a binder: tabs on the right, or on the left from behind. */
export function inBinder(die: DieData, left = 0, top = 0, isBack = false): Pose {
  return isBack ? [-1, 0, 0, 1, left + overallBox(die).widthInches, top] : [1, 0, 0, 1, left, top];
}

/** A divider turned so that its tabs are at the top and readable. */
export function tabsUp(die: DieData, left = 0, top = 0, scale = 1): Pose {
  return [0, -scale, scale, 0, left, top + overallBox(die).widthInches * scale];
}

/** A part of a divider in the inches of its page. Print on a back reads as on the front. */
export function posed<Posed extends Part>(part: Posed, pose: Pose): Posed {
  if ('path' in part) {
    const path = part.path.map(
      ([step, ...points]) => [step, ...points.map((point) => at(pose, point))] as const,
    );
    return { ...part, path };
  }
  const [a, b, c, d] = pose;
  const isBack = a * d < b * c;
  const direction = Math.round((Math.atan2(b, a) * 180) / Math.PI);
  const turn = isBack ? -part.turn : part.turn + direction;
  const points = part.points * Math.sqrt(Math.abs(a * d - b * c));
  return { ...part, at: at(pose, part.at), turn, points };
}

function at([a, b, c, d, e, f]: Pose, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}
