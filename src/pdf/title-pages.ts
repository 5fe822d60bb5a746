import { boxAt } from '../layout/sheet.ts';
import { problemOf } from './divider.ts';
import type { PdfJob, PdfTab } from './job.ts';
import { letterMargin, letterSize, Page, spelled, tone, widthOf, wrapped } from './page.ts';

const margin = letterMargin;
const fullWidth = letterSize.widthInches - 2 * margin;
const top = 1.25;
const roomInches = letterSize.heightInches - 0.8 - top;
const points = 10;
const pitchInches = 0.17;
const rowInches = 0.24;
const gap = 0.35;
const numberRoom = 0.42;
const colorRoom = 1.25;

/** All titles in order with their colors, in two columns if they are short. */
export function titlePages({ tabs }: PdfJob): Page[] {
  const isColored = new Set(tabs.map(({ colorName }) => colorName)).size > 1;
  const besides = numberRoom + (isColored ? colorRoom : 0);
  const columns = columnsFor(tabs, besides);
  const width = (fullWidth - (columns - 1) * gap) / columns;
  const pages: Page[] = [];
  let column = -1;
  let used = roomInches;
  for (const tab of tabs) {
    const lines = tab.title === '' ? ['Blank tab'] : wrapped(tab.title, width - besides, points);
    const count = lines.length + (problemOf(tab) ? 1 : 0);
    const heightInches = rowInches + (count - 1) * pitchInches;
    if (used + heightInches > roomInches) {
      column = (column + 1) % columns;
      if (column === 0) pages.push(titlePage(pages.length));
      used = 0;
    }
    const left = margin + column * (width + gap);
    drawTab(pages.at(-1) as Page, tab, lines, left, top + used, width, isColored);
    used += heightInches;
  }
  return pages;
}

function columnsFor(tabs: readonly PdfTab[], besides: number): number {
  const narrow = (fullWidth - gap) / 2 - besides;
  const isShort = ({ title }: PdfTab) => widthOf(spelled(title), points) <= narrow;
  return tabs.filter(isShort).length >= tabs.length * 0.9 ? 2 : 1;
}

function titlePage(before: number): Page {
  const page = new Page();
  const title = `List of titles${before === 0 ? '' : ', continued'}`;
  page.text(title, margin, 0.85, { points: 16, isBold: true });
  return page;
}

function drawTab(
  page: Page,
  tab: PdfTab,
  lines: readonly string[],
  left: number,
  y: number,
  width: number,
  isColored: boolean,
): void {
  const { placement, title, color, colorName } = tab;
  const soft = { points, paint: tone.soft };
  const opensBank = placement.bank > 1 && placement.position === 1;
  if (opensBank) page.rule(left, left + width, y - 0.17, tone.faint, 0.5);
  page.text(String(placement.tab), left, y, soft);
  const style = { ...(title === '' ? soft : { points }), pitchInches };
  page.text(lines, left + numberRoom, y, style);
  const warning = { points, paint: tone.warning };
  page.text(problemOf(tab) ?? [], left + numberRoom, y + lines.length * pitchInches, warning);
  if (!isColored) return;
  const colorLeft = left + width - colorRoom;
  page.swatch(color, boxAt(colorLeft + 0.05, y - 0.09, 0.13, 0.1));
  page.text(colorName, colorLeft + 0.25, y, { points: 8.5, paint: tone.soft });
}
