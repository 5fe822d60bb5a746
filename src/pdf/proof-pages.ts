import { boxAt } from '../layout/sheet.ts';
import { counted } from '../text/counts.ts';
import type { Line } from '../text/lines.ts';
import { bankPages } from './bank-pages.ts';
import { banksOf } from './divider.ts';
import { dividerPage } from './divider-page.ts';
import { type Block, Flow } from './flow.ts';
import type { PdfJob, PdfTab } from './job.ts';
import {
  faceOf,
  letterMargin,
  letterSize,
  Page,
  pointsFor,
  shortened,
  spelled,
  tone,
  widthOf,
  wrapped,
} from './page.ts';
import { drawSet } from './set-picture.ts';

const margin = letterMargin;
const right = letterSize.widthInches - margin;
const fullWidth = right - margin;
/** Where the box of what comes next begins, on the first page. */
const nextTop = 9.02;
const lowest = 10.3;

const head = { points: 11, isBold: true };
const note = { points: 9, paint: tone.soft, pitchInches: 0.155 };

/** A proof preview: the order with a picture of it, a whole divider, and every bank at actual size. */
export function proofPages(job: PdfJob): Page[] {
  const pages = [
    ...summaryPages(job),
    dividerPage(job),
    ...banksOf(job).flatMap((own) => bankPages(job, own)),
  ];
  for (const [index, page] of pages.entries()) {
    const { widthInches, heightInches } = page.size;
    const y = heightInches - 0.35;
    const left = widthInches > letterSize.widthInches ? 0.5 : margin;
    const end = widthInches - left;
    page.rule(left, end, y - 0.17, tone.faint, 0.5);
    page.text(`${job.seller}. Proof preview, ${job.date}.`, left, y, { ...note, points: 8 });
    const number = `Page ${index + 1} of ${pages.length}`;
    page.text(number, end, y, { points: 8, align: 'end' });
  }
  return pages;
}

/** The order, its price and what to check, under a picture of the set; long ones go on. */
export function summaryPages(job: PdfJob): Page[] {
  const first = new Page();
  const listTop = drawSet(first, job, { ...drawHeading(first, job), widthInches: fullWidth }) + 0.3;
  drawNext(first, job);
  const flow = new Flow({
    open: (index) => (index === 0 ? first : new Page()),
    top: (index) => (index === 0 ? listTop : margin),
    bottom: (index) => (index === 0 ? nextTop - 0.15 : lowest),
    ...{ left: margin, widthInches: fullWidth, columns: 2 },
  });
  flow.add(headOf('How it is made'), 0.3);
  for (const line of job.lines.filter((line) => !isInHeading(line))) flow.add(rowOf(line, 8.5));
  addChecks(flow, job);
  if (flow.isInFirstColumn) flow.next();
  else flow.skip(0.15);
  flow.add(headOf('Price'), 0.3);
  for (const line of job.prices) flow.add(priceOf(line));
  addColors(flow, job);
  return flow.pages;
}

/** Whether the heading has all of a line; it shortens what is longer. */
function isInHeading({ key, text }: Line): boolean {
  return ['name', 'po'].includes(key) && widthOf(spelled(text), 9.5, true) <= 1.6;
}

/** The seller, the job, and who it is for; returns where the picture goes. */
function drawHeading(page: Page, { seller, product, date, sentAs, lines, tabs }: PdfJob) {
  const textOf = (wanted: string) => lines.find(({ key }) => key === wanted)?.text ?? '';
  const what = `${product}, ${counted(tabs.length, 'tab')}`;
  const points = pointsFor(what, fullWidth, { least: 15, most: 22, isBold: true });
  const facts = [
    ['Job name', textOf('name')],
    ['PO number', textOf('po')],
    ['Date', date],
    ['Sent as', sentAs ?? ''],
  ].filter(([, text]) => text !== '');
  const columnWidth = fullWidth / Math.max(3, facts.length);
  page.letterhead(seller, 'Proof preview', margin, right);
  page.text(shortened(what, fullWidth, points, faceOf(true)), margin, 1.2, {
    ...{ points, isBold: true },
  });
  for (const [index, [label = '', text = '']] of facts.entries()) {
    const x = margin + index * columnWidth;
    page.text(label, x, 1.46, note);
    page.text(shortened(text, columnWidth - 0.15, 9.5, faceOf(true)), x, 1.63, {
      ...{ points: 9.5, isBold: true },
    });
  }
  return { left: margin, top: 1.82 };
}

function headOf(name: string): Block {
  return (page, { left, top, widthInches }) => {
    page.text(name, left, top + 0.14, head);
    page.rule(left, left + widthInches, top + 0.22, tone.faint);
    return top + 0.3;
  };
}

