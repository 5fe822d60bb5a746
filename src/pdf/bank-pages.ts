import { type Pose, tabsUp } from '../drawing/parts.ts';
import { boxAt, overallBox } from '../layout/sheet.ts';
import { bankCount, cutName, tabWidthInches } from '../layout/tabs.ts';
import { drawTabs } from './divider.ts';
import { Flow } from './flow.ts';
import type { PdfJob, PdfTab } from './job.ts';
import { letterSize, Page, spelled, tone, widthOf } from './page.ts';
import { listTitles } from './title-list.ts';

const margin = 0.5;
const headInches = 0.95;
/** How much of the sheet shows below its tabs. */
const shownInches = 0.7;
const listBottom = 7.1;
const columns = 3;

const note = { points: 9, paint: tone.soft };
const small = { points: 8.5, paint: tone.soft };

/**
 * A bank's tabs at actual size on office paper across, and the list of them. A sheet that is as long
 * as the paper begins and ends at its edges, where no tab is.
 */
export function bankPages(job: PdfJob, own: readonly PdfTab[]): Page[] {
  const { die, look } = job;
  const length = overallBox(die).heightInches;
  const widthInches = Math.max(letterSize.heightInches, length);
  const left = (widthInches - length) / 2;
  const size = { widthInches, heightInches: letterSize.widthInches };
  const stripInches = die.tabExtensionInches + shownInches;
  const backTop = headInches + stripInches + 0.45;
  const flow = new Flow({
    open: (index) => {
      const page = new Page(size);
      drawHeading(page, job, own, index > 0);
      if (index > 0) return page;
      drawStrip(page, job, own, { left, top: headInches, isBack: false });
      if (look.effects.printsBack) {
        page.text(backNote, margin, backTop - 0.12, note);
        drawStrip(page, job, own, { left, top: backTop, isBack: true });
      }
      drawLegend(page);
      return page;
    },
    top: (index) =>
      index > 0
        ? headInches
        : (look.effects.printsBack ? backTop : headInches) + stripInches + 0.25,
    bottom: () => listBottom,
    ...{ left: margin, widthInches: widthInches - 2 * margin, columns },
  });
  const isShort = own.every(({ title }) => widthOf(spelled(title), 9.5) < 2.6);
  listTitles(flow, own, isShort ? Math.ceil(own.length / columns) : own.length);
  return flow.pages;
}

function drawHeading(
  page: Page,
  { cut, die, tabs, product }: PdfJob,
  own: readonly PdfTab[],
  isContinued: boolean,
): void {
  const [first = 1, last = first] = [own[0], own.at(-1)].map((tab) => tab?.placement.tab);
  const width = Number(tabWidthInches(cut, die).toFixed(2));
  const range = first === last ? `Tab ${first}` : `Tabs ${first} to ${last}`;
  const what = isContinued ? 'Continued.' : 'Actual size.';
  const facts = `${range} of ${tabs.length}. ${product}, ${cutName(cut)} cut, tabs ${width} in wide. ${what}`;
  const title = `Bank ${own[0]?.placement.bank} of ${bankCount(tabs.length, cut)}`;
  page.text(title, margin, 0.6, { points: 18, isBold: true });
  page.text(facts, margin + 2.2, 0.6, { points: 10.5, paint: tone.soft });
}

const backNote = 'Back of this bank: the same titles, printed on the back of the tabs.';

/** The tabs of a bank, with enough of the sheet to show where they are. */
function drawStrip(
  page: Page,
  { die }: PdfJob,
  own: readonly PdfTab[],
  { left, top, isBack }: { left: number; top: number; isBack: boolean },
): void {
  const pose: Pose = tabsUp(die, left, top, 1, isBack);
  const edge = top + die.tabExtensionInches;
  const right = left + die.sheet.heightInches;
  page.rectangle(boxAt(left, edge, right - left, shownInches), { fill: own[0]?.sheet });
  page.rule(left, right, edge, tone.magenta, 0.5);
  for (const x of [left, right]) page.line([x, edge], [x, edge + shownInches], tone.magenta, 0.5);
  drawTabs(page, own, die, pose, true);
}

/** Explains the lines of the drawing, with six inches to check with a ruler. */
function drawLegend(page: Page): void {
  const y = 7.35;
  const words = margin + 6.9;
  page.rule(margin, margin + 6, y);
  for (const inch of [0, 1, 2, 3, 4, 5, 6]) {
    const x = margin + inch;
    page.line([x, y - 0.08], [x, y + 0.08], tone.dark);
    page.text(String(inch), x - (inch === 0 ? 0 : 0.03), y + 0.22, { points: 7, paint: tone.soft });
  }
  page.text('Print at 100%, not scaled to fit.', words - 0.5, y + 0.44, small);
  page.rule(words - 0.5, words - 0.1, y - 0.04, tone.magenta);
  page.text('Die line: where the divider is cut', words, y, small);
  page.line([words - 0.5, y + 0.18], [words - 0.1, y + 0.18], tone.cyan, 0.75, true);
  page.text('Safe area: keep print inside', words, y + 0.22, small);
}
