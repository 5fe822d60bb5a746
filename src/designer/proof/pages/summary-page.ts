import { boxOutline } from '../../../drawing/outline.ts';
import type { Line } from '../../../order/describe.ts';
import type { ProofColor, ProofJob } from '../job.ts';
import { type Block, letterhead, lineList, scanCode } from './blocks.ts';
import {
  dark,
  faceOf,
  faint,
  linkBlue,
  type Mark,
  type Page,
  rule,
  shortened,
  soft,
  text,
  textUpTo,
  warning,
  widthOf,
  wrapped,
  yellow,
} from './page.ts';
import { pictureOf } from './picture.ts';

const width = 8.5;
const height = 11;
const margin = 0.75;
const columnWidth = 3.35;
const rightColumn = width - margin - columnWidth;

/** The position of the last lines: what comes next, and how to reopen the design. */
const end = 9.6;

/** The order, its price and its look, and what comes next. The picture takes the room that is left. */
export function summaryPage(job: ProofJob): Page {
  const { room } = middle(job, usualSheetInches);
  const sheetInches = Math.min(2.4, Math.max(usualSheetInches, room));
  return {
    widthInches: width,
    heightInches: height,
    marks: [...heading(job), ...middle(job, sheetInches).marks, ...next(job)],
  };
}

/** How much of the front sheet shows at least. */
const usualSheetInches = 0.3;

/** The picture and the lists under it, and how much of the front sheet there is room for. */
function middle(job: ProofJob, sheetInches: number): { marks: readonly Mark[]; room: number } {
  const picture = pictureOf(job, {
    ...{ left: margin, top: 1.92, widthInches: width - 2 * margin, mostBanks: 3 },
    sheetInches,
    where: ' on the next pages',
  });
  const lists = picture.bottom + 0.4;
  const left = orderList(job, lists);
  const right = priceList(job.prices, rightColumn, lists);
  const hasColors = job.tabs.some(({ color }) => color.name !== '');
  const fewColors = hasColors ? 1.1 : 0;
  const highest = Math.max(left.bottom, right.bottom + fewColors);
  const written = jobList(job, highest);
  const lowest = written.top - 0.25;
  const colors = hasColors ? colorList(job, rightColumn, right.bottom + 0.25, lowest) : right;
  const cautions =
    left.bottom <= colors.bottom
      ? cautionList(job, margin, left.bottom + 0.3, lowest)
      : cautionList(job, rightColumn, colors.bottom + 0.3, lowest);
  return {
    marks: [
      ...picture.marks,
      ...left.marks,
      ...right.marks,
      ...(hasColors ? colors.marks : []),
      ...cautions.marks,
      ...written.marks,
    ],
    room: sheetInches + written.top - 0.6 - Math.max(highest, colors.bottom, cautions.bottom),
  };
}

/** What the buyer wrote about the order, which may be long. */
const isJob = ({ key }: Line) => ['name', 'po', 'notes'].includes(key);

const small = { label: { points: 9, paint: soft }, value: { points: 9, paint: dark } };

function orderList({ lines }: ProofJob, top: number): Block {
  const list = lineList(
    lines.filter((line) => !isJob(line)),
    {
      ...small,
      left: margin,
      top: top + 0.29,
      widthInches: columnWidth,
      labelInches: 1.45,
      rowsMax: 3,
    },
  );
  return { ...list, marks: [...blockHead('Your order', margin, top), ...list.marks] };
}

/** The job above the page's last lines, over its whole width, as far as there is room. */
function jobList({ lines }: ProofJob, highest: number): { marks: readonly Mark[]; top: number } {
  const lowest = end - 0.3;
  const place = {
    ...small,
    left: margin,
    widthInches: width - 2 * margin,
    labelInches: 0.9,
    rowsMax: Math.max(1, Math.floor((lowest - highest) / 0.142) - 4),
  };
  const job = lines.filter(isJob);
  const top = lowest - lineList(job, { ...place, top: 0 }).bottom;
  return { ...lineList(job, { ...place, top }), top };
}

function heading({ seller, product, date, proofFact, lines }: ProofJob): Mark[] {
  const room = width - 2 * margin;
  const name = lines.find(({ key }) => key === 'name')?.text ?? product;
  const points = Math.max(15, Math.min(24, (24 * room) / widthOf(name, 24, true)));
  const what = name === product ? date : `${product}, ${date}`;
  const fact = wrapped(`${what}. ${previewNote(seller)} ${proofFact}`, room, 9.5);
  return [
    ...letterhead(seller, 'Proof preview', margin, width - margin),
    text(shortened(name, room * 0.93, points), margin, 1.24, { points, paint: dark, isBold: true }),
    ...fact
      .slice(0, 3)
      .map((line, row) => text(line, margin, 1.47 + row * 0.16, { points: 9.5, paint: soft })),
  ];
}

/** States which proof is binding. */
function previewNote(seller: string): string {
  return `This is a proof preview. The proof that ${seller} e-mails you is the binding one.`;
}

