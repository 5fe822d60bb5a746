import { boxOutline } from '../../../drawing/outline.ts';
import { bodyParts, safeArea, sheetParts } from '../../../drawing/parts.ts';
import { type Pose, tabsUp } from '../../../drawing/pose.ts';
import { stock } from '../../../layout/look.ts';
import { overallBox } from '../../../layout/sheet.ts';
import { bankCount, cutName, tabPlacement, tabWidthInches } from '../../../layout/tabs.ts';
import type { ProofJob, ProofTab } from '../job.ts';
import { artworkMarks, isPrintable, marksOf, tabOf } from './divider.ts';
import {
  cyan,
  dark,
  faint,
  type Mark,
  magenta,
  type Page,
  rule,
  shortened,
  soft,
  text,
  warning,
} from './page.ts';

const margin = 0.5;
const headInches = 0.95;
const listInches = 4.5;
const footInches = 1.05;
/** The part of the sheet shown below its tabs in drawings of the back. */
const backShownInches = 0.7;

const stripTint = { hex: '#dfe9ee' };

const note = { points: 9, paint: soft };
const small = { points: 8.5, paint: soft };

/** A bank at actual size with its tabs at the top, next to a list of them. */
export function bankPage(job: ProofJob, bank: number): Page {
  const { die, look } = job;
  const { widthInches: depth, heightInches: length } = overallBox(die);
  const backInches = look.effects.printsBack ? die.tabExtensionInches + backShownInches + 0.5 : 0;
  const widthInches = Math.max(17, margin + length + margin + listInches + margin);
  const heightInches = Math.max(11, headInches + depth + footInches) + backInches;
  const tabs = tabsOfBank(job, bank);
  const listLeft = margin + length + margin;
  return {
    widthInches,
    heightInches,
    marks: [
      ...heading(job, bank, tabs),
      ...bankMarks(job, tabs, tabsUp(die, margin, headInches)),
      ...(look.effects.printsBack ? backMarks(job, tabs, headInches + depth + 0.45) : []),
      ...tabList(job, tabs, listLeft),
      ...legend(job, listLeft, heightInches - 1.9),
      ...scaleBar(margin, heightInches - 0.85, `${widthInches} x ${heightInches}`),
    ],
  };
}

/** The indexes, from 0, of a bank's tabs in the set. */
export function tabsOfBank({ tabs, cut }: ProofJob, bank: number): number[] {
  const first = (bank - 1) * cut;
  return Array.from({ length: Math.min(cut, tabs.length - first) }, (_, place) => first + place);
}

function heading({ cut, die, tabs, product }: ProofJob, bank: number, own: readonly number[]) {
  const banks = bankCount(tabs.length, cut);
  const first = (own[0] ?? 0) + 1;
  const last = (own.at(-1) ?? 0) + 1;
  const width = Number(tabWidthInches(cut, die).toFixed(2));
  const range = first === last ? `Tab ${first}` : `Tabs ${first} to ${last}`;
  return [
    text(`Bank ${bank} of ${banks}`, margin, 0.6, { points: 18, paint: dark, isBold: true }),
    text(
      `${range} of ${tabs.length}. ${product}, ${cutName(cut)} cut, tabs ${width} in wide. Actual size.`,
      margin + 2.2,
      0.6,
      { points: 11, paint: soft },
    ),
  ];
}

const dieStroke = { stroke: magenta, linePoints: 0.5 };

/** A bank's dividers stacked, so that all of its tabs show. */
function bankMarks(job: ProofJob, own: readonly number[], pose: Pose): Mark[] {
  const { die, look, body } = job;
  const sheet = sheetParts(die, look.effects, stockOf(job, own));
  const print = body ? bodyParts(body, die, look.ink.hex) : [];
  const artwork = { stroke: { hex: look.ink.hex }, linePoints: 0.5, isDashed: true };
  return [
    ...marksOf(sheet, pose, { sheet: { fill: 'own' }, strip: { fill: stripTint } }),
    ...marksOf(sheet, pose, { sheet: dieStroke }),
    ...marksOf(print, pose, { body: {}, artwork, note: {} }),
    ...artworkMarks(job, pose, { paint: { hex: look.ink.hex } }),
    ...tabMarks(job, own, pose, true),
  ];
}

/** The tabs of a bank with their titles, and the safe area for checking them. */
export function tabMarks(
  job: ProofJob,
  own: readonly number[],
  pose: Pose,
  showsSafeArea: boolean,
): Mark[] {
  const { die, cut, tabs } = job;
  const edge = showsSafeArea ? dieStroke : { ...dieStroke, stroke: soft };
  const safe = { stroke: cyan, linePoints: 0.4, isDashed: true };
  return own.flatMap((index) => {
    const [tab, ...title] = tabOf(job, index);
    const area = showsSafeArea ? [safeArea(tabPlacement(index + 1, cut, die), die)] : [];
    const print = isPrintable(tabs[index] as ProofTab) ? {} : { fill: warning };
    return marksOf([...(tab ? [tab] : []), ...area, ...title], pose, {
      tab: { fill: 'own', ...edge },
      safe,
      title: print,
    });
  });
}

