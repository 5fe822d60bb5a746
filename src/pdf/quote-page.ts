import { boxAt } from '../layout/sheet.ts';
import type { Line } from '../text/lines.ts';
import { drawPicture } from './divider.ts';
import type { PdfJob } from './job.ts';
import {
  letterSize,
  Page,
  pointsFor,
  shortened,
  type TextStyle,
  tone,
  widthOf,
  wrapped,
} from './page.ts';
import type { QuoteItem, QuoteSheet } from './quote-sheet.ts';
import { titlePages } from './title-pages.ts';

const left = 0.625;
const right = letterSize.widthInches - left;
const footer = letterSize.heightInches - 0.42;
/** Where the dates and the total begin, and where to sign. */
const endTop = 7.7;
const signTop = 9.2;

const pitch = 0.19;
const value = { points: 10, pitchInches: pitch };
const head = { points: 10.5, isBold: true };
const note = { points: 8.5, paint: tone.soft };

/** A quote on one page, and the titles on further ones if asked for. */
export function quotePages(job: PdfJob, sheet: QuoteSheet): Page[] {
  const pages = [quotePage(job, sheet), ...(sheet.hasTitlePages ? titlePages(job) : [])];
  const [number] = sheet.about;
  const said = 'Approval of the PDF proof is separate. Nothing is printed before you approve it.';
  const which = `${job.seller}. Quote ${number?.text}, ${job.date}.`;
  const small = { points: 9, paint: tone.soft };
  const least = { ...small, points: pointsFor(which, 6.3, { most: 9 }) };
  for (const [index, page] of pages.entries()) {
    page.text(index === 0 ? said : which, left, footer, index === 0 ? small : least);
    page.text(`Page ${index + 1} of ${pages.length}`, right, footer, { ...small, align: 'end' });
  }
  return pages;
}

function quotePage(job: PdfJob, sheet: QuoteSheet): Page {
  const page = new Page();
  page.letterhead(job.seller, 'Quote', left, right);
  const seller = drawSeller(page, sheet);
  const title = drawTitle(page, sheet.title, seller + 0.43);
  const middle = drawParties(page, sheet.parties, title) + 0.27;
  const fits = (setting: typeof smallest) =>
    drawMiddle(new Page(), job, sheet, middle, setting) <= endTop - 0.25;
  drawMiddle(page, job, sheet, middle, settings.find(fits) ?? smallest);
  drawDates(page, sheet);
  drawTotal(page, sheet);
  drawSignature(page, job, sheet);
  return page;
}

/** Who sells, how to reach them, and which quote this is; returns its end, like what follows. */
function drawSeller(page: Page, { seller, reach, about }: QuoteSheet): number {
  const top = 1.06;
  const [name = '', ...address] = seller;
  const names = wrapped(name, 2.6, 10);
  const lines = address.map((line) => shortened(line, 2.7, 10));
  page.text(names, left, top, { ...value, isBold: true });
  page.text(lines, left, top + names.length * pitch, value);
  let ways = 0;
  for (const way of reach) {
    const points = pointsFor(way, 1.6, { least: 7, most: 10 });
    const own = wrapped(way, 1.61, points);
    page.text(own, 3.4, top + ways * pitch, { ...value, points });
    ways += own.length;
  }
  const place = { left: 5.1, top, widthInches: right - 5.1, labelInches: 1.1 };
  const list = page.list(about, { ...place, points: 10, rowsMax: 1 });
  const rows = Math.max(names.length + lines.length, ways);
  return Math.max(top + (rows - 1) * pitch, list);
}

/** What is quoted, on one or two lines. */
function drawTitle(page: Page, title: string, top: number): number {
  const points = widthOf(title, 22, true) <= right - left ? 22 : 15;
  const lines = wrapped(title, (right - left) * 0.93, points, 2);
  const bottom = top + (lines.length - 1) * 0.26 + 0.2;
  page.text(lines, left, top, { points, isBold: true, pitchInches: 0.26 });
  page.rule(left, right, bottom, tone.faint);
  return bottom;
}

/** Up to four texts of the buyer, with their line breaks. */
function drawParties(page: Page, parties: readonly Line[], above: number): number {
  if (parties.length === 0) return above - 0.05;
  const top = above + 0.26;
  const room = (right - left) / Math.max(3, parties.length);
  const bottoms = parties.map(({ label, text }, column) => {
    const lines = wrapped(text, room - 0.2, 10, 6);
    const x = left + column * room;
    page.text(label, x, top, head);
    page.text(lines, x, top + 0.21, value);
    return top + 0.21 + (lines.length - 1) * pitch;
  });
  return Math.max(...bottoms);
}

/** How much smaller the middle is set if it is long, and whether the tabs are pictured. */
const smallest = { scale: 0.6, isPictured: false };
const settings = [
  ...[1, 0.95, 0.9, 0.85, 0.8].map((scale) => ({ scale, isPictured: true })),
  ...[0.9, 0.85, 0.8, 0.75, 0.7, 0.65].map((scale) => ({ scale, isPictured: false })),
];

