import { boxAt } from '../../../layout/sheet.ts';
import { counted } from '../../../text/counts.ts';
import type { Line } from '../../../text/lines.ts';
import type { ProofJob, ProofTab } from '../job.ts';
import { type Block, letterhead, lineList, scanCode } from './blocks.ts';
import { pictureOf } from './divider.ts';
import {
  faceOf,
  letterMargin,
  letterSize,
  linked,
  type Mark,
  type Page,
  pointsFor,
  rule,
  shortened,
  swatch,
  text,
  texts,
  textUpTo,
  tone,
  widthOf,
  wrapped,
} from './page.ts';

const margin = letterMargin;
const right = letterSize.widthInches - margin;
const fullWidth = right - margin;
const columnWidth = 3.35;
const rightColumn = right - columnWidth;

/** The position of the last lines: what comes next, and how to reopen the design. */
const end = 9.6;

const small = { points: 9, paint: tone.soft };
const note = { points: 9.5, paint: tone.soft };

/** The order, its price and its look, and what comes next. The picture takes the room that is left. */
export function summaryPage(job: ProofJob): Page {
  const roomWith = (most: Most) => middle(job, usualSheetInches, most).room;
  const most = mosts.find((most) => roomWith(most) > usualSheetInches) ?? least;
  const sheetInches = Math.min(2.4, Math.max(usualSheetInches, roomWith(most)));
  const marks = [...heading(job), ...middle(job, sheetInches, most).marks, ...next(job)];
  return { ...letterSize, marks };
}

/** How many banks there are in the picture, and rows in a line of the order. */
type Most = typeof least;

const least = { banks: 1, rows: 3 };
const mosts = [
  ...[8, 6, 4, 3, 2].map((banks) => ({ banks, rows: 5 })),
  { banks: 2, rows: least.rows },
];

/** How much of the front sheet shows at least. */
const usualSheetInches = 0.3;

/** The picture and the lists under it, and how much of the front sheet there is room for. */
function middle(job: ProofJob, sheetInches: number, { banks, rows }: Most) {
  const place = { left: margin, top: 1.92, widthInches: fullWidth, mostBanks: banks, sheetInches };
  const picture = pictureOf(job, { ...place, where: ' on the next pages' });
  const lists = picture.bottom + 0.4;
  const order = orderList(job, lists, rows);
  const prices = priceList(job.prices, rightColumn, lists);
  const hasColors = job.tabs.some(({ colorName }) => colorName !== '');
  const fewColors = hasColors ? 1.1 : 0;
  const highest = Math.max(order.bottom, prices.bottom + fewColors);
  const written = jobList(job, highest);
  const lowest = written.top - 0.25;
  const colors = hasColors
    ? colorList(job, rightColumn, prices.bottom + 0.25, lowest)
    : { marks: [], bottom: prices.bottom };
  const cautions =
    order.bottom <= colors.bottom
      ? cautionList(job, margin, order.bottom + 0.3, lowest)
      : cautionList(job, rightColumn, colors.bottom + 0.3, lowest);
  const blocks = [picture, order, prices, colors, cautions, written];
  return {
    marks: blocks.flatMap(({ marks }) => marks),
    room: sheetInches + written.wholeTop - 0.6 - Math.max(highest, colors.bottom, cautions.bottom),
  };
}

/** What the buyer wrote about the order, which may be long. */
const isJob = ({ key }: Line) => ['name', 'po', 'notes'].includes(key);

function orderList({ lines }: ProofJob, top: number, rowsMax: number): Block {
  const place = { left: margin, top: top + 0.29, widthInches: columnWidth, labelInches: 1.45 };
  const own = lines.filter((line) => !isJob(line));
  const list = lineList(own, { ...place, points: 9, rowsMax });
  return { ...list, marks: [...blockHead('Your order', margin, top), ...list.marks] };
}

/**
 * The job above the page's last lines, over its whole width, as far as there is room; and where all
 * of it would begin.
 */
function jobList({ lines }: ProofJob, highest: number) {
  const lowest = end - 0.3;
  const place = { left: margin, widthInches: fullWidth, labelInches: 0.9, points: 9 };
  const job = lines.filter(isJob);
  const topWith = (rowsMax: number) => lowest - lineList(job, { ...place, rowsMax, top: 0 }).bottom;
  const wholeTop = topWith(Number.POSITIVE_INFINITY);
  const isWhole = wholeTop > highest + 0.3;
  const rowsMax = isWhole
    ? Number.POSITIVE_INFINITY
    : Math.max(1, Math.floor((lowest - highest) / 0.142) - 4);
  const top = isWhole ? wholeTop : topWith(rowsMax);
  return { ...lineList(job, { ...place, rowsMax, top }), top, wholeTop };
}

function heading({ seller, product, date, proofFact, lines }: ProofJob): Mark[] {
  const name = lines.find(({ key }) => key === 'name')?.text ?? product;
  const points = pointsFor(name, fullWidth, { least: 15, most: 24, isBold: true });
  const what = name === product ? date : `${product}, ${date}`;
  const preview = `This is a proof preview. The proof that ${seller} e-mails you is the binding one.`;
  const facts = wrapped(`${what}. ${preview} ${proofFact}`, fullWidth, 9.5).slice(0, 3);
  const title = shortened(name, fullWidth * 0.93, points);
  return [
    ...letterhead(seller, 'Proof preview', margin, right),
    text(title, margin, 1.24, { points, paint: tone.dark, isBold: true }),
    ...texts(facts, margin, 1.47, 0.16, note),
  ];
}

