import { boxAt } from '../../../layout/sheet.ts';
import type { Line } from '../../../text/lines.ts';
import type { QuoteItem, QuoteSheet } from '../../quote-sheet/sheet.ts';
import type { ProofJob } from '../job.ts';
import { type Block, letterhead, lineList, scanCode, sideBySide } from './blocks.ts';
import { pictureOf } from './divider.ts';
import {
  letterSize,
  linked,
  type Mark,
  type Page,
  pointsFor,
  rectangle,
  rule,
  shortened,
  text,
  texts,
  textUpTo,
  tone,
  widthOf,
  wrapped,
} from './page.ts';
import { titlePages } from './title-pages.ts';

const left = 0.625;
const right = letterSize.widthInches - left;
const footer = letterSize.heightInches - 0.42;
/** Where the dates and the total begin, and where to sign. */
const endTop = 7.7;
const signTop = 9.2;

const value = { points: 10, paint: tone.dark };
const head = { points: 10.5, paint: tone.dark, isBold: true };
const note = { points: 8.5, paint: tone.soft };
const pitch = 0.19;

/** A quote on one page, and the titles on further ones if asked for. */
export function quotePages(job: ProofJob, sheet: QuoteSheet): Page[] {
  const pages = [quotePage(job, sheet), ...(sheet.hasTitlePages ? titlePages(job) : [])];
  const [number] = sheet.about;
  const said = 'Approval of the PDF proof is separate. Nothing is printed before you approve it.';
  const which = `${job.seller}. Quote ${number?.text}, ${job.date}.`;
  const small = { points: 9, paint: tone.soft };
  const least = { ...small, points: pointsFor(which, 6.3, { most: 9 }) };
  return pages.map((page, index) => ({
    ...page,
    marks: [
      ...page.marks,
      index === 0 ? text(said, left, footer, small) : text(which, left, footer, least),
      textUpTo(`Page ${index + 1} of ${pages.length}`, right, footer, small),
    ],
  }));
}

function quotePage(job: ProofJob, sheet: QuoteSheet): Page {
  const seller = sellerBlock(sheet);
  const title = titleBlock(sheet.title, seller.bottom + 0.43);
  const parties = partyBlock(sheet.parties, title.bottom);
  return {
    ...letterSize,
    marks: [
      ...letterhead(job.seller, 'Quote', left, right),
      ...seller.marks,
      ...title.marks,
      ...parties.marks,
      ...middle(job, sheet, parties.bottom + 0.27),
      ...dates(sheet),
      ...totalBox(sheet),
      ...signature(job, sheet),
    ],
  };
}

/** Who sells, how to reach them, and which quote this is. */
function sellerBlock({ seller, reach, about }: QuoteSheet): Block {
  const top = 1.06;
  const [name = '', ...address] = seller;
  const names = wrapped(name, 2.6, 10);
  const lines = address.map((line) => shortened(line, 2.7, 10));
  const ways = reach.flatMap((way) => {
    const points = pointsFor(way, 1.6, { least: 7, most: 10 });
    return wrapped(way, 1.61, points).map((line) => ({ line, points }));
  });
  const rows = Math.max(names.length + lines.length, ways.length);
  const marks = [
    ...texts(names, left, top, pitch, { ...value, isBold: true }),
    ...texts(lines, left, top + names.length * pitch, pitch, value),
    ...ways.map(({ line, points }, row) =>
      text(line, 3.4, top + row * pitch, { ...value, points }),
    ),
  ];
  const place = { left: 5.1, top, widthInches: right - 5.1, labelInches: 1.1 };
  const list = lineList(about, { ...place, points: 10, rowsMax: 1 });
  return sideBySide({ marks, bottom: top + (rows - 1) * pitch }, list);
}

