import { boxAt } from '../layout/sheet.ts';
import { setPicture } from './divider.ts';
import { Flow } from './flow.ts';
import type { PdfJob } from './job.ts';
import { letter, letterhead, letterRoom, type Paper, pointsFor, tone, wrapped } from './paper.ts';
import type { QuoteItem, QuoteSheet } from './quote-sheet.ts';

const { left, right } = letter;
const pitch = { pitchInches: 0.19 };
const value = { points: 10 };
const note = { points: 8.5, paint: tone.soft, pitchInches: 0.14 };

/** Draws a quote, on one page if it fits. */
export function drawQuote(paper: Paper, job: PdfJob, sheet: QuoteSheet): void {
  const flow = new Flow(paper, (page) => {
    paper.page(letter);
    if (page === 0) letterhead(paper, job.seller, 'Quote');
    return [{ left, top: page === 0 ? 0.92 : 0.75, widthInches: letterRoom, bottom: 10.3 }];
  });
  drawHead(flow, sheet);
  drawMade(flow, job, sheet);
  drawItems(flow, sheet.items);
  drawTerms(flow, sheet);
  drawSignature(flow, job, sheet);
  const which = `Quote ${sheet.number}, ${job.date}. ${job.seller}.`;
  paper.footers(which, 'Approval of the PDF proof is separate. We print after you approve it.');
}

/** Who sells, how to reach them, which quote this is, what is quoted, and for whom. */
function drawHead(flow: Flow, sheet: QuoteSheet): void {
  const { legalName, address, reach, about, title, parties } = sheet;
  const [first, second] = legalName || address ? [address, reach] : [reach, ''];
  const top = flow.row(
    [
      { text: first, head: legalName, widthInches: 2.6, ...value },
      { text: second, at: 2.775, widthInches: 1.6, ...value },
    ],
    { ...pitch, after: 0.15, least: 0.19 * about.length },
  );
  const right = flow.inset(4.475, top);
  for (const line of about) right.line(line, 1.1, value);
  flow.title(title, parties);
}

/** How the order is made, next to a picture of it, and the buyer's notes. */
function drawMade(flow: Flow, job: PdfJob, { made, notes }: QuoteSheet): void {
  const picture = setPicture(job, 3, job.cut);
  const text = made.map(({ label, text }) => `${label}: ${text}.`).join(' ');
  const cell = { text, head: 'How it is made', at: 3.25 };
  const top = flow.row([cell], { pitchInches: 0.16, after: 0.12, least: picture.heightInches });
  picture.draw(flow.paper, left, top);
  if (notes !== '') flow.line({ key: 'notes', label: 'Notes', text: notes }, 0.7);
  flow.skip(0.08);
}

function drawItems(flow: Flow, items: readonly QuoteItem[]): void {
  const spaced = { pitchInches: 0.17, after: 0.07 };
  const heads: QuoteItem = ['Item', 'Quantity', 'Price each', 'Amount'];
  for (const row of [heads, ...items]) {
    const [name, count, each, amount] = row;
    const isHead = row === heads;
    const style = isHead ? { points: 9, paint: tone.soft } : { points: 9.5 };
    const end = (text: string, at: number, widthInches: number) => {
      return { text, at: at - widthInches, widthInches, align: 'end', ...style } as const;
    };
    flow.row(
      [
        { text: name, widthInches: count === '' ? 5.5 : 3.6, ...style },
        end(count, 4.575, 0.9),
        end(each, 5.775, 1),
        { ...end(amount, letterRoom, count === '' ? 1.7 : 1.3), bold: !isHead },
      ],
      isHead ? { ...spaced, below: tone.dark, keep: 0.24 } : { ...spaced, below: tone.faint },
    );
  }
  flow.skip(0.16);
}

/** The dates, the payment terms next to them, and the total. */
function drawTerms(flow: Flow, { dates, datesNote, terms, total, totalNote }: QuoteSheet): void {
  const box = { left: 4.775, inches: 1.17 };
  const room = letterRoom - box.left - 0.36;
  const top = flow.row(
    [
      { text: dates.length > 0 ? '' : datesNote, head: 'Dates', widthInches: 2.5 },
      ...(terms ? [{ text: terms, head: 'Payment terms', at: 2.875, widthInches: 1.7 }] : []),
    ],
    { pitchInches: 0.175, least: Math.max(box.inches, 0.22 + 0.2 * dates.length) },
  );
  const below = flow.inset(0, top + 0.175);
  for (const line of dates) below.line(line, 1.15);
  const { paper } = flow;
  const x = left + box.left + 0.18;
  const yellow = boxAt(left + box.left, top, letterRoom - box.left, box.inches);
  paper.box(yellow, { fill: tone.yellow }, 0.1);
  paper.text('Total', x, top + 0.25, { points: 12, bold: true });
  const points = pointsFor(total, room, 30);
  paper.text(total, x, top + 0.67, { points, bold: true });
  const small = { points: 9, pitchInches: 0.14 };
  paper.text(wrapped(totalNote, room, small, 3), x, top + 0.85, small);
  if (dates.length > 0) flow.row([{ text: datesNote, widthInches: 4.6, ...note }]);
  flow.skip(0.08);
}

const qrInches = 1.2;

/** How to open the design, and where to sign. */
function drawSignature(flow: Flow, job: PdfJob, { site }: QuoteSheet): void {
  const { paper } = flow;
  const top = flow.room(1.2);
  const x = left + qrInches;
  paper.line([left, top], [right, top], { linePoints: 1.25 });
  const opens = paper.scanCode(job, boxAt(left - 0.1, top + 0.05, qrInches, qrInches));
  paper.link(`Open this ${opens ?? 'build'}`, x, top + 0.62, job.designLink ?? job.buildLink);
  const attached = opens === 'design' ? '' : ' All of it is attached to the PDF file.';
  paper.text(wrapped(`at ${site}.${attached}`, 1.5, note, 5), x, top + 0.78, note);
  paper.text('I accept this quote', 3.4, top + 0.31, { points: 10.5, bold: true });
  const fields = [
    ['Name', 3.4, 4.95],
    ['Signature', 5.1, 6.95],
    ['Date', 7.1, right],
  ] as const;
  for (const [name, from, to] of fields) {
    paper.line([from, top + 0.88], [to, top + 0.88]);
    paper.text(name, from, top + 1.04, { points: 9.5, paint: tone.soft });
  }
}
