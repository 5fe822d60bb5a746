import { bodyParts, dieParts, inBinder, type Part, sheetParts } from '../drawing/parts.ts';
import { boxAt, overallBox } from '../layout/sheet.ts';
import { cutName } from '../layout/tabs.ts';
import { isolated } from '../text/words.ts';
import { drawParts, problemOf, type Styles, tabOf } from './divider.ts';
import type { PdfJob, PdfTab } from './job.ts';
import { Page, shortened } from './page.ts';

/** Margins around a trimmed divider: room for notes, and the bleed. */
const trimInsetInches = 0.75;
const bleedInches = 0.125;

/** Spot colors other than films, stocks and inks. */
const dieSpot = 'Dieline';
const holeSpot = 'Drill';
const stripSpot = 'Edge Strip';
/** Notes are outside the divider, in process black. */
const inNotes = { paint: [0, 0, 0, 100], layer: 'Notes' } as const;

/** The spot color of a film, or of a divider in a solid color. */
function colorSpot({ look }: PdfJob, name: string): string {
  return `${look.isFilm ? 'Film' : 'Stock'} ${name}`;
}

/** The spot color of the print. */
function inkSpot({ look }: PdfJob): string {
  return `Ink ${look.inkName}`;
}

/** The spot colors of a press file, with their screen colors. */
export function spotsOf(job: PdfJob): Map<string, string> {
  const { look, tabs } = job;
  const colored = tabs.filter(({ colorName }) => colorName !== '');
  return new Map([
    [dieSpot, '#ff00ff'],
    ...(look.effects.holes ? [[holeSpot, '#00ff00'] as const] : []),
    ...(look.effects.edgeStripInches ? [[stripSpot, '#dfe9ee'] as const] : []),
    ...colored.map(({ colorName, hex }) => [colorSpot(job, colorName), hex] as const),
    [inkSpot(job), look.ink],
  ]);
}

/**
 * One page per divider in set order, each followed by its back if that is printed, and the job
 * ticket last, so that page numbers are those of the dividers.
 */
export function pressPages(job: PdfJob): (() => Page)[] {
  const sides = job.look.effects.printsBack ? [false, true] : [false];
  const dividers = job.tabs.flatMap((tab) =>
    sides.map((isBack) => () => pressPage(job, tab, isBack)),
  );
  return [...dividers, () => ticketPage(job)];
}

/** A divider's page. */
function pressPage(job: PdfJob, tab: PdfTab, isBack: boolean): Page {
  const { die, look, body } = job;
  const parts: Part[] = [
    ...sheetParts(die, look.effects, ''),
    ...tabOf(tab, die),
    ...(body && !isBack ? bodyParts(body, die, '') : []),
    ...dieParts(tab.placement, die, look.effects),
  ];
  const pose = inBinder(die, trimInsetInches, trimInsetInches, isBack);
  const page = new Page({ ...sizeOf(job), trimInsetInches, bleedInches });
  drawParts(page, parts, pose, separations(job, tab));
  drawNotes(page, job, tab, isBack);
  return page;
}

function sizeOf({ die }: PdfJob) {
  const { widthInches, heightInches } = overallBox(die);
  return {
    widthInches: widthInches + 2 * trimInsetInches,
    heightInches: heightInches + 2 * trimInsetInches,
  };
}

/** The spot color and the layer of every part. */
function separations(job: PdfJob, tab: PdfTab): Styles {
  const color = { fill: colorSpot(job, tab.colorName), layer: 'Film' } as const;
  const ink = inkSpot(job);
  const print = { fill: ink, layer: 'Print' } as const;
  return {
    ...(!job.look.isFilm && { sheet: color }),
    ...(tab.colorName !== '' && { tab: color }),
    strip: { fill: stripSpot, layer: 'Film' },
    body: print,
    ...(!problemOf(tab) && { title: print }),
    artwork: { stroke: ink, linePoints: 0.5, isDashed: true, layer: 'Notes' },
    note: { fill: ink, layer: 'Notes' },
    die: { stroke: dieSpot, linePoints: 0.5, layer: 'Die' },
    hole: { stroke: holeSpot, linePoints: 0.5, layer: 'Die' },
  };
}

/** Notes for the operator: which divider this is, and any problem with its title. */
function drawNotes(page: Page, job: PdfJob, tab: PdfTab, isBack: boolean): void {
  const { cut, die, tabs, seller, date, titled } = job;
  const { bank, position } = tab.placement;
  const { widthInches, heightInches } = overallBox(die);
  const side = job.look.effects.printsBack ? `, ${isBack ? 'back' : 'front'}` : '';
  const problem = problemOf(tab);
  const place = [titled, `${cutName(cut)} cut`, `bank ${bank}`, `position ${position}`];
  if (tab.colorName) place.push(tab.colorName);
  const lines = [
    `${tab.placement.tab} of ${tabs.length}${side}: ${isolated(tab.title) || 'blank tab'}`,
    `${place.join(', ')}. ${seller}, ${date}.`,
    ...(problem ? [`Title not in the Print layer: ${problem}.`] : []),
  ].map((line) => shortened(line, widthInches, 8));
  const below = trimInsetInches + heightInches + 0.3;
  page.text(lines, trimInsetInches, below, { ...inNotes, points: 8, pitchInches: 0.14 });
}

const qrInches = 1.4;

/**
 * What is ordered, for the press operator. It has the size of the dividers' pages and is wholly in
 * the layer of notes.
 */
export function ticketPage(job: PdfJob): Page {
  const { seller, product, date, die, link, designerUrl } = job;
  const left = trimInsetInches;
  const small = { ...inNotes, points: 10 };
  const page = new Page(sizeOf(job));
  page.text('Job ticket', left, 1.2, { ...small, points: 18, isBold: true });
  page.text(`${product}. ${seller}, ${date}.`, left, 1.55, small);
  const place = { left, top: 2.1, widthInches: overallBox(die).widthInches, labelInches: 1.8 };
  const y = page.list(job.lines, { ...place, points: 10, rowsMax: 20, print: inNotes }) + 0.5;
  const square = boxAt(left, y + 0.1, qrInches, qrInches);
  const opens = page.scanCode(job.links, square, inNotes) ?? 'design';
  page.link(`Open this ${opens}`, left, y, small, link ?? designerUrl);
  return page;
}