/** How the order is made, next to the first tabs or in two columns, and what it costs. */
function drawMiddle(
  page: Page,
  job: PdfJob,
  { made, notes, items }: QuoteSheet,
  top: number,
  { scale, isPictured }: typeof smallest,
): number {
  const words = { top: top + 0.1, labelInches: 1.35, points: 9.5 * scale, rowsMax: 3 };
  const picture = { left, top, widthInches: 3.2, mostBanks: 3, sheetInches: 0.85 * scale };
  const half = isPictured ? 0 : Math.ceil(made.length / 2);
  const first = isPictured
    ? drawPicture(page, job, picture)
    : page.list(made.slice(0, half), { ...words, left, widthInches: 3.5 });
  const column = isPictured
    ? { left: 4.1, widthInches: right - 4.1 }
    : { left: left + 3.7, widthInches: 3.5 };
  let bottom = Math.max(first, page.list(made.slice(half), { ...words, ...column }));
  if (notes !== '') {
    const line = { key: 'notes', label: 'Notes', text: notes };
    const place = { left, top: bottom + 0.28 * scale, widthInches: right - left, labelInches: 0.6 };
    bottom = page.list([line], { ...words, ...place, rowsMax: 6 });
  }
  return drawItems(page, items, bottom + 0.3 * scale, scale);
}

/** What is charged, and what the total leaves out. */
function drawItems(page: Page, items: readonly QuoteItem[], top: number, scale: number): number {
  const rowInches = (scale < 1 ? 0.26 : 0.29) * scale;
  const points = 10 * scale;
  const y = top + 0.05;
  const ends = { count: 5.2, each: 6.4 };
  const drawRow = (at: number, item: QuoteItem, style: TextStyle, amountStyle = style) => {
    page.text(item.name, left, at, style);
    page.text(item.count, ends.count, at, { ...style, align: 'end' });
    page.text(item.each, ends.each, at, { ...style, align: 'end' });
    page.text(item.amount, right, at, { ...amountStyle, align: 'end' });
  };
  const heads = { name: 'Item', count: 'Quantity', each: 'Price each', amount: 'Amount' };
  drawRow(y, heads, { points: 9.5 * scale, paint: tone.soft });
  page.rule(left, right, y + 0.09, tone.dark, 1);
  for (const [row, item] of items.entries()) {
    const room = (item.count === '' ? ends.each : ends.count - 0.9) - left;
    const name = shortened(item.name, room, points);
    const baseline = y + 0.09 + (row + 0.68) * rowInches;
    drawRow(baseline, { ...item, name }, { points }, { points, isBold: true });
    page.rule(left, right, y + 0.09 + (row + 1) * rowInches, tone.faint, 0.6);
  }
  return y + 0.09 + items.length * rowInches;
}

/** The dates, and the payment terms next to them. */
function drawDates(page: Page, { dates, datesNote, terms }: QuoteSheet): void {
  const top = endTop + 0.22;
  const place = { left, top, widthInches: 2.75, labelInches: 1.15, points: 9.5, rowsMax: 1 };
  page.text('Dates', left, endTop, head);
  const bottom = page.list(dates, place);
  const noteTop = dates.length > 0 ? bottom + 0.08 : top;
  page.text(wrapped(datesNote, 2.5, 8.5), left, noteTop, { ...note, pitchInches: 0.15 });
  if (terms !== '') page.text('Payment terms', 3.5, endTop, head);
  page.text(wrapped(terms, 1.7, 9.5), 3.5, top, { points: 9.5, pitchInches: 0.165 });
}

function drawTotal(page: Page, { total, totalNote }: QuoteSheet): void {
  const x = 5.58;
  const room = right - x - 0.18;
  const points = pointsFor(total, room, { most: 30, isBold: true });
  const notes = wrapped(totalNote, room, 9).slice(0, 3);
  page.rectangle(boxAt(5.4, endTop - 0.17, right - 5.4, 1.27), { fill: tone.yellow }, 0.1);
  page.text('Total', x, endTop + 0.08, { points: 12, isBold: true });
  page.text(total, x, endTop + 0.5, { points, isBold: true });
  page.text(notes, x, endTop + 0.7, { points: 9, pitchInches: 0.155 });
}

const qrInches = 1.2;

/** How to open the design, and where to sign. */
function drawSignature(page: Page, job: PdfJob, { links, site }: QuoteSheet): void {
  const url = (job.link === undefined ? links[2] : links[0]) ?? job.designerUrl;
  const x = left + qrInches;
  const y = signTop + 0.62;
  page.rule(left, right, signTop - 0.05, tone.dark, 1.25);
  const opens = page.scanCode(links, boxAt(left - 0.1, signTop, qrInches, qrInches));
  page.link(`Open this ${opens ?? 'build'}`, x, y, { points: 9.5, paint: tone.link }, url);
  const attached = 'All of it is attached to the PDF file.';
  const file = opens === 'design' ? [] : wrapped(attached, 1.5, 8.5);
  const where = [shortened(`at ${site}`, 1.6, 8.5), ...file];
  page.text(where, x, y + 0.16, { ...note, pitchInches: 0.14 });
  page.text('I accept this quote', 3.4, signTop + 0.26, head);
  const fields = [
    ['Name', 3.4, 4.95],
    ['Signature', 5.1, 6.95],
    ['Date', 7.1, right],
  ] as const;
  for (const [name, from, to] of fields) {
    page.rule(from, to, signTop + 0.85);
    page.text(name, from, signTop + 1.02, { points: 9.5, paint: tone.soft });
  }
}
