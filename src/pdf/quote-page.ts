import { boxAt } from '../layout/sheet.ts';
import type { Line } from '../text/lines.ts';
import { type Block, Flow } from './flow.ts';
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
import { drawSet } from './set-picture.ts';
import { listTitles } from './title-list.ts';

const left = 0.625;
const right = letterSize.widthInches - left;
const footer = letterSize.heightInches - 0.42;
const frame = { left, widthInches: right - left, bottom: () => footer - 0.3 };

const pitch = 0.19;
const value = { points: 10, pitchInches: pitch };
const head = { points: 10.5, isBold: true };
const note = { points: 8.5, paint: tone.soft };

/** A quote, on one page if it fits, and the titles on further ones if asked for. */
export function quotePages(job: PdfJob, sheet: QuoteSheet): Page[] {
  const pages = [...sheetPages(job, sheet), ...(sheet.hasTitlePages ? titlePages(job) : [])];
  const [number] = sheet.about;
  const approval =
    'Approval of the PDF proof is separate. Nothing is printed before you approve it.';
  const which = `${job.seller}. Quote ${number?.text}, ${job.date}.`;
  const small = { points: 9, paint: tone.soft };
  const least = { ...small, points: pointsFor(which, 6.3, { most: 9 }) };
  for (const [index, page] of pages.entries()) {
    page.text(index === 0 ? approval : which, left, footer, index === 0 ? small : least);
    page.text(`Page ${index + 1} of ${pages.length}`, right, footer, { ...small, align: 'end' });
  }
  return pages;
}

/** What is quoted, from the letterhead to the signature. */
function sheetPages(job: PdfJob, sheet: QuoteSheet): Page[] {
  const first = new Page();
  first.letterhead(job.seller, 'Quote', left, right);
  const title = drawTitle(first, sheet.title, drawSeller(first, sheet) + 0.43);
  const middle = drawParties(first, sheet.parties, title) + 0.25;
  const flow = new Flow({
    ...frame,
    open: (index) => (index === 0 ? first : new Page()),
    top: (index) => (index === 0 ? middle : 0.75),
  });
  flow.add(madeOf(job, sheet));
  if (sheet.notes !== '') {
    flow.skip(0.08);
    flow.add(listOf({ key: 'notes', label: 'Notes', text: sheet.notes }));
  }
  flow.skip(0.15);
  const heads = { name: 'Item', count: 'Quantity', each: 'Price each', amount: 'Amount' };
  flow.add(itemOf(heads, true), rowInches);
  for (const item of sheet.items) flow.add(itemOf(item));
  flow.skip(0.2);
  flow.add(termsOf(sheet));
  flow.skip(0.12);
  flow.add(signatureOf(job, sheet));
  return flow.pages;
}

