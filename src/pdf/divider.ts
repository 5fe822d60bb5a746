import type { DieData } from '../book/schema.ts';
import { type Part, type Pose, posed, safeArea, tabParts } from '../drawing/parts.ts';
import { titleRoomInches } from '../layout/fit.ts';
import { contrast, readable } from '../layout/look.ts';
import { bankRanges } from '../layout/tabs.ts';
import type { PdfJob, PdfTab } from './job.ts';
import { type Page, type Paint, type ShapeStyle, shortened, spelled, tone } from './page.ts';

/** How the parts of a divider are printed, by role. A part without a style is omitted. */
export type Styles = { readonly [Role in Part['role']]?: PartStyle };

interface PartStyle extends ShapeStyle {
  /** Whether it is filled in its own color. */
  readonly hasOwnFill?: boolean;
}

/** Draws parts of a divider on the page that it lies on. */
export function drawParts(
  { marks }: Page,
  parts: readonly Part[],
  pose: Pose,
  styles: Styles,
): void {
  for (const part of parts) {
    const style = styles[part.role];
    if (!style) continue;
    const { hasOwnFill, fill = hasOwnFill ? part.color : undefined, ...look } = style;
    const placed = posed(part, pose);
    if ('path' in placed) marks.push({ kind: 'shape', path: placed.path, ...look, fill });
    else {
      const print = { paint: fill ?? placed.color, layer: style.layer };
      // The name of a file can have letters that no font of ours has.
      const text = part.role === 'note' ? spelled(placed.text) : placed.text;
      marks.push({ kind: 'text', align: 'middle', ...placed, text, ...print });
    }
  }
}

/** Why the print shop typesets a title after asking; `undefined` if it prints as is. */
export function problemOf({ lacking, fit }: PdfTab): string | undefined {
  if (lacking.length > 0) return 'set by the printer: letters our font lacks';
  return fit.fits ? undefined : 'too long for its tab';
}

const note = { lines: ['set by the printer'], pointSize: 8 };

/** A tab with its title: shortened if it doesn't fit, or a note that the print shop typesets it. */
export function tabOf(tab: PdfTab, die: DieData): Part[] {
  if (!problemOf(tab)) return tabParts(tab, die);
  const { lines, pointSize } = tab.lacking.length > 0 ? note : tab.fit;
  const room = titleRoomInches(tab.placement.widthInches, die);
  const cutOff = lines.map((line) => shortened(line, room, pointSize, tab.face));
  return tabParts({ ...tab, fit: { fits: true, lines: cutOff, pointSize } }, die);
}

/** The tabs of every bank. */
export function banksOf({ tabs, cut }: PdfJob): PdfTab[][] {
  return bankRanges(tabs.length, cut).map(({ from, to }) => tabs.slice(from, to));
}

/** The edge that a die cuts. */
export const dieStroke = { stroke: tone.magenta, linePoints: 0.5 };

/** Draws the tabs of a bank with their titles, and the safe area for checking them. */
export function drawTabs(
  page: Page,
  own: readonly PdfTab[],
  die: DieData,
  pose: Pose,
  showsSafeArea: boolean,
): void {
  const edge = showsSafeArea ? dieStroke : { ...dieStroke, stroke: tone.soft };
  for (const one of own) {
    const [tab, ...title] = tabOf(one, die) as [Part, ...Part[]];
    drawParts(page, [tab, safeArea(one.placement, die), ...title], pose, {
      tab: { hasOwnFill: true, ...edge },
      ...(showsSafeArea && { safe: { stroke: tone.cyan, linePoints: 0.4, isDashed: true } }),
      title: problemOf(one) ? { fill: warningOn(one.color) } : {},
    });
  }
}

/** The color of a title that doesn't print as is: red, or white where red is hard to read. */
function warningOn(color: string): Paint {
  return contrast(tone.warning, color) < readable ? tone.white : tone.warning;
}
