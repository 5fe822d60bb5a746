import type { DieData } from '../book/schema.ts';
import { type Part, type Pose, posed, safeArea, tabParts, tabsUp } from '../drawing/parts.ts';
import { titleRoomInches } from '../layout/fit.ts';
import { contrast, readable } from '../layout/look.ts';
import { boxAt, overallBox } from '../layout/sheet.ts';
import { bankRanges } from '../layout/tabs.ts';
import type { PdfJob, PdfTab } from './job.ts';
import { type Page, type Paint, type ShapeStyle, shortened, tone } from './page.ts';

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
      marks.push({ kind: 'text', align: 'middle', ...placed, ...print });
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
  readonly where?: string;
}

/**
 * Draws the tabs of the first banks as in a binder, in small.
 *
 * @returns where it ends
 */
export function drawPicture(
  page: Page,
  job: PdfJob,
  { left, top, widthInches, mostBanks, sheetInches, where = '' }: PicturePlace,
): number {
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
  for (const [behind, own] of sheets.entries()) {
    const y = top + behind * rise;
    const sheet = boxAt(left, y + tabHeight, widthInches, bottom - y - tabHeight);
    page.swatch(job.look.isFilm ? paperHex : (own[0]?.sheet ?? ''), sheet);
    drawTabs(page, own, die, tabsUp(die, left, y, scale), false);
  }
  if (shown === banks.length) return bottom;
  const more = `${banks.length - shown} ${shown > 0 ? 'more ' : ''}banks${where}`;
  page.text(more, left, bottom + 0.22, { points: 9, paint: tone.soft });
  return bottom + 0.25;
}