/** What is quoted, on one or two lines. */
function titleBlock(title: string, top: number): Block {
  const points = widthOf(title, 22, true) <= right - left ? 22 : 15;
  const lines = wrapped(title, (right - left) * 0.93, points, 2);
  const bottom = top + (lines.length - 1) * 0.26 + 0.2;
  const marks = [
    ...texts(lines, left, top, 0.26, { points, paint: tone.dark, isBold: true }),
    rule(left, bottom, right, bottom, tone.faint),
  ];
  return { marks, bottom };
}

/** Up to four texts of the buyer, with their line breaks. */
function partyBlock(parties: readonly Line[], above: number): Block {
  if (parties.length === 0) return { marks: [], bottom: above - 0.05 };
  const top = above + 0.26;
  const room = (right - left) / Math.max(3, parties.length);
  const columns = parties.map(({ label, text: said }, column) => {
    const lines = wrapped(said, room - 0.2, 10, 6);
    const x = left + column * room;
    return {
      marks: [text(label, x, top, head), ...texts(lines, x, top + 0.21, pitch, value)],
      bottom: top + 0.21 + (lines.length - 1) * pitch,
    };
  });
  return sideBySide(...columns);
}

/** How much smaller the middle is set if it is long, and whether the tabs are pictured. */
const settings = [
  ...[1, 0.95, 0.9, 0.85, 0.8].map((scale) => ({ scale, isPictured: true })),
  ...[0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6].map((scale) => ({ scale, isPictured: false })),
];

/** How the order is made, and what it costs, as large as there is room. */
function middle(job: ProofJob, sheet: QuoteSheet, top: number): readonly Mark[] {
  const set = settings.map(({ scale, isPictured }) => {
    const made = isPictured ? pictured(job, sheet, top, scale) : inColumns(sheet, top, scale);
    const notes = notesBlock(sheet.notes, made.bottom, scale);
    const items = itemTable(sheet.items, notes.bottom + 0.3 * scale, scale);
    return { marks: [...made.marks, ...notes.marks, ...items.marks], bottom: items.bottom };
  });
  const fitting = set.find(({ bottom }) => bottom <= endTop - 0.25) ?? set.at(-1);
  return fitting?.marks ?? [];
}

/** The first tabs next to the order in words. */
function pictured(job: ProofJob, sheet: QuoteSheet, top: number, scale: number): Block {
  const place = { left, top, widthInches: 3.2, mostBanks: 3, sheetInches: 0.85 * scale, where: '' };
  return sideBySide(pictureOf(job, place), madeList(sheet.made, 4.1, right - 4.1, top, scale));
}

/** The order in words, in two columns. */
function inColumns({ made }: QuoteSheet, top: number, scale: number): Block {
  const half = Math.ceil(made.length / 2);
  return sideBySide(
    madeList(made.slice(0, half), left, 3.5, top, scale),
    madeList(made.slice(half), left + 3.7, 3.5, top, scale),
  );
}

function madeList(
  lines: readonly Line[],
  from: number,
  widthInches: number,
  top: number,
  scale: number,
): Block {
  const place = { left: from, top: top + 0.1, widthInches, labelInches: 1.35 };
  return lineList(lines, { ...place, points: 9.5 * scale, rowsMax: 3 });
}

function notesBlock(notes: string, top: number, scale: number): Block {
  if (notes === '') return { marks: [], bottom: top };
  const place = { left, top: top + 0.28 * scale, widthInches: right - left, labelInches: 0.6 };
  const line = { key: 'notes', label: 'Notes', text: notes };
  return lineList([line], { ...place, points: 9.5 * scale, rowsMax: 6 });
}

