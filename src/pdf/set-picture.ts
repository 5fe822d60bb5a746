import { tabsUp } from '../drawing/parts.ts';
import { mixed } from '../layout/look.ts';
import { type Box, boxAt, overallBox } from '../layout/sheet.ts';
import { cutName, tabWidthInches } from '../layout/tabs.ts';
import { drawTabs } from './divider.ts';
import type { Place } from './flow.ts';
import type { PdfJob } from './job.ts';
import { type Page, shortened, tone } from './page.ts';

/** The most tabs in a picture, and the most of its height that they take. */
const mostTabs = 60;
const highestInches = 3.4;

/** How far a sheet shows behind the next one, and how much of the front one shows, at true size. */
const riseInches = 0.11;
const frontInches = 0.9;

const captionInches = 0.34;
/** The table that the set lies on. */
const table = '#e1e6e3';
const paperHex = '#fbf9f4';

interface PicturePlace extends Place {
  /** The most tabs to show. */
  readonly tabsMax?: number;
  readonly hasCaption?: boolean;
}

/**
 * Draws the set on a table to scale, with its tabs at the top, each sheet behind the one before it.
 *
 * @returns where it ends
 */
export function drawSet(
  page: Page,
  job: PdfJob,
  { left, top, widthInches, tabsMax = mostTabs, hasCaption = true }: PicturePlace,
): number {
  const { die, cut, tabs } = job;
  const padding = widthInches * 0.03;
  const scale = (widthInches - 2 * padding) / overallBox(die).heightInches;
  // The tab that a bank begins with stands clear of the one before it in the same position.
  const rise = Math.max(riseInches, (die.tabExtensionInches * 1.08) / cut) * scale;
  const tabHeight = die.tabExtensionInches * scale;
  const room = highestInches - tabHeight - frontInches * scale;
  const count = Math.min(tabs.length, tabsMax, Math.max(cut, Math.floor(room / rise) + 1));
  const shown = tabs.slice(0, count);
  const sheetLeft = left + padding;
  const sheetWidth = widthInches - 2 * padding;
  const front = top + padding + (count - 1) * rise;
  const bottom = front + tabHeight + frontInches * scale;
  page.rectangle(boxAt(left, top, widthInches, bottom - top), { fill: table });
  for (const [index, tab] of [...shown.entries()].toReversed()) {
    const y = front - index * rise;
    const sheet = boxAt(sheetLeft, y + tabHeight, sheetWidth, bottom - y - tabHeight);
    drawSheet(page, sheet, job.look.isFilm ? paperHex : tab.sheet);
    drawTabs(page, [tab], die, tabsUp(die, sheetLeft, y, scale), false);
  }
  if (!hasCaption) return bottom;
  const width = Number(tabWidthInches(cut, die).toFixed(2));
  const { sheet, tabExtensionInches: depth } = die;
  const part = count < tabs.length ? `Tabs 1 to ${count} of ${tabs.length}. ` : '';
  const caption = `${part}Drawn to scale: ${cutName(cut)} cut, tabs ${width} in wide and ${depth} in deep, sheets of ${sheet.widthInches} x ${sheet.heightInches} in.`;
  const end = bottom + captionInches;
  page.rectangle(boxAt(left, bottom, widthInches, captionInches), { fill: tone.sunk });
  page.text(shortened(caption, widthInches - 2 * padding, 8.5), sheetLeft, bottom + 0.21, {
    points: 8.5,
    paint: tone.soft,
  });
  return end;
}

/** A sheet, lit from the upper left: with a shadow at its right, and a light edge. */
function drawSheet(page: Page, box: Box, color: string): void {
  const { xInches, yInches, widthInches, heightInches } = box;
  const shadow = boxAt(xInches + 0.03, yInches + 0.02, widthInches, heightInches - 0.02);
  page.rectangle(shadow, { fill: mixed('#000000', table, 0.16) });
  page.rectangle(box, { fill: color, stroke: mixed('#4a4433', color, 0.28), linePoints: 0.5 });
}
