import { boxOutline } from '../../../drawing/outline.ts';
import type { Line } from '../../../order/describe.ts';
import type { QuoteItem, QuoteSheet } from '../../quote-sheet/sheet.ts';
import type { ProofJob } from '../job.ts';
import { type Block, letterhead, lineList, scanCode } from './blocks.ts';
import {
  dark,
  faint,
  linkBlue,
  type Mark,
  type Page,
  rule,
  shortened,
  soft,
  text,
  textUpTo,
  widthOf,
  wrapped,
  yellow,
} from './page.ts';
import { pictureOf } from './picture.ts';
import { titlePages } from './title-pages.ts';

const width = 8.5;
const height = 11;
const left = 0.625;
const right = width - left;
/** Where the dates and the total begin, and where to sign. */
const endTop = 7.7;
const signTop = 9.2;

const label = { points: 10, paint: soft };
const value = { points: 10, paint: dark };
const head = { points: 10.5, paint: dark, isBold: true };
const pitch = 0.19;

/** A quote on one page, and the titles on further ones if asked for. */
export function quotePages(job: ProofJob, sheet: QuoteSheet): Page[] {
  const pages = [quotePage(job, sheet), ...(sheet.hasTitlePages ? titlePages(job) : [])];
  const said = 'Approval of the PDF proof is separate. Nothing is printed before you approve it.';
  return pages.map((page, index) => ({
    ...page,
    marks: [
      ...page.marks,
      text(said, left, height - 0.42, { points: 9, paint: soft }),
      textUpTo(`Page ${index + 1} of ${pages.length}`, right, height - 0.42, {
        ...{ points: 9, paint: soft },
      }),
    ],
  }));
}