/** The parts of the total, the total, and notes about it, with amounts right-aligned. */
function priceList(prices: readonly Line[], left: number, top: number): Block {
  const marks: Mark[] = [...blockHead('Price', left, top)];
  let y = top + 0.29;
  for (const { key, label, text: value } of prices) {
    const isTotal = key === 'total';
    const points = isTotal ? 11 : 9;
    const style = { points, isBold: isTotal, paint: tone.dark };
    const values = wrapped(value, 1.9, points);
    const valueWidth = Math.max(...values.map((line) => widthOf(line, points, isTotal)));
    const labels = wrapped(label, columnWidth - valueWidth - 0.2, points);
    if (isTotal) y += 0.1;
    const above = y - 0.185;
    marks.push(
      ...(isTotal ? [rule(left, above, left + columnWidth, above, tone.dark, 1.25)] : []),
      ...texts(labels, left, y, 0.142, isTotal ? style : small),
      ...values.map((line, row) => textUpTo(line, left + columnWidth, y + row * 0.142, style)),
    );
    y += 0.06 + 0.142 * Math.max(labels.length, values.length);
  }
  return { marks, bottom: y - 0.1 };
}

function blockHead(name: string, left: number, top: number): Mark[] {
  return [
    text(name, left, top, { points: 11, paint: tone.dark, isBold: true }),
    rule(left, top + 0.08, left + columnWidth, top + 0.08, tone.faint),
  ];
}

const mostColors = 12;

/** The colors by name, with the number of tabs in each. */
function colorList({ tabs, look }: ProofJob, left: number, top: number, lowest: number): Block {
  const colors = [...Map.groupBy(tabs, ({ colorName }) => colorName)];
  const room = 2 * Math.max(1, Math.floor((lowest - top - 0.32) / 0.24));
  const shown = colors.slice(0, Math.min(mostColors, room));
  const samples = shown.flatMap(([name, own], row): Mark[] => {
    const { color } = own[0] as ProofTab;
    const x = left + (row % 2) * (columnWidth / 2);
    const y = top + 0.32 + Math.floor(row / 2) * 0.24;
    const label = shortened(`${name}, ${counted(own.length, 'tab')}`, 1.3, 9);
    return [
      swatch(color, boxAt(x, y - 0.13, 0.26, 0.17), 0.03),
      text(label, x + 0.34, y, { points: 9, paint: tone.dark }),
    ];
  });
  const more = colors.length - shown.length;
  const bottom = top + 0.32 + Math.ceil(shown.length / 2) * 0.24;
  const rest = more > 0 ? [`and ${more} more, in the list of titles`] : [];
  const marks = [
    ...blockHead(look.colorsName, left, top),
    ...samples,
    ...texts(rest, left, bottom, 0, small),
  ];
  return { marks, bottom };
}

/** Points to check, in the shorter column. */
function cautionList({ cautions }: ProofJob, left: number, top: number, lowest: number): Block {
  const lines = cautions.flatMap((caution) => wrapped(caution, columnWidth, 9.5));
  const room = Math.max(1, Math.floor((lowest - top) / 0.17) + 1);
  const shown =
    lines.length > room ? [...lines.slice(0, room - 1), 'See the rest in the designer.'] : lines;
  const marks = texts(shown, left, top, 0.17, { points: 9.5, paint: tone.warning });
  return { marks, bottom: shown.length > 0 ? top + shown.length * 0.17 : 0 };
}

const qrInches = 1.2;

/** What the buyer does next, and how to reopen the design. */
function next({ email, link, links, designerUrl, seller, sentAs }: ProofJob): Mark[] {
  const words = 'Open this design to change or reorder it';
  const length = widthOf(words, 10.5);
  const square = boxAt(right - qrInches, end - 0.34, qrInches, qrInches);
  const { marks, opens } = scanCode(links, square);
  const room = fullWidth - qrInches - 0.2;
  const first = sentAs
    ? `Sent to ${seller} as ${sentAs}. The PDF proof comes by e-mail.`
    : `Next: send this file to ${email} and ask for the free PDF proof.`;
  const points = pointsFor(first, room, { least: 8, most: 10.5, isBold: true });
  const shown = shortened(first, room + 0.01, points, faceOf(true));
  const scan = opens && `Scan the code to open ${opens === 'design' ? 'it' : 'its build'}. `;
  const drop = `Or drop this file on ${designerUrl}: the whole design is attached to it.`;
  return [
    ...marks,
    text(shown, margin, end, { points, paint: tone.dark, isBold: true }),
    ...linked(words, margin, end + 0.22, { points: 10.5, paint: tone.link }, link ?? designerUrl),
    rule(margin, end + 0.255, margin + length, end + 0.255, tone.link, 0.6),
    ...texts(wrapped(`${scan ?? ''}${drop}`, room, 9.5), margin, end + 0.42, 0.16, note),
  ];
}
