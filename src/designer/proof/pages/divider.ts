import type { DieData } from '../../../book/schema.ts';
import {
  boxPose,
  type Part,
  type Pose,
  posed,
  safeArea,
  tabParts,
  tabsUp,
} from '../../../drawing/parts.ts';
import { artworkBox } from '../../../layout/artwork.ts';
import { contrast } from '../../../layout/look.ts';
import { readable } from '../../../layout/readable-ink.ts';
import { boxAt, overallBox } from '../../../layout/sheet.ts';
import { bankRanges } from '../../../layout/tabs.ts';
import { textWidthInches } from '../../../layout/wrap.ts';
import type { ProofJob, ProofTab } from '../job.ts';
import type { Block } from './blocks.ts';
import {
  type Mark,
  type Paint,
  type Print,
  rectangle,
  type Shape,
  shortened,
  type Text,
  text,
  tone,
} from './page.ts';

/** How the parts of a divider are printed, by role. A part without a style is omitted. */
export type Styles = { readonly [Role in Part['role']]?: Style };

interface Style extends Omit<Shape, 'kind' | 'path' | 'fill'> {
  /** Whether it is filled, or printed, in its own color. */
  readonly fill?: Paint | 'own';
}

/** Parts of a divider as marks of the page that it lies on. */
export function marksOf(parts: readonly Part[], pose: Pose, styles: Styles): Mark[] {
  return parts.flatMap((part): Mark[] => {
    const style = styles[part.role];
    if (!style) return [];
    const { color = '' } = part;
    const fill = style.fill === 'own' ? { hex: color } : style.fill;
    const placed = posed(part, pose);
    if (!('path' in placed)) {
      const paint = fill ?? { hex: color };
      return [textOf(placed, style.layer ? { paint, layer: style.layer } : { paint })];
    }
    const { fill: _, ...line } = style;
    return [{ kind: 'shape', path: placed.path, ...line, ...(fill && { fill }) }];
  });
}

/** The job's artwork, if its pixels are here. */
export function artworkMarks({ body }: ProofJob, pose: Pose, style: Print): Mark[] {
  if (!body?.artwork || !body.picture) return [];
  return [{ kind: 'picture', at: boxPose(pose, artworkBox(body.artwork)), ...style }];
}

function textOf(
  { text, xInches, yInches, turn, points, face }: Extract<Part, { turn: number }>,
  style: Print,
): Text {
  const half = textWidthInches(text, points, face) / 2;
  const direction = (turn * Math.PI) / 180;
  const start = {
    xInches: xInches - half * Math.cos(direction),
    yInches: yInches - half * Math.sin(direction),
  };
  return { kind: 'text', text, ...start, turn, points, face, ...style };
}

/** Returns whether a title is printed as is; the print shop typesets others after asking. */
export function isPrintable(tab: ProofTab): boolean {
  return problemOf(tab) === undefined;
}

/** Why a title doesn't print as is; `undefined` if it does. */
export function problemOf({ lacking, fit }: ProofTab): string | undefined {
  if (lacking.length > 0) return 'set by the printer: letters our font lacks';
  return fit.fits ? undefined : 'too long for its tab';
}

/** The name of a tab's color, if its product has colors. */
export function named({ colorName }: ProofTab): string[] {
  return colorName === '' ? [] : [colorName];
}

const note = { lines: ['set by the printer'], pointSize: 8 };

/** A tab with its title: shortened if it doesn't fit, or a note that the print shop typesets it. */
export function tabOf(tab: ProofTab, die: DieData): Part[] {
  if (isPrintable(tab)) return tabParts(tab, die);
  const { lines, pointSize } = tab.lacking.length > 0 ? note : tab.fit;
  const room = tab.placement.widthInches - 2 * die.titleMargin.endsInches;
  const cutOff = lines.map((line) => shortened(line, room, pointSize, tab.face));
  return tabParts({ ...tab, fit: { fits: true, lines: cutOff, pointSize } }, die);
}

/** The tabs of every bank. */
export function banksOf({ tabs, cut }: ProofJob): ProofTab[][] {
  return bankRanges(tabs.length, cut).map(({ from, to }) => tabs.slice(from, to));
}

/** The edge that a die cuts. */
export const dieStroke = { stroke: tone.magenta, linePoints: 0.5 };

/** The tabs of a bank with their titles, and the safe area for checking them. */
export function tabMarks(
  own: readonly ProofTab[],
  die: DieData,
  pose: Pose,
  showsSafeArea: boolean,
): Mark[] {
  const edge = showsSafeArea ? dieStroke : { ...dieStroke, stroke: tone.soft };
  const safe = { stroke: tone.cyan, linePoints: 0.4, isDashed: true };
  return own.flatMap((one) => {
    const [tab, ...title] = tabOf(one, die);
    const area = showsSafeArea ? [safeArea(one.placement, die)] : [];
    return marksOf([...(tab ? [tab] : []), ...area, ...title], pose, {
      tab: { fill: 'own', ...edge },
      safe,
      title: isPrintable(one) ? {} : { fill: warningOn(one.color) },
    });
  });
}

/** The color of a title that doesn't print as is: red, or white where red is hard to read. */
function warningOn(color: string): Paint {
  return contrast(tone.warning.hex, color) < readable ? tone.white : tone.warning;
}

/** White paper next to a white page. */
const paperHex = '#faf9f5';

/** Where the picture of a set goes, and how many banks it has at most. */
interface PicturePlace {
  readonly left: number;
  readonly top: number;
  readonly widthInches: number;
  readonly mostBanks: number;
  /** How much of the front sheet shows. */
  readonly sheetInches: number;
  /** Where the others are, after their number. */
  readonly where: string;
}

/** The tabs of the first banks as in a binder, in small. */
export function pictureOf(
  job: ProofJob,
  { left, top, widthInches, mostBanks, sheetInches, where }: PicturePlace,
): Block {
  const { die, cut, tabs } = job;
  const banks = banksOf(job);
  const scale = widthInches / overallBox(die).heightInches;
  const tabHeight = die.tabExtensionInches * scale;
  const pitch = tabHeight + 0.14;
  const shown = banks.length > mostBanks ? mostBanks - 1 : banks.length;
  const bottom = top + shown * pitch - 0.14 + sheetInches;
  const isOne = banks.length === 1;
  const sheets = isOne ? tabs.map((tab) => [tab]).toReversed() : banks.slice(0, shown);
  const spare = Math.max(0, (sheetInches - 0.4) / Math.max(cut, shown));
  const rise = isOne ? Math.min(pitch, spare) : pitch + spare;
  const marks = sheets.flatMap((own, behind) => {
    const y = top + behind * rise;
    const edge = boxAt(left, y + tabHeight, widthInches, bottom - y - tabHeight);
    const fill = { hex: job.look.isFilm ? paperHex : (own[0]?.sheet ?? '') };
    return [
      rectangle(edge, { fill, stroke: tone.faint, linePoints: 0.5 }),
      ...tabMarks(own, die, tabsUp(die, left, y, scale), false),
    ];
  });
  if (shown === banks.length) return { marks, bottom };
  const more = `${banks.length - shown} ${shown > 0 ? 'more ' : ''}banks${where}`;
  return {
    marks: [...marks, text(more, left, bottom + 0.22, { points: 9, paint: tone.soft })],
    bottom: bottom + 0.25,
  };
}