function quotePage(job: ProofJob, sheet: QuoteSheet): Page {
  const seller = sellerBlock(sheet);
  const title = titleBlock(sheet.title, seller.bottom + 0.43);
  const parties = partyBlock(sheet.parties, title.bottom);
  return {
    widthInches: width,
    heightInches: height,
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
  const rows = [
    ...wrapped(name, 2.6, 10).map((words) => ({ words, isBold: true })),
    ...address.map((line) => ({ words: shortened(line, 2.7, 10), isBold: false })),
  ];
  const place = { left: 5.1, top, widthInches: right - 5.1, labelInches: 1.1, rowsMax: 1 };
  const list = lineList(about, { ...place, label, value });
  return {
    marks: [
      ...rows.map(({ words, isBold }, row) =>
        text(words, left, top + row * pitch, { ...value, isBold }),
      ),
      ...reach.map((words, row) => text(shortened(words, 1.6, 10), 3.4, top + row * pitch, value)),
      ...list.marks,
    ],
    bottom: Math.max(list.bottom, top + (Math.max(rows.length, reach.length) - 1) * pitch),
  };
}

/** What is quoted, on one or two lines. */
function titleBlock(title: string, top: number): Block {
  const isShort = widthOf(title, 22, true) <= right - left;
  const points = isShort ? 22 : 15;
  const [first = '', ...rest] = wrapped(title, (right - left) * 0.93, points);
  const lines = [first, ...(rest.length > 0 ? [shortened(rest.join(' '), 6.6, points)] : [])];
  const marks = lines.map((line, row) =>
    text(line, left, top + row * 0.26, { points, paint: dark, isBold: true }),
  );
  const bottom = top + (lines.length - 1) * 0.26 + 0.2;
  return { marks: [...marks, rule(left, bottom, right, bottom, faint)], bottom };
}

/** Up to four texts of the buyer, with their line breaks. */
function partyBlock(parties: readonly Line[], above: number): Block {
  if (parties.length === 0) return { marks: [], bottom: above - 0.05 };
  const top = above + 0.26;
  const room = (right - left) / Math.max(3, parties.length);
  const columns = parties.map(({ label, text: said }, column) => {
    const lines = said.split('\n').flatMap((line) => wrapped(line, room - 0.2, 10));
    const rest = shortened(lines.slice(5).join(' '), room - 0.2, 10);
    const shown = lines.length > 6 ? [...lines.slice(0, 5), rest] : lines;
    const x = left + column * room;
    return [
      text(label, x, top, head),
      ...shown.map((line, row) => text(line, x, top + 0.21 + row * pitch, value)),
    ];
  });
  const rows = Math.max(...columns.map((column) => column.length - 1));
  return { marks: columns.flat(), bottom: top + 0.21 + (rows - 1) * pitch };
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
  const picture = pictureOf(job, {
    ...{ left, top, widthInches: 3.2, mostBanks: 3, sheetInches: 0.85 * scale, where: '' },
  });
  const list = madeList(sheet.made, 4.1, right - 4.1, top, scale);
  return {
    marks: [...picture.marks, ...list.marks],
    bottom: Math.max(picture.bottom, list.bottom),
  };
}

/** The order in words, in two columns. */
function inColumns({ made }: QuoteSheet, top: number, scale: number): Block {
  const half = Math.ceil(made.length / 2);
  const columns = [made.slice(0, half), made.slice(half)].map((lines, column) =>
    madeList(lines, left + column * 3.7, 3.5, top, scale),
  );
  return {
    marks: columns.flatMap(({ marks }) => marks),
    bottom: Math.max(...columns.map(({ bottom }) => bottom)),
  };
}

function madeList(
  lines: readonly Line[],
  from: number,
  widthInches: number,
  top: number,
  scale: number,
): Block {
  const points = 9.5 * scale;
  return lineList(lines, {
    ...{ left: from, top: top + 0.1, widthInches, labelInches: 1.35, rowsMax: 2 },
    label: { ...label, points },
    value: { ...value, points },
  });
}

function notesBlock(notes: string, top: number, scale: number): Block {
  if (notes === '') return { marks: [], bottom: top };
  const points = 9.5 * scale;
  const text = notes
    .split('\n')
    .map((line) => line.trim())
    .join(' / ');
  return lineList([{ key: 'notes', label: 'Notes', text }], {
    ...{ left, top: top + 0.28 * scale, widthInches: right - left, labelInches: 0.6 },
    ...{ rowsMax: 6, label: { ...label, points }, value: { ...value, points } },
  });
}

/** The right edges of the columns of numbers. */
const columnEnds = { count: 5.2, each: 6.4, amount: right };

/** What is charged, and what the total leaves out. */
function itemTable(items: readonly QuoteItem[], top: number, scale: number): Block {
  const rowInches = (scale < 1 ? 0.26 : 0.29) * scale;
  const small = { points: 9.5 * scale, paint: soft };
  const plain = { points: 10 * scale, paint: dark };
  const bold = { ...plain, isBold: true };
  const y = top + 0.05;
  const head = [
    text('Item', left, y, small),
    textUpTo('Quantity', columnEnds.count, y, small),
    textUpTo('Price each', columnEnds.each, y, small),
    textUpTo('Amount', columnEnds.amount, y, small),
    rule(left, y + 0.09, right, y + 0.09, dark, 1),
  ];
  const rows = items.flatMap(({ name, count, each, amount }, row): Mark[] => {
    const baseline = y + 0.09 + (row + 0.68) * rowInches;
    const line = y + 0.09 + (row + 1) * rowInches;
    const room = (count === '' ? columnEnds.each : columnEnds.count - 0.9) - left;
    return [
      text(shortened(name, room, plain.points), left, baseline, plain),
      textUpTo(count, columnEnds.count, baseline, plain),
      textUpTo(each, columnEnds.each, baseline, plain),
      textUpTo(amount, columnEnds.amount, baseline, bold),
      rule(left, line, right, line, faint, 0.6),
    ];
  });
  return { marks: [...head, ...rows], bottom: y + 0.09 + items.length * rowInches };
}

/** The dates, and the payment terms next to them. */
function dates({ dates, datesNote, terms }: QuoteSheet): Mark[] {
  const list = lineList(dates, {
    ...{ left, top: endTop + 0.22, widthInches: 2.75, labelInches: 1.15, rowsMax: 1 },
    ...{ label: { ...label, points: 9.5 }, value: { ...value, points: 9.5 } },
  });
  const noteTop = dates.length > 0 ? list.bottom + 0.08 : endTop + 0.22;
  const small = { points: 8.5, paint: soft };
  return [
    text('Dates', left, endTop, head),
    ...list.marks,
    ...wrapped(datesNote, 2.5, 8.5).map((line, row) =>
      text(line, left, noteTop + row * 0.15, small),
    ),
    ...(terms === '' ? [] : [text('Payment terms', 3.5, endTop, head)]),
    ...wrapped(terms, 1.7, 9.5).map((line, row) =>
      text(line, 3.5, endTop + 0.22 + row * 0.165, { ...value, points: 9.5 }),
    ),
  ];
}

function totalBox({ total, totalNotes }: QuoteSheet): Mark[] {
  const box = {
    xInches: 5.4,
    yInches: endTop - 0.17,
    widthInches: right - 5.4,
    heightInches: 1.27,
  };
  const x = box.xInches + 0.18;
  const room = box.widthInches - 0.36;
  const points = Math.min(30, (30 * room) / widthOf(total, 30, true));
  return [
    { kind: 'shape', path: boxOutline(box, 0.1), fill: yellow },
    text('Total', x, endTop + 0.08, { points: 12, paint: dark, isBold: true }),
    text(total, x, endTop + 0.5, { points, paint: dark, isBold: true }),
    ...totalNotes
      .flatMap((note) => wrapped(note, room, 9))
      .slice(0, 3)
      .map((line, row) => text(line, x, endTop + 0.7 + row * 0.155, { points: 9, paint: dark })),
  ];
}

const qrInches = 1.2;

/** How to open the design, and where to sign. */
function signature(job: ProofJob, { links, site }: QuoteSheet): Mark[] {
  const square = {
    xInches: left - 0.1,
    yInches: signTop,
    widthInches: qrInches,
    heightInches: qrInches,
  };
  const code = scanCode(links, square, { paint: dark });
  const isWhole = code.opens === 'design';
  const words = isWhole ? 'Open this design' : 'Open this build';
  const x = left + qrInches;
  const y = signTop + 0.62;
  const length = widthOf(words, 9.5);
  const file = 'All of it is attached to the PDF file.';
  const signed = [
    { words: 'Name', from: 3.4, to: 4.95 },
    { words: 'Signature', from: 5.1, to: 6.95 },
    { words: 'Date', from: 7.1, to: right },
  ];
  return [
    rule(left, signTop - 0.05, right, signTop - 0.05, dark, 1.25),
    ...code.marks,
    text(words, x, y, { points: 9.5, paint: linkBlue }),
    {
      kind: 'link',
      ...{ xInches: x, yInches: y - 0.14, widthInches: length, heightInches: 0.2 },
      url: (job.link === undefined ? links[2] : links[0]) ?? job.designerUrl,
    },
    ...[`at ${site}`, ...(isWhole ? [] : wrapped(file, 1.5, 8.5))].map((line, row) =>
      text(shortened(line, 1.6, 8.5), x, y + 0.16 + row * 0.14, { points: 8.5, paint: soft }),
    ),
    text('I accept this quote', 3.4, signTop + 0.26, head),
    ...signed.flatMap(({ words, from, to }) => [
      rule(from, signTop + 0.85, to, signTop + 0.85, dark),
      text(words, from, signTop + 1.02, { points: 9.5, paint: soft }),
    ]),
  ];
}