/** The parts of the total, the total, and notes about it, with amounts right-aligned. */
function priceList(prices: readonly Line[], left: number, top: number): Block {
  const marks: Mark[] = [...blockHead('Price', left, top)];
  const right = left + columnWidth;
  let y = top + 0.29;
  for (const { key, label, text: value } of prices) {
    const isTotal = key === 'total';
    const style = { points: 9, isBold: isTotal };
    const values = wrapped(value, 1.9, 9);
    const valueWidth = Math.max(...values.map((line) => widthOf(line, 9, isTotal)));
    const labels = wrapped(label, columnWidth - valueWidth - 0.2, 9);
    const box = {
      ...{ xInches: left - 0.08, yInches: y - 0.17 },
      ...{ widthInches: columnWidth + 0.16, heightInches: 0.24 },
    };
    marks.push(
      ...(isTotal ? [{ kind: 'shape', path: boxOutline(box, 0.05), fill: yellow } as const] : []),
      ...labels.map((line, row) =>
        text(line, left, y + row * 0.142, { ...style, paint: isTotal ? dark : soft }),
      ),
      ...values.map((line, row) =>
        textUpTo(line, right, y + row * 0.142, { ...style, paint: dark }),
      ),
    );
    y += 0.06 + 0.142 * Math.max(labels.length, values.length);
  }
  return { marks, bottom: y - 0.1 };
}

function blockHead(name: string, left: number, top: number): Mark[] {
  return [
    text(name, left, top, { points: 11, paint: dark, isBold: true }),
    rule(left, top + 0.08, left + columnWidth, top + 0.08, faint),
  ];
}

const mostColors = 12;

/** The colors by name, with the number of tabs in each. */
function colorList({ tabs, look }: ProofJob, left: number, top: number, lowest: number): Block {
  const counts = new Map<string, { color: ProofColor; count: number }>();
  for (const { color } of tabs) {
    counts.set(color.name, { color, count: (counts.get(color.name)?.count ?? 0) + 1 });
  }
  const rows = [...counts.values()];
  const room = 2 * Math.max(1, Math.floor((lowest - top - 0.32) / 0.24));
  const shown = rows.slice(0, Math.min(mostColors, room));
  const marks = shown.flatMap(({ color, count }, row): Mark[] => {
    const x = left + (row % 2) * (columnWidth / 2);
    const y = top + 0.32 + Math.floor(row / 2) * 0.24;
    const box = { xInches: x, yInches: y - 0.13, widthInches: 0.26, heightInches: 0.17 };
    return [
      {
        kind: 'shape',
        path: boxOutline(box, 0.03),
        fill: { hex: color.tabHex },
        stroke: faint,
        linePoints: 0.5,
      },
      text(
        shortened(`${color.name}, ${count} ${count === 1 ? 'tab' : 'tabs'}`, 1.3, 9),
        x + 0.34,
        y,
        {
          points: 9,
          paint: dark,
        },
      ),
    ];
  });
  const more = rows.length - shown.length;
  const last = top + 0.32 + Math.ceil(shown.length / 2) * 0.24;
  return {
    marks: [
      ...blockHead(look.colorsName, left, top),
      ...marks,
      ...(more > 0
        ? [text(`and ${more} more, in the list of titles`, left, last, { points: 9, paint: soft })]
        : []),
    ],
    bottom: last,
  };
}

/** Points to check, in the shorter column. */
function cautionList({ cautions }: ProofJob, left: number, top: number, lowest: number): Block {
  const lines = cautions.flatMap((caution) => wrapped(caution, columnWidth, 9.5));
  const room = Math.max(1, Math.floor((lowest - top) / 0.17) + 1);
  const shown =
    lines.length > room ? [...lines.slice(0, room - 1), 'More on the next pages.'] : lines;
  const marks = shown.map((line, row) =>
    text(line, left, top + row * 0.17, { points: 9.5, paint: warning }),
  );
  return { marks, bottom: shown.length > 0 ? top + shown.length * 0.17 : 0 };
}

/** What the buyer does next, and how to reopen the design. */
function next(job: ProofJob): Mark[] {
  const { email, link, designerUrl, seller, sentAs } = job;
  const words = 'Open this design to change or reorder it';
  const length = widthOf(words, 10.5);
  const square = {
    ...{ xInches: width - margin - qrInches, yInches: end - 0.34 },
    ...{ widthInches: qrInches, heightInches: qrInches },
  };
  const { marks, opens } = scanCode(job.links, square, { paint: dark });
  const room = width - 2 * margin - qrInches - 0.2;
  const first = sentAs
    ? `Sent to ${seller} as ${sentAs}. The PDF proof comes by e-mail.`
    : `Next: send this file to ${email} and ask for the free PDF proof.`;
  const points = Math.max(8, Math.min(10.5, (10.5 * room) / widthOf(first, 10.5, true)));
  const scan = opens && `Scan the code to open ${opens === 'design' ? 'it' : 'its build'}. `;
  return [
    ...marks,
    text(shortened(first, room + 0.01, points, faceOf(true)), margin, end, {
      points,
      paint: dark,
      isBold: true,
    }),
    text(words, margin, end + 0.22, { points: 10.5, paint: linkBlue }),
    rule(margin, end + 0.255, margin + length, end + 0.255, linkBlue, 0.6),
    {
      kind: 'link',
      ...{ xInches: margin, yInches: end + 0.07, widthInches: length, heightInches: 0.22 },
      url: link ?? designerUrl,
    },
    ...wrapped(
      `${scan ?? ''}Or drop this file on ${designerUrl}: the whole design is attached to it.`,
      room,
      9.5,
    ).map((line, row) => text(line, margin, end + 0.42 + row * 0.16, { points: 9.5, paint: soft })),
  ];
}

const qrInches = 1.2;
