import type { Path } from '../drawing/outline.ts';
import { bodyParts, sheetParts, tabsUp } from '../drawing/parts.ts';
import { boxAt, overallBox } from '../layout/sheet.ts';
import { bankRanges, cutName, tabWidthInches } from '../layout/tabs.ts';
import { counted } from '../text/counts.ts';
import { linesOf } from '../text/lines.ts';
import { dieStroke, drawParts, setPicture, tabOf } from './divider.ts';
import { type Column, Flow } from './flow.ts';
import type { PdfJob, PdfTab } from './job.ts';
import { letter, letterhead, letterRoom, type Paper, tone, wrapped } from './paper.ts';

const { left, right } = letter;
const note = { points: 9, paint: tone.soft, pitchInches: 0.155 };
const heading = { points: 14, bold: true };

/**
 * Draws a proof preview: the order with a picture of it and its titles, a whole divider, and every
 * bank at actual size.
 */
export function drawProof(paper: Paper, job: PdfJob): void {
  drawOrder(paper, job);
  drawDivider(paper, job);
  drawBanks(paper, job);
  paper.footers(`${job.seller}. Proof preview, ${job.date}.`);
}

/** The order, its price, what to check and the titles, under a picture of the set. */
function drawOrder(paper: Paper, job: PdfJob): void {
  const flow = new Flow(paper, (page) => {
    paper.page(letter);
    if (page > 0) return halves(0.75);
    drawNext(paper, job);
    return halves(drawTop(paper, job) + 0.25, nextTop - 0.15);
  });
  flow.heading('How it is made');
  for (const line of job.lines.filter(({ key }) => !elsewhere.includes(key))) flow.line(line, 1.25);
  flow.heading('Price', job.prices.length);
  for (const line of job.prices) flow.line(line, 1.6);
  flow.heading('Checks');
  if (job.checks.length === 0) flow.row([{ text: 'Everything checks out.', paint: tone.good }]);
  for (const { tone: kind, text } of job.checks) {
    flow.row([{ text, paint: kind === 'warning' ? tone.warning : tone.soft }]);
  }
  const notes = job.lines.find(({ key }) => key === 'notes');
  if (notes) {
    flow.heading(notes.label);
    flow.row([notes]);
  }
  if (flow.isInFirstColumn) flow.next();
  flow.heading('Titles', job.tabs.length);
  listTitles(flow, job.tabs);
}

/** Two columns on office paper. */
function halves(top: number, bottom = 10.3): Column[] {
  const widthInches = (letterRoom - 0.35) / 2;
  return [left, right - widthInches].map((left) => ({ left, top, widthInches, bottom }));
}

/** Lists tabs: number and whole title, color and type size, or what is wrong with it. */
function listTitles(flow: Flow, tabs: readonly PdfTab[]): void {
  for (const tab of tabs) {
    const { title, color, colorName, fit, placement, problem } = tab;
    const size = title && `${fit.pointSize} pt`;
    const detail = [colorName, problem ?? size].filter(Boolean).join(', ');
    const words = title ? { text: title } : { text: 'Blank tab', paint: tone.soft };
    const paint = problem ? tone.warning : tone.soft;
    const swatch = colorName ? color : undefined;
    flow.row([
      { text: String(placement.tab), widthInches: 0.35, paint: tone.soft },
      { ...words, at: 0.35, widthInches: 1.5 },
      { text: detail, at: 2.15, widthInches: 1.3, points: 8, paint, swatch },
    ]);
  }
}

/** What is next to the title, and what has a place of its own besides "How it is made". */
const inTitle = ['name', 'po'];
const elsewhere = [...inTitle, 'notes'];

/** Job and picture of the set, and how it is drawn; returns where they end. */
function drawTop(paper: Paper, job: PdfJob): number {
  const { seller, product, date, sentAs, lines, tabs, die, cut } = job;
  letterhead(paper, seller, 'Proof preview');
  const widths = { left, top: 0.92, widthInches: letterRoom, bottom: nextTop };
  const flow = new Flow(paper, () => [widths]);
  flow.title(`${product}, ${counted(tabs.length, 'tab')}`, [
    ...lines.filter(({ key }) => inTitle.includes(key)),
    ...linesOf([
      ['date', 'Date', date],
      ['sentAs', 'Sent as', sentAs ?? ''],
    ]),
  ]);
  const picture = setPicture(job, letterRoom);
  const top = flow.room(picture.heightInches);
  const bottom = top + picture.heightInches;
  const width = Number(tabWidthInches(cut, die).toFixed(2));
  const { sheet, tabExtensionInches: depth } = die;
  const part = picture.count < tabs.length ? `Tabs 1 to ${picture.count} of ${tabs.length}. ` : '';
  const caption = `${part}Drawn to scale: ${cutName(cut)} cut, tabs ${width} in wide and ${depth} in deep, sheets of ${sheet.widthInches} x ${sheet.heightInches} in.`;
  picture.draw(paper, left, top);
  paper.box(boxAt(left, bottom, letterRoom, 0.34), { fill: tone.sunk });
  paper.text(wrapped(caption, letterRoom - 0.4, note, 1), left + 0.2, bottom + 0.21, note);
  return bottom + 0.34;
}

