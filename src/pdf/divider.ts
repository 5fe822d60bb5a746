import type { DieData } from '../book/schema.ts';
import { type Part, type Pose, posed, tabParts, tabsUp } from '../drawing/parts.ts';
import { contrast, mixed, readable } from '../layout/look.ts';
import { boxAt, overallBox } from '../layout/sheet.ts';
import type { PdfJob, PdfTab } from './job.ts';
import { type Paper, type ShapeStyle, tone } from './paper.ts';

/** How a part of a divider is printed; `undefined` leaves it out. */
export type StyleOf = (part: Part) => ShapeStyle | undefined;

/** Draws parts of a divider on the page that it lies on. */
export function drawParts(paper: Paper, parts: readonly Part[], pose: Pose, styleOf = inDieCut) {
  for (const part of parts) {
    const style = styleOf(part);
    if (!style) continue;
    const placed = posed(part, pose);
    if ('path' in placed) paper.shape(placed.path, style);
    else {
      const { text, at, points, face, turn } = placed;
      paper.text(text, ...at, { ...face, points, turn, paint: style.fill, align: 'middle' });
    }
  }
}

/** The edge that a die cuts. */
export const dieStroke = { stroke: tone.magenta, linePoints: 0.5 };

/** Parts in the colors of their materials, with their edges. */
function inColors(edge: ShapeStyle): StyleOf {
  return (part) => {
    const { role, color } = part;
    if (role === 'artwork') return { stroke: color, linePoints: 0.5, isDashed: true };
    if (role === 'strip') return { fill: '#dfe9ee' };
    return { fill: color, ...('path' in part && edge) };
  };
}

const inDieCut = inColors(dieStroke);

/** A tab with its title, in red or as a note if the print shop typesets it. */
export function tabOf(tab: PdfTab, die: DieData): Part[] {
  if (!tab.problem) return tabParts(tab, die);
  // Red is hard to read on some colors.
  const ink = contrast(tone.warning, tab.color) < readable ? tone.white : tone.warning;
  const note = { fits: true, lines: ['set by the printer'], pointSize: 8 };
  return tabParts({ ...tab, ink, fit: tab.isForeign ? note : tab.fit }, die);
}

/** The most tabs in a picture, and the most of its height that they take. */
const mostTabs = 60;
const highestInches = 3;

/** How far a sheet shows behind the next one, and how much of the front one shows, at true size. */
const riseInches = 0.11;
const frontInches = 0.9;

/** The least height of a picture, by its width. */
const leastShare = 0.3;

/** Edges in a picture are no die lines. */
const inPicture = inColors({ stroke: tone.soft, linePoints: 0.5 });

/** The table that a set lies on. */
const table = '#e1e6e3';
const stockHex = '#fbf9f4';

/**
 * A picture of the set on a table, to scale, with its tabs at the top, each sheet behind the one
 * before it.
 *
 * @param tabsMax the most tabs to show
 */
export function setPicture(job: PdfJob, widthInches: number, tabsMax = mostTabs) {
  const { die, cut, tabs, look } = job;
  const padding = widthInches * 0.03;
  const sheetInches = widthInches - 2 * padding;
  const scale = sheetInches / overallBox(die).heightInches;
  // The tab that a bank begins with stands clear of the one before it in the same position.
  const rise = Math.max(riseInches, (die.tabExtensionInches * 1.08) / cut) * scale;
  const tabHeight = die.tabExtensionInches * scale;
  const room = highestInches - tabHeight - frontInches * scale;
  const count = Math.min(tabs.length, tabsMax, Math.max(cut, Math.floor(room / rise) + 1));
  const drawnInches = padding + (count - 1) * rise + tabHeight + frontInches * scale;
  const heightInches = Math.max(drawnInches, leastShare * widthInches);
  return {
    heightInches,
    /** The number of tabs that it shows, the first of the set. */
    count,
    draw(paper: Paper, left: number, top: number): void {
      const bottom = top + heightInches;
      paper.box(boxAt(left, top, widthInches, heightInches), { fill: table });
      for (const [index, tab] of [...tabs.slice(0, count).entries()].toReversed()) {
        const y = top + padding + (count - 1 - index) * rise;
        const [x, edge] = [left + padding, y + tabHeight];
        const color = look.isFilm ? stockHex : tab.sheet;
        // Lit from the upper left: with a shadow at its right, and a light edge.
        const shadow = boxAt(x + 0.03, edge + 0.02, sheetInches, bottom - edge - 0.02);
        paper.box(shadow, { fill: mixed('#000000', table, 0.16) });
        const stroke = mixed('#4a4433', color, 0.28);
        const sheet = boxAt(x, edge, sheetInches, bottom - edge);
        paper.box(sheet, { fill: color, stroke, linePoints: 0.5 });
        drawParts(paper, tabOf(tab, die), tabsUp(die, x, y, scale), inPicture);
      }
    },
  };
}
