import { bodyParts, type Pose, sheetParts, tabsUp } from '../drawing/parts.ts';
import { boxAt, overallBox } from '../layout/sheet.ts';
import { bankCount, cutName, tabWidthInches } from '../layout/tabs.ts';
import { dieStroke, drawParts, drawTabs, problemOf } from './divider.ts';
import type { PdfJob, PdfTab } from './job.ts';
import { Page, shortened, tone } from './page.ts';

const margin = 0.5;
const headInches = 0.95;
const listInches = 4.5;
const footInches = 1.05;
/** The part of the sheet shown below its tabs in drawings of the back. */
const backShownInches = 0.7;

const stripTint = '#dfe9ee';

const note = { points: 9, paint: tone.soft };
const small = { points: 8.5, paint: tone.soft };

/** A bank at actual size with its tabs at the top, next to a list of them. */
export function bankPage(job: PdfJob, own: readonly PdfTab[]): Page {
  const { die, look } = job;
  const { widthInches: depth, heightInches: length } = overallBox(die);
  const backInches = look.effects.printsBack ? die.tabExtensionInches + backShownInches + 0.5 : 0;
  const listLeft = margin + length + margin;
  const widthInches = Math.max(17, listLeft + listInches + margin);
  const heightInches = Math.max(11, headInches + depth + footInches) + backInches;
  const page = new Page({ widthInches, heightInches });
  drawHeading(page, job, own);
  drawBank(page, job, own, tabsUp(die, margin, headInches));
  if (look.effects.printsBack) drawBacks(page, job, own, headInches + depth + 0.45);
  drawTabList(page, own, listLeft);
  drawLegend(page, job, listLeft, heightInches - 1.9);
  drawScaleBar(page, heightInches - 0.85);
  return page;
}

function drawHeading(
  page: Page,
  { cut, die, tabs, product }: PdfJob,
  own: readonly PdfTab[],
): void {
  const [first = 1, last = first] = [own[0], own.at(-1)].map((tab) => tab?.placement.tab);
  const width = Number(tabWidthInches(cut, die).toFixed(2));
  const range = first === last ? `Tab ${first}` : `Tabs ${first} to ${last}`;
  const facts = `${range} of ${tabs.length}. ${product}, ${cutName(cut)} cut, tabs ${width} in wide. Actual size.`;
  const title = `Bank ${own[0]?.placement.bank} of ${bankCount(tabs.length, cut)}`;
  page.text(title, margin, 0.6, { points: 18, isBold: true });
  page.text(facts, margin + 2.2, 0.6, { points: 11, paint: tone.soft });
}

/** A bank's dividers stacked, so that all of its tabs show. */
function drawBank(page: Page, job: PdfJob, own: readonly PdfTab[], pose: Pose): void {
  const { die, look, body } = job;
  const sheet = sheetParts(die, look.effects, own[0]?.sheet ?? '');
  const print = body ? bodyParts(body, die, look.ink) : [];
  const artwork = { stroke: look.ink, linePoints: 0.5, isDashed: true };
  drawParts(page, sheet, pose, { sheet: { hasOwnFill: true }, strip: { fill: stripTint } });
  drawParts(page, sheet, pose, { sheet: dieStroke });
  drawParts(page, print, pose, { body: {}, artwork, note: {} });
  drawTabs(page, own, die, pose, true);
}

const backNote = 'Back of this bank: the same titles, printed on the back of the tabs.';

/** The tabs from behind, with enough of the sheet to show where they are. */
function drawBacks(page: Page, { die }: PdfJob, own: readonly PdfTab[], top: number): void {
  const width = die.sheet.heightInches;
  const right = margin + width;
  const edge = top + die.tabExtensionInches;
  page.rectangle(boxAt(margin, edge, width, backShownInches), { fill: own[0]?.sheet });
  page.text(backNote, margin, top - 0.12, note);
  drawTabs(page, own, die, tabsUp(die, margin, top, 1, true), true);
  page.rule(margin, right, edge, tone.magenta, 0.5);
  for (const x of [margin, right]) {
    page.line([x, edge], [x, edge + backShownInches], tone.magenta, 0.5);
  }
}

/** A list of a bank's tabs: number, title, color, type size. */
function drawTabList(page: Page, own: readonly PdfTab[], left: number): void {
  const pitch = Math.min(0.42, 7.4 / own.length);
  const titleLeft = left + 0.45;
  const room = listInches - 0.45;
  page.text('Tabs in this bank', left, headInches + 0.15, { points: 11, isBold: true });
  for (const [place, tab] of own.entries()) {
    const { title, color, colorName } = tab;
    const y = headInches + 0.5 + place * pitch;
    const problem = problemOf(tab);
    const type = title === '' ? '' : (problem ?? `${tab.fit.pointSize} pt`);
    const detail = [colorName, type].filter(Boolean).join(', ');
    const paint = title === '' ? tone.soft : tone.dark;
    page.text(String(tab.placement.tab), left, y, { points: 10, paint: tone.soft });
    page.text(shortened(title || 'Blank tab', room, 10), titleLeft, y, { points: 10, paint });
    if (colorName) page.swatch(color, boxAt(titleLeft, y + 0.055, 0.13, 0.1));
    page.text(shortened(detail, room - 0.2, 8), titleLeft + (colorName ? 0.2 : 0), y + 0.145, {
      points: 8,
      paint: problem ? tone.warning : tone.soft,
    });
  }
}

/** Explains the lines of the drawing. */
function drawLegend(page: Page, { look }: PdfJob, left: number, top: number): void {
  const words = left + 0.5;
  page.rule(left, left + 0.4, top - 0.04, tone.magenta);
  page.text('Die line: where the divider is cut', words, top, small);
  page.line([left, top + 0.18], [left + 0.4, top + 0.18], tone.cyan, 0.75, true);
  page.text('Safe area: keep print inside', words, top + 0.22, small);
  if (!look.effects.edgeStripInches) return;
  page.swatch(stripTint, boxAt(left + 0.13, top + 0.35, 0.13, 0.1));
  page.text('Reinforcing strip on the binding edge', words, top + 0.44, small);
}

/** Six inches to check with a ruler, and the paper to print a page of this size on. */
function drawScaleBar(page: Page, y: number): void {
  const { widthInches, heightInches } = page.size;
  const inches = [0, 1, 2, 3, 4, 5, 6];
  const paper = [widthInches, heightInches]
    .map((length) => Math.ceil(length * 10 - 0.01) / 10)
    .join(' x ');
  const howToPrint = `Actual size: print at 100% on paper of ${paper} in or more, not scaled to fit.`;
  page.rule(margin, margin + 6, y);
  for (const inch of inches) {
    page.line([margin + inch, y - 0.08], [margin + inch, y + 0.08], tone.dark);
  }
  for (const inch of inches) {
    const x = margin + inch - (inch === 0 ? 0 : 0.03);
    page.text(String(inch), x, y + 0.22, { points: 7, paint: tone.soft });
  }
  page.text(howToPrint, margin + 6.25, y + 0.04, note);
}