/** Where the box of what comes next begins, on the first page. */
const nextTop = 9.02;
const qrInches = 1.2;

/** Which proof is approved, what the buyer does next, and how to reopen the design. */
function drawNext(paper: Paper, job: PdfJob): void {
  const { email, designLink, buildLink, designerUrl, seller, sentAs, proofFact } = job;
  const [x, y] = [left + 0.15, nextTop + 0.22];
  const room = letterRoom - qrInches - 0.35;
  const square = boxAt(right - qrInches - 0.05, nextTop + 0.05, qrInches, qrInches);
  paper.box(boxAt(left, nextTop, letterRoom, 1.3), { fill: tone.sunk }, 0.08);
  paper.box(square, { fill: tone.white });
  const opens = paper.scanCode(job, square);
  const bold = { points: 10, bold: true };
  const binding = `The PDF proof that ${seller} e-mails you is the one you approve.`;
  const next = sentAs
    ? `Sent to ${seller} as ${sentAs}. The PDF proof comes by e-mail.`
    : `Next: send this file to ${email} and ask for the free PDF proof.`;
  const scan = opens ? `Scan the code to open ${opens === 'design' ? 'it' : 'its build'}. ` : '';
  const more = `Or open this file under More at ${designerUrl}: the whole design is attached to it.`;
  paper.text(wrapped(binding, room, bold, 1), x, y, bold);
  paper.text(wrapped(`${proofFact} ${next}`, room, note, 3), x, y + 0.18, note);
  paper.link('Open this design to change or reorder it', x, y + 0.7, designLink ?? buildLink);
  paper.text(wrapped(scan + more, room, note, 2), x, y + 0.88, note);
}

/** The first bank as in a binder: the whole sheet with its holes and strip, and the print on it. */
function drawDivider(paper: Paper, job: PdfJob): void {
  const { die, look, body } = job;
  const own = job.tabs.slice(0, job.cut);
  const { widthInches, heightInches } = overallBox(die);
  const top = 1.3;
  const scale = Math.min(1, letterRoom / widthInches, (10.3 - top) / heightInches);
  const parts = [
    ...sheetParts(die, look.effects, own[0]?.sheet ?? ''),
    ...(body ? bodyParts(body, die, look.ink) : []),
    ...own.flatMap((tab) => tabOf(tab, die)),
  ];
  const percent = `${Math.floor(scale * 100)}% of actual size`;
  paper.page(letter);
  paper.text('The whole divider', left, 0.85, heading);
  paper.text(`The first bank as in a binder, at ${percent}.`, left, 1.07, note);
  drawParts(paper, parts, [scale, 0, 0, scale, left, top]);
}

/** How much of the sheet shows below the tabs of a bank. */
const shownInches = 0.5;

/**
 * The banks at actual size on office paper across, as many as fit on a page. A sheet that is as long
 * as the paper begins and ends at its edges, where no tab is.
 */
function drawBanks(paper: Paper, job: PdfJob): void {
  const { die, cut, tabs } = job;
  const length = overallBox(die).heightInches;
  const widthInches = Math.max(letter.heightInches, length);
  const start = (widthInches - length) / 2;
  const flow = new Flow(paper, () => {
    paper.page({ widthInches, heightInches: letter.widthInches });
    const words =
      'Tabs are at actual size. Print at 100%, not scaled to fit. Magenta lines are cut.';
    paper.text(words, left, 7.75, note);
    return [{ left, top: 0.5, widthInches, bottom: 7.6 }];
  });
  const ranges = bankRanges(tabs.length, cut);
  for (const [index, { from, to }] of ranges.entries()) {
    const own = tabs.slice(from, to);
    const title = `Bank ${index + 1} of ${ranges.length}`;
    const top = flow.room(0.25 + die.tabExtensionInches + shownInches + 0.2) + 0.25;
    paper.text(title, left, top - 0.1, heading);
    const [edge, end] = [top + die.tabExtensionInches, start + length];
    const sheet: Path = [
      ['M', [start, edge + shownInches]],
      ['L', [start, edge]],
      ['L', [end, edge]],
      ['L', [end, edge + shownInches]],
    ];
    paper.shape(sheet, { fill: own[0]?.sheet, ...dieStroke });
    const parts = own.flatMap((tab) => tabOf(tab, die));
    drawParts(paper, parts, tabsUp(die, start, top));
  }
}
