import { boxAt } from '../layout/sheet.ts';
import { counted } from '../text/counts.ts';
import type { Line } from '../text/lines.ts';
import { drawPicture } from './divider.ts';
import type { PdfJob, PdfTab } from './job.ts';
import {
  faceOf,
  letterMargin,
  letterSize,
  Page,
  pointsFor,
  shortened,
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
const note = { points: 9.5, paint: tone.soft, pitchInches: 0.16 };

/** The order, its price and its look, and what comes next. The picture takes the room that is left. */
export function summaryPage(job: PdfJob): Page {
  const roomWith = (most: Most) => drawMiddle(new Page(), job, usualSheetInches, most);
  const most = mosts.find((most) => roomWith(most) > usualSheetInches) ?? least;
  const sheetInches = Math.min(2.4, Math.max(usualSheetInches, roomWith(most)));
  const page = new Page();
  drawHeading(page, job);
  drawMiddle(page, job, sheetInches, most);
  drawNext(page, job);
  return page;
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

/**
 * The picture and the lists under it.
 *
 * @returns how much of the front sheet there is room for
 */
function drawMiddle(page: Page, job: PdfJob, sheetInches: number, { banks, rows }: Most): number {
  const place = { left: margin, top: 1.92, widthInches: fullWidth, mostBanks: banks, sheetInches };
  const lists = drawPicture(page, job, { ...place, where: ' on the next pages' }) + 0.4;
  const order = drawOrder(page, job, lists, rows);
  const prices = drawPrices(page, job.prices, rightColumn, lists);
  const hasColors = job.tabs.some(({ colorName }) => colorName !== '');
  const highest = Math.max(order, prices + (hasColors ? 1.1 : 0));
  const written = jobPlace(job, highest);
  const lowest = written.top - 0.25;
  const colors = hasColors ? drawColors(page, job, prices + 0.25, lowest) : prices;
  const cautions =
    order <= colors
      ? drawCautions(page, job, margin, order + 0.3, lowest)
      : drawCautions(page, job, rightColumn, colors + 0.3, lowest);
  page.list(job.lines.filter(isJob), written);
  return sheetInches + written.wholeTop - 0.6 - Math.max(highest, colors, cautions);
}

/** What the buyer wrote about the order, which may be long. */
const isJob = ({ key }: Line) => ['name', 'po', 'notes'].includes(key);

function drawOrder(page: Page, { lines }: PdfJob, top: number, rowsMax: number): number {
  drawHead(page, 'Your order', margin, top);
  const place = { left: margin, top: top + 0.29, widthInches: columnWidth, labelInches: 1.45 };
  const own = lines.filter((line) => !isJob(line));
  return page.list(own, { ...place, points: 9, rowsMax });
}

/**
 * Where the job goes: above the page's last lines, over its whole width, as far as there is room;
 * and where all of it would begin.
 */
function jobPlace({ lines }: PdfJob, highest: number) {
  const lowest = end - 0.3;
  const place = { left: margin, widthInches: fullWidth, labelInches: 0.9, points: 9 };
  const topWith = (rowsMax: number) =>
    lowest - new Page().list(lines.filter(isJob), { ...place, rowsMax, top: 0 });
  const wholeTop = topWith(Number.POSITIVE_INFINITY);
  const rowsMax =
    wholeTop > highest + 0.3
      ? Number.POSITIVE_INFINITY
      : Math.max(1, Math.floor((lowest - highest) / 0.142) - 4);
  return { ...place, rowsMax, top: topWith(rowsMax), wholeTop };
}

function drawHeading(page: Page, { seller, product, date, proofFact, lines }: PdfJob): void {
  const name = lines.find(({ key }) => key === 'name')?.text ?? product;
  const points = pointsFor(name, fullWidth, { least: 15, most: 24, isBold: true });
  const what = name === product ? date : `${product}, ${date}`;
  const preview = `This is a proof preview. The proof that ${seller} e-mails you is the binding one.`;
  const facts = wrapped(`${what}. ${preview} ${proofFact}`, fullWidth, 9.5).slice(0, 3);
  page.letterhead(seller, 'Proof preview', margin, right);
  page.text(shortened(name, fullWidth * 0.93, points), margin, 1.24, { points, isBold: true });
  page.text(facts, margin, 1.47, note);
}

/** The parts of the total, the total, and notes about it, with amounts right-aligned. */
function drawPrices(page: Page, prices: readonly Line[], left: number, top: number): number {
  const end = left + columnWidth;
  drawHead(page, 'Price', left, top);
  let y = top + 0.29;
  for (const { key, label, text } of prices) {
    const isTotal = key === 'total';
    const style = { points: isTotal ? 11 : 9, isBold: isTotal, pitchInches: 0.142 };
    const values = wrapped(text, 1.9, style.points);
    const width = Math.max(...values.map((line) => widthOf(line, style.points, isTotal)));
    const labels = wrapped(label, columnWidth - width - 0.2, style.points);
    if (isTotal) {
      y += 0.1;
      page.rule(left, end, y - 0.185, tone.dark, 1.25);
    }
    page.text(labels, left, y, { ...style, paint: isTotal ? tone.dark : tone.soft });
    page.text(values, end, y, { ...style, align: 'end' });
    y += 0.06 + 0.142 * Math.max(labels.length, values.length);
  }
  return y - 0.1;
}

function drawHead(page: Page, name: string, left: number, top: number): void {
  page.text(name, left, top, { points: 11, isBold: true });
  page.rule(left, left + columnWidth, top + 0.08, tone.faint);
}

const mostColors = 12;

/** The colors by name, with the number of tabs in each. */
function drawColors(page: Page, { tabs, look }: PdfJob, top: number, lowest: number): number {
  const colors = [...Map.groupBy(tabs, ({ colorName }) => colorName)];
  const room = 2 * Math.max(1, Math.floor((lowest - top - 0.32) / 0.24));
  const shown = colors.slice(0, Math.min(mostColors, room));
  drawHead(page, look.colorsName, rightColumn, top);
  for (const [place, [name, own]] of shown.entries()) {
    const x = rightColumn + (place % 2) * (columnWidth / 2);
    const y = top + 0.32 + Math.floor(place / 2) * 0.24;
    page.swatch((own[0] as PdfTab).color, boxAt(x, y - 0.13, 0.26, 0.17), 0.03);
    page.text(shortened(`${name}, ${counted(own.length, 'tab')}`, 1.3, 9), x + 0.34, y, {
      points: 9,
    });
  }
  const more = colors.length - shown.length;
  const bottom = top + 0.32 + Math.ceil(shown.length / 2) * 0.24;
  if (more > 0) page.text(`and ${more} more, in the list of titles`, rightColumn, bottom, small);
  return bottom;
}

/** Points to check, in the shorter column. */
function drawCautions(
  page: Page,
  { cautions }: PdfJob,
  left: number,
  top: number,
  lowest: number,
): number {
  const lines = cautions.flatMap((caution) => wrapped(caution, columnWidth, 9.5));
  const room = Math.max(1, Math.floor((lowest - top) / 0.17) + 1);
  const shown =
    lines.length > room ? [...lines.slice(0, room - 1), 'See the rest in the designer.'] : lines;
  page.text(shown, left, top, { points: 9.5, paint: tone.warning, pitchInches: 0.17 });
  return shown.length > 0 ? top + shown.length * 0.17 : 0;
}

const qrInches = 1.2;

/** What the buyer does next, and how to reopen the design. */
function drawNext(page: Page, { email, link, links, designerUrl, seller, sentAs }: PdfJob): void {
  const opens = page.scanCode(links, boxAt(right - qrInches, end - 0.34, qrInches, qrInches));
  const room = fullWidth - qrInches - 0.2;
  const first = sentAs
    ? `Sent to ${seller} as ${sentAs}. The PDF proof comes by e-mail.`
    : `Next: send this file to ${email} and ask for the free PDF proof.`;
  const points = pointsFor(first, room, { least: 8, most: 10.5, isBold: true });
  const shown = shortened(first, room + 0.01, points, faceOf(true));
  page.text(shown, margin, end, { points, isBold: true });
  const words = 'Open this design to change or reorder it';
  const style = { points: 10.5, paint: tone.link };
  page.link(words, margin, end + 0.22, style, link ?? designerUrl);
  page.rule(margin, margin + widthOf(words, 10.5), end + 0.255, tone.link, 0.6);
  const scan = opens ? `Scan the code to open ${opens === 'design' ? 'it' : 'its build'}. ` : '';
  const drop = `Or drop this file on ${designerUrl}: the whole design is attached to it.`;
  page.text(wrapped(scan + drop, room, 9.5), margin, end + 0.42, note);
}