/** A label and its text, in columns. */
function rowOf(line: Line, points: number): Block {
  return (page, { left, top, widthInches }) => {
    const place = { left, top: top + 0.13, widthInches, labelInches: 1.25, points };
    return page.list([line], { ...place, rowsMax: 40 }) - 0.02;
  };
}

/** A part of the total, the total, or a note about it, with its amount at the right. */
function priceOf({ key, label, text }: Line): Block {
  return (page, { left, top, widthInches }) => {
    const end = left + widthInches;
    const isTotal = key === 'total';
    const style = { points: isTotal ? 11 : 9, isBold: isTotal, pitchInches: 0.142 };
    const values = wrapped(text, widthInches * 0.57, style.points);
    const width = Math.max(...values.map((line) => widthOf(line, style.points, isTotal)));
    const labels = wrapped(label, widthInches - width - 0.2, style.points);
    const y = top + (isTotal ? 0.2 : 0.13);
    if (isTotal) page.rule(left, end, y - 0.185, tone.dark, 1.25);
    page.text(labels, left, y, { ...style, paint: isTotal ? tone.dark : tone.soft });
    page.text(values, end, y, { ...style, align: 'end' });
    return y + 0.142 * (Math.max(labels.length, values.length) - 1) + 0.06;
  };
}

/** The colors by name, with the number of tabs in each. */
function addColors(flow: Flow, { tabs, look }: PdfJob): void {
  const colors = [...Map.groupBy(tabs, ({ colorName }) => colorName)];
  if (colors.length < 2) return;
  flow.skip(0.15);
  flow.add(headOf(look.colorsName), 0.3);
  for (const [name, own] of colors) {
    flow.add((page, { left, top, widthInches }) => {
      const text = shortened(`${name}, ${counted(own.length, 'tab')}`, widthInches - 0.4, 9);
      page.swatch((own[0] as PdfTab).color, boxAt(left, top + 0.02, 0.24, 0.14), 0.03);
      page.text(text, left + 0.34, top + 0.13, { points: 9 });
      return top + 0.2;
    });
  }
}

/** What a careful reader would raise: only what is wrong is red. */
function addChecks(flow: Flow, { checks }: PdfJob): void {
  const shown = [
    ...checks.map(({ tone: kind, text }) => ({
      text,
      paint: kind === 'warning' ? tone.warning : tone.soft,
    })),
    ...(checks.length === 0 ? [{ text: 'Everything checks out.', paint: tone.good }] : []),
  ];
  flow.skip(0.15);
  flow.add(headOf('Checks'), 0.3);
  for (const { text, paint } of shown) {
    flow.add((page, { left, top, widthInches }) => {
      const lines = wrapped(text, widthInches, 9);
      page.text(lines, left, top + 0.13, { points: 9, paint, pitchInches: 0.15 });
      return top + 0.15 * lines.length + 0.07;
    });
  }
}

const qrInches = 1.2;

/** Which proof is approved, what the buyer does next, and how to reopen the design. */
function drawNext(page: Page, job: PdfJob): void {
  const { email, link, links, designerUrl, seller, sentAs, proofFact } = job;
  const x = margin + 0.15;
  const y = nextTop + 0.22;
  const room = fullWidth - qrInches - 0.35;
  page.rectangle(boxAt(margin, nextTop, fullWidth, 1.3), { fill: tone.sunk }, 0.08);
  const square = boxAt(right - qrInches - 0.05, nextTop + 0.05, qrInches, qrInches);
  page.rectangle(square, { fill: tone.white });
  const opens = page.scanCode(links, square);
  const bold = { points: 10, isBold: true };
  const binding = `The PDF proof that ${seller} e-mails you is the one you approve.`;
  page.text(shortened(binding, room, 10, faceOf(true)), x, y, bold);
  const next = sentAs
    ? `Sent to ${seller} as ${sentAs}. The PDF proof comes by e-mail.`
    : `Next: send this file to ${email} and ask for the free PDF proof.`;
  page.text(wrapped(`${proofFact} ${next}`, room, 9, 3), x, y + 0.18, note);
  const words = 'Open this design to change or reorder it';
  page.link(words, x, y + 0.7, { points: 9.5, paint: tone.link }, link ?? designerUrl);
  page.rule(x, x + widthOf(words, 9.5), y + 0.73, tone.link, 0.6);
  const scan = opens ? `Scan the code to open ${opens === 'design' ? 'it' : 'its build'}. ` : '';
  const drop = `Or drop this file on ${designerUrl}: the whole design is attached to it.`;
  page.text(wrapped(scan + drop, room, 8.5, 2), x, y + 0.88, { ...note, points: 8.5 });
}
