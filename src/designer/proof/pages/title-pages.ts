import { boxAt } from '../../../layout/sheet.ts';
import type { ProofJob, ProofTab } from '../job.ts';
import { problemOf } from './divider.ts';
import {
  letterMargin,
  letterSize,
  type Mark,
  type Page,
  rule,
  spelled,
  swatch,
  text,
  texts,
  tone,
  widthOf,
  wrapped,
} from './page.ts';

const margin = letterMargin;
const fullWidth = letterSize.widthInches - 2 * margin;
const top = 1.25;
const roomInches = letterSize.heightInches - 0.8 - top;
const points = 10;
const lineInches = 0.17;
const rowInches = 0.24;
const gap = 0.35;
const numberRoom = 0.42;
const colorRoom = 1.25;

/** One row of the list: its lines and its height. */
type Row = Readonly<ReturnType<typeof rowOf>>;

/** All titles in order with their colors, in two columns if they are short. */
export function titlePages({ tabs }: ProofJob): Page[] {
  const isColored = new Set(tabs.map(({ colorName }) => colorName)).size > 1;
  const used = numberRoom + (isColored ? colorRoom : 0);
  const columns = columnsFor(tabs, used);
  const columnWidth = (fullWidth - (columns - 1) * gap) / columns;
  const rows = tabs.map((tab) => rowOf(tab, columnWidth - used));
  const heading = { points: 16, paint: tone.dark, isBold: true };
  return inPages(rows, columns).map((page, number) => ({
    ...letterSize,
    marks: [
      text(`List of titles${number === 0 ? '' : ', continued'}`, margin, 0.85, heading),
      ...page.flatMap((column, place) =>
        columnMarks(column, margin + place * (columnWidth + gap), columnWidth, isColored),
      ),
    ],
  }));
}

function columnsFor(tabs: readonly ProofTab[], used: number): number {
  const narrow = (fullWidth - gap) / 2 - used;
  const isShort = ({ title }: ProofTab) => widthOf(spelled(title), points) <= narrow;
  return tabs.filter(isShort).length >= tabs.length * 0.9 ? 2 : 1;
}

function rowOf(tab: ProofTab, widthInches: number) {
  const words = tab.title === '' ? ['Blank tab'] : wrapped(tab.title, widthInches, points);
  const problem = problemOf(tab);
  const lines = problem ? [...words, problem] : words;
  return { tab, lines, heightInches: rowInches + (lines.length - 1) * lineInches };
}

/** Distributes rows over columns, and columns over pages. */
function inPages(rows: readonly Row[], columns: number): Row[][][] {
  const filled: Row[][] = [[]];
  let used = 0;
  for (const row of rows) {
    if (used + row.heightInches > roomInches) {
      filled.push([]);
      used = 0;
    }
    filled.at(-1)?.push(row);
    used += row.heightInches;
  }
  const pages = Math.ceil(filled.length / columns);
  return Array.from({ length: pages }, (_, page) =>
    filled.slice(page * columns, (page + 1) * columns),
  );
}

function columnMarks(
  rows: readonly Row[],
  left: number,
  columnWidth: number,
  isColored: boolean,
): Mark[] {
  const colorLeft = left + columnWidth - colorRoom;
  let next = top;
  return rows.flatMap(({ tab, lines, heightInches }) => {
    const { placement, title, color, colorName } = tab;
    const opensBank = placement.bank > 1 && placement.position === 1;
    const y = next;
    next += heightInches;
    const plain = { points, paint: title === '' ? tone.soft : tone.dark };
    const printed = texts(lines, left + numberRoom, y, lineInches, plain);
    const last = printed.at(-1);
    return [
      ...(opensBank ? [rule(left, y - 0.17, left + columnWidth, y - 0.17, tone.faint, 0.5)] : []),
      text(String(placement.tab), left, y, { points, paint: tone.soft }),
      ...(last && problemOf(tab) ? printed.with(-1, { ...last, paint: tone.warning }) : printed),
      ...(isColored
        ? [
            swatch(color, boxAt(colorLeft + 0.05, y - 0.09, 0.13, 0.1)),
            text(colorName, colorLeft + 0.25, y, { points: 8.5, paint: tone.soft }),
          ]
        : []),
    ];
  });
}