/** What is charged, and what the total leaves out. */
function itemTable(items: readonly QuoteItem[], top: number, scale: number): Block {
  const rowInches = (scale < 1 ? 0.26 : 0.29) * scale;
  const small = { points: 9.5 * scale, paint: tone.soft };
  const plain = { points: 10 * scale, paint: tone.dark };
  const y = top + 0.05;
  const ends = { count: 5.2, each: 6.4, amount: right };
  const marks: Mark[] = [
    text('Item', left, y, small),
    textUpTo('Quantity', ends.count, y, small),
    textUpTo('Price each', ends.each, y, small),
    textUpTo('Amount', ends.amount, y, small),
    rule(left, y + 0.09, right, y + 0.09, tone.dark, 1),
  ];
  for (const [row, { name, count, each, amount }] of items.entries()) {
    const baseline = y + 0.09 + (row + 0.68) * rowInches;
    const line = y + 0.09 + (row + 1) * rowInches;
    const room = (count === '' ? ends.each : ends.count - 0.9) - left;
    marks.push(
      text(shortened(name, room, plain.points), left, baseline, plain),
      textUpTo(count, ends.count, baseline, plain),
      textUpTo(each, ends.each, baseline, plain),
      textUpTo(amount, ends.amount, baseline, { ...plain, isBold: true }),
      rule(left, line, right, line, tone.faint, 0.6),
    );
  }
  return { marks, bottom: y + 0.09 + items.length * rowInches };
}

/** The dates, and the payment terms next to them. */
function dates({ dates, datesNote, terms }: QuoteSheet): Mark[] {
  const top = endTop + 0.22;
  const place = { left, top, widthInches: 2.75, labelInches: 1.15, points: 9.5, rowsMax: 1 };
  const list = lineList(dates, place);
  const noteTop = dates.length > 0 ? list.bottom + 0.08 : top;
  return [
    text('Dates', left, endTop, head),
    ...list.marks,
    ...texts(wrapped(datesNote, 2.5, 8.5), left, noteTop, 0.15, note),
    ...(terms === '' ? [] : [text('Payment terms', 3.5, endTop, head)]),
    ...texts(wrapped(terms, 1.7, 9.5), 3.5, top, 0.165, { points: 9.5, paint: tone.dark }),
  ];
}

function totalBox({ total, totalNote }: QuoteSheet): Mark[] {
  const x = 5.58;
  const room = right - x - 0.18;
  const points = pointsFor(total, room, { most: 30, isBold: true });
  const notes = wrapped(totalNote, room, 9).slice(0, 3);
  return [
    rectangle(boxAt(5.4, endTop - 0.17, right - 5.4, 1.27), { fill: tone.yellow }, 0.1),
    text('Total', x, endTop + 0.08, { points: 12, paint: tone.dark, isBold: true }),
    text(total, x, endTop + 0.5, { points, paint: tone.dark, isBold: true }),
    ...texts(notes, x, endTop + 0.7, 0.155, { points: 9, paint: tone.dark }),
  ];
}

const qrInches = 1.2;

/** How to open the design, and where to sign. */
function signature(job: ProofJob, { links, site }: QuoteSheet): Mark[] {
  const code = scanCode(links, boxAt(left - 0.1, signTop, qrInches, qrInches));
  const isWhole = code.opens === 'design';
  const url = (job.link === undefined ? links[2] : links[0]) ?? job.designerUrl;
  const file = isWhole ? [] : wrapped('All of it is attached to the PDF file.', 1.5, 8.5);
  const where = [shortened(`at ${site}`, 1.6, 8.5), ...file];
  const x = left + qrInches;
  const y = signTop + 0.62;
  const field = (name: string, from: number, to: number) => [
    rule(from, signTop + 0.85, to, signTop + 0.85, tone.dark),
    text(name, from, signTop + 1.02, { points: 9.5, paint: tone.soft }),
  ];
  return [
    rule(left, signTop - 0.05, right, signTop - 0.05, tone.dark, 1.25),
    ...code.marks,
    ...linked(`Open this ${code.opens ?? 'build'}`, x, y, { points: 9.5, paint: tone.link }, url),
    ...texts(where, x, y + 0.16, 0.14, note),
    text('I accept this quote', 3.4, signTop + 0.26, head),
    ...field('Name', 3.4, 4.95),
    ...field('Signature', 5.1, 6.95),
    ...field('Date', 7.1, right),
  ];
}