/** The color of a bank's sheets; the first one if there are several. */
export function stockOf({ look, tabs }: ProofJob, [first = 0]: readonly number[]): string {
  return look.isFilm ? stock : (tabs[first] as ProofTab).color.tabHex;
}

const backNote = 'Back of this bank: the same titles, printed on the back of the tabs.';

/** The tabs from behind, with enough of the sheet to show where they are. */
function backMarks(job: ProofJob, own: readonly number[], top: number): Mark[] {
  const { die } = job;
  const pose = tabsUp(die, margin, top, 1, true);
  const { heightInches } = die.sheet;
  const edge = top + die.tabExtensionInches;
  const shown = {
    xInches: margin,
    yInches: edge,
    widthInches: heightInches,
    heightInches: backShownInches,
  };
  return [
    { kind: 'shape', path: boxOutline(shown), fill: { hex: stockOf(job, own) } },
    text(backNote, margin, top - 0.12, note),
    ...tabMarks(job, own, pose, true),
    rule(margin, edge, margin + heightInches, edge, magenta, 0.5),
    rule(margin, edge, margin, edge + backShownInches, magenta, 0.5),
    rule(margin + heightInches, edge, margin + heightInches, edge + backShownInches, magenta, 0.5),
  ];
}

/** A list of a bank's tabs: number, title, color, type size. */
function tabList(job: ProofJob, own: readonly number[], left: number): Mark[] {
  const pitch = Math.min(0.42, 7.4 / own.length);
  const titleRoom = listInches - 0.45;
  return [
    text('Tabs in this bank', left, headInches + 0.15, { points: 11, paint: dark, isBold: true }),
    ...own.flatMap((index, place): Mark[] => {
      const top = headInches + 0.5 + place * pitch;
      const tabHere = job.tabs[index] as ProofTab;
      const name = tabHere.title === '' ? 'Blank tab' : tabHere.title;
      const detailLeft = left + 0.45 + 0.2 * named(tabHere).length;
      return [
        text(String(index + 1), left, top, { points: 10, paint: soft }),
        text(shortened(name, titleRoom, 10), left + 0.45, top, {
          points: 10,
          paint: tabHere.title === '' ? soft : dark,
        }),
        ...named(tabHere).map(() => swatch(tabHere.color.tabHex, left + 0.45, top + 0.055)),
        text(shortened(detail(tabHere), titleRoom - 0.2, 8), detailLeft, top + 0.145, {
          points: 8,
          paint: isPrintable(tabHere) ? soft : warning,
        }),
      ];
    }),
  ];
}

/** A tab's color, type size, and any problem with its title. */
function detail(tab: ProofTab): string {
  const { title, pointSize } = tab;
  const type = title === '' ? [] : [problemOf(tab) ?? `${pointSize} pt`];
  return [...named(tab), ...type].join(', ');
}

/** The name of a tab's color, if its product has colors. */
export function named({ color }: ProofTab): string[] {
  return color.name === '' ? [] : [color.name];
}

/** Why a title doesn't print as is; `undefined` if it does. */
export function problemOf({ lacking, fits }: ProofTab): string | undefined {
  if (lacking.length > 0) return 'set by the printer: letters our font lacks';
  return fits ? undefined : 'too long for its tab';
}

export function swatch(hex: string, x: number, y: number): Mark {
  const box = { xInches: x, yInches: y, widthInches: 0.13, heightInches: 0.1 };
  return { kind: 'shape', path: boxOutline(box), fill: { hex }, stroke: faint, linePoints: 0.5 };
}

/** Explains the lines of the drawing. */
function legend({ look }: ProofJob, left: number, top: number): Mark[] {
  const rows = [
    { paint: magenta, isDashed: false, words: 'Die line: where the divider is cut' },
    { paint: cyan, isDashed: true, words: 'Safe area: keep print inside' },
  ];
  return [
    ...rows.flatMap(({ paint, isDashed, words }, row): Mark[] => {
      const y = top + row * 0.22;
      return [
        { ...rule(left, y - 0.04, left + 0.4, y - 0.04, paint), isDashed },
        text(words, left + 0.5, y, small),
      ];
    }),
    ...(look.effects.edgeStripInches
      ? [
          swatch(stripTint.hex, left + 0.13, top + 0.35),
          text('Reinforcing strip on the binding edge', left + 0.5, top + 0.44, small),
        ]
      : []),
  ];
}

/** Six inches to check with a ruler, and the paper to print the page on. */
function scaleBar(left: number, y: number, paper: string): Mark[] {
  const inches = [0, 1, 2, 3, 4, 5, 6];
  const howToPrint = `Actual size: print at 100% on ${paper} in paper, not scaled to fit.`;
  return [
    rule(left, y, left + 6, y, dark),
    ...inches.map((inch) => rule(left + inch, y - 0.08, left + inch, y + 0.08, dark)),
    ...inches.map((inch) => {
      const x = left + inch - (inch === 0 ? 0 : 0.03);
      return text(String(inch), x, y + 0.22, { points: 7, paint: soft });
    }),
    text(howToPrint, left + 6.25, y + 0.04, note),
  ];
}
