import { bankCount } from '../../../layout/tabs.ts';
import type { ProofJob, ProofTab } from '../job.ts';
import { problemOf, swatch } from './bank-page.ts';
import {
  dark,
  faint,
  type Mark,
  type Page,
  rule,
  soft,
  spelled,
  text,
  warning,
  widthOf,
  wrapped,
} from './page.ts';

const width = 8.5;
const height = 11;
const margin = 0.75;
const top = 1.25;
const bottom = height - 0.8;
const points = 10;
const lineInches = 0.17;
const rowInches = 0.24;
const gap = 0.35;
const numberRoom = 0.42;
const colorRoom = 1.25;

/** One row of the list: its lines and its height. */
interface Row {
  readonly index: number;
  readonly lines: readonly string[];
  readonly heightInches: number;
}

/** All titles in order with their colors, in two columns if they are short. */
export function titlePages(job: ProofJob): Page[] {
  const columns = columnsFor(job);
  const columnWidth = (width - 2 * margin - (columns - 1) * gap) / columns;
  const rows = job.tabs.map((tab, index) => rowOf(tab, index, columnWidth - room(job)));
  return inPages(rows, columns).map((page, number) => ({
    widthInches: width,
    heightInches: height,
    marks: [
      text(number === 0 ? 'List of titles' : 'List of titles, continued', margin, 0.85, {
        points: 16,
        paint: dark,
        isBold: true,
      }),
      ...page.flatMap((column, place) =>
        columnMarks(job, column, margin + place * (columnWidth + gap), columnWidth),
      ),
    ],
  }));
}

/** The width that the number and the color take from a column. */
function room(job: ProofJob): number {
  return numberRoom + (hasColors(job) ? colorRoom : 0);
}

function hasColors({ tabs }: ProofJob): boolean {
  return new Set(tabs.map(({ color }) => color.name)).size > 1;
}

function columnsFor(job: ProofJob): number {
  const narrow = (width - 2 * margin - gap) / 2 - room(job);
  const isShort = ({ title }: ProofTab) => widthOf(spelled(title), points) <= narrow;
  const short = job.tabs.filter(isShort).length;
  return short >= job.tabs.length * 0.9 ? 2 : 1;
}

function rowOf(tab: ProofTab, index: number, widthInches: number): Row {
  const words = tab.title === '' ? ['Blank tab'] : wrapped(tab.title, widthInches, points);
  const problem = problemOf(tab);
  const lines = problem ? [...words, problem] : words;
  return { index, lines, heightInches: rowInches + (lines.length - 1) * lineInches };
}

/** Distributes rows over columns, and columns over pages. */
function inPages(rows: readonly Row[], columns: number): Row[][][] {
  const filled: Row[][] = [[]];
  let used = 0;
  for (const row of rows) {
    if (used + row.heightInches > bottom - top) {
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
  job: ProofJob,
  rows: readonly Row[],
  left: number,
  columnWidth: number,
): Mark[] {
  let y = top;
  return rows.flatMap(({ index, lines, heightInches }) => {
    const tab = job.tabs[index] as ProofTab;
    const isFirstOfBank = index % job.cut === 0 && bankCount(job.tabs.length, job.cut) > 1;
    const problem = problemOf(tab);
    const baseline = y;
    y += heightInches;
    return [
      ...(isFirstOfBank && index > 0
        ? [rule(left, baseline - 0.17, left + columnWidth, baseline - 0.17, faint, 0.5)]
        : []),
      text(String(index + 1), left, baseline, { points, paint: soft }),
      ...lines.map((line, row) =>
        text(line, left + numberRoom, baseline + row * lineInches, {
          points,
          paint: lineInk(tab, problem !== undefined && row === lines.length - 1),
        }),
      ),
      ...(hasColors(job)
        ? [
            swatch(tab.color.tabHex, left + columnWidth - colorRoom + 0.05, baseline - 0.09),
            text(tab.color.name, left + columnWidth - colorRoom + 0.25, baseline, {
              points: 8.5,
              paint: soft,
            }),
          ]
        : []),
    ];
  });
}

function lineInk(tab: ProofTab, isProblem: boolean) {
  if (isProblem) return warning;
  return tab.title === '' ? soft : dark;
}