function titlePages({ tabs }: PdfJob): Page[] {
  const flow = new Flow({
    ...frame,
    open: (index) => {
      const page = new Page();
      const title = `List of titles${index === 0 ? '' : ', continued'}`;
      page.text(title, left, 0.85, { points: 16, isBold: true });
      return page;
    },
    top: () => 1.1,
    columns: 2,
  });
  listTitles(flow, tabs);
  return flow.pages;
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

const pictureInches = 3;

/** How the order is made, next to a picture of it. */
function madeOf(job: PdfJob, { made }: QuoteSheet): Block {
  return (page, { left, top, widthInches }) => {
    const picture = drawSet(page, job, {
      ...{ left, top, widthInches: pictureInches, tabsMax: job.cut, hasCaption: false },
    });
    const x = left + pictureInches + 0.25;
    const words = made.map(({ label, text }) => `${label}: ${text}.`).join(' ');
    const lines = wrapped(words, left + widthInches - x, 9);
    page.text('How it is made', x, top + 0.14, head);
    page.text(lines, x, top + 0.34, { points: 9, pitchInches: 0.16 });
    return Math.max(picture, top + 0.34 + lines.length * 0.16);
  };
}

function listOf(line: Line): Block {
  return (page, { left, top, widthInches }) => {
    const place = { left, top: top + 0.14, widthInches, labelInches: 0.7, points: 9 };
    return page.list([line], { ...place, rowsMax: 40 });
  };
}

const rowInches = 0.235;

/** A row of what is charged, or of what the total leaves out. */
function itemOf(item: QuoteItem, isHead = false): Block {
  return (page, { left, top, widthInches }) => {
    const end = left + widthInches;
    const ends = { count: left + 4.575, each: left + 5.775 };
    const style: TextStyle = isHead ? { points: 9, paint: tone.soft } : { points: 9.5 };
    const baseline = top + 0.16;
    const room = (item.count === '' ? ends.each : ends.count - 0.9) - left;
    page.text(shortened(item.name, room, style.points), left, baseline, style);
    page.text(item.count, ends.count, baseline, { ...style, align: 'end' });
    page.text(item.each, ends.each, baseline, { ...style, align: 'end' });
    page.text(item.amount, end, baseline, { ...style, isBold: !isHead, align: 'end' });
    const [paint, linePoints] = isHead ? [tone.dark, 1] : [tone.faint, 0.6];
    page.rule(left, end, top + rowInches, paint, linePoints);
    return top + rowInches;
  };
}

const boxInches = 1.17;

/** The dates, the payment terms next to them, and the total. */
function termsOf({ dates, datesNote, terms, total, totalNote }: QuoteSheet): Block {
  return (page, { top }) => {
    const y = top + 0.17;
    const place = { left, top: y + 0.22, widthInches: 2.75, labelInches: 1.15, points: 9.5 };
    page.text('Dates', left, y, head);
    const bottom = page.list(dates, { ...place, rowsMax: 1 });
    const noteTop = dates.length > 0 ? bottom + 0.08 : y + 0.22;
    const notes = wrapped(datesNote, 2.5, 8.5);
    page.text(notes, left, noteTop, { ...note, pitchInches: 0.15 });
    const lines = wrapped(terms, 1.7, 9.5);
    if (terms !== '') page.text('Payment terms', 3.5, y, head);
    page.text(lines, 3.5, y + 0.22, { points: 9.5, pitchInches: 0.165 });
    const x = 5.58;
    const room = right - x - 0.18;
    const points = pointsFor(total, room, { most: 30, isBold: true });
    page.rectangle(boxAt(5.4, top, right - 5.4, boxInches), { fill: tone.yellow }, 0.1);
    page.text('Total', x, y + 0.08, { points: 12, isBold: true });
    page.text(total, x, y + 0.5, { points, isBold: true });
    const below = wrapped(totalNote, room, 9).slice(0, 3);
    page.text(below, x, y + 0.7, { points: 9, pitchInches: 0.155 });
    const [dated, paid] = [noteTop + notes.length * 0.15, y + 0.22 + lines.length * 0.165];
    return Math.max(top + boxInches, dated, paid);
  };
}

const qrInches = 1.2;

/** How to open the design, and where to sign. */
function signatureOf(job: PdfJob, { links, site }: QuoteSheet): Block {
  return (page, { top }) => {
    const url = (job.link === undefined ? links[2] : links[0]) ?? job.designerUrl;
    const x = left + qrInches;
    const y = top + 0.62;
    page.rule(left, right, top, tone.dark, 1.25);
    const opens = page.scanCode(links, boxAt(left - 0.1, top + 0.05, qrInches, qrInches));
    page.link(`Open this ${opens ?? 'build'}`, x, y, { points: 9.5, paint: tone.link }, url);
    const attached = 'All of it is attached to the PDF file.';
    const file = opens === 'design' ? [] : wrapped(attached, 1.5, 8.5);
    const where = [shortened(`at ${site}`, 1.6, 8.5), ...file];
    page.text(where, x, y + 0.16, { ...note, pitchInches: 0.14 });
    page.text('I accept this quote', 3.4, top + 0.31, head);
    const fields = [
      ['Name', 3.4, 4.95],
      ['Signature', 5.1, 6.95],
      ['Date', 7.1, right],
    ] as const;
    for (const [name, from, to] of fields) {
      page.rule(from, to, top + 0.88);
      page.text(name, from, top + 1.04, { points: 9.5, paint: tone.soft });
    }
    return top + 1.16;
  };
}
