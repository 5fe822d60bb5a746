import { bodyParts, type Pose, sheetParts, tabsUp } from '../../../drawing/parts.ts';
import { boxAt, overallBox } from '../../../layout/sheet.ts';
import { bankCount, cutName, tabWidthInches } from '../../../layout/tabs.ts';
import type { ProofJob, ProofTab } from '../job.ts';
import {
  artworkMarks,
  dieStroke,
  isPrintable,
  marksOf,
  named,
  problemOf,
  tabMarks,
} from './divider.ts';
import { type Mark, type Page, rectangle, rule, shortened, swatch, text, tone } from './page.ts';

const margin = 0.5;
const headInches = 0.95;
const listInches = 4.5;
const footInches = 1.05;
/** The part of the sheet shown below its tabs in drawings of the back. */
const backShownInches = 0.7;

const stripTint = { hex: '#dfe9ee' };

const note = { points: 9, paint: tone.soft };
const small = { points: 8.5, paint: tone.soft };

/** A bank at actual size with its tabs at the top, next to a list of them. */
export function bankPage(job: ProofJob, own: readonly ProofTab[]): Page {
  const { die, look } = job;
  const { widthInches: depth, heightInches: length } = overallBox(die);
  const backInches = look.effects.printsBack ? die.tabExtensionInches + backShownInches + 0.5 : 0;
  const listLeft = margin + length + margin;
  const widthInches = Math.max(17, listLeft + listInches + margin);
  const heightInches = Math.max(11, headInches + depth + footInches) + backInches;
  return {
    widthInches,
    heightInches,
    marks: [
      ...heading(job, own),
      ...bankMarks(job, own, tabsUp(die, margin, headInches)),
      ...(look.effects.printsBack ? backMarks(job, own, headInches + depth + 0.45) : []),
      ...tabList(own, listLeft),
      ...legend(job, listLeft, heightInches - 1.9),
      ...scaleBar(margin, heightInches - 0.85, [widthInches, heightInches]),
    ],
  };
}

function heading({ cut, die, tabs, product }: ProofJob, own: readonly ProofTab[]) {
  const [first = 1, last = first] = [own[0], own.at(-1)].map((tab) => tab?.placement.tab);
  const width = Number(tabWidthInches(cut, die).toFixed(2));
  const range = first === last ? `Tab ${first}` : `Tabs ${first} to ${last}`;
  const facts = `${range} of ${tabs.length}. ${product}, ${cutName(cut)} cut, tabs ${width} in wide. Actual size.`;
  const title = `Bank ${own[0]?.placement.bank} of ${bankCount(tabs.length, cut)}`;
  return [
    text(title, margin, 0.6, { points: 18, paint: tone.dark, isBold: true }),
    text(facts, margin + 2.2, 0.6, { points: 11, paint: tone.soft }),
  ];
}

/** A bank's dividers stacked, so that all of its tabs show. */
function bankMarks(job: ProofJob, own: readonly ProofTab[], pose: Pose): Mark[] {
  const { die, look, body } = job;
  const paint = { hex: look.ink };
  const sheet = sheetParts(die, look.effects, own[0]?.sheet ?? '');
  const print = body ? bodyParts(body, die, look.ink) : [];
  const artwork = { stroke: paint, linePoints: 0.5, isDashed: true };
  return [
    ...marksOf(sheet, pose, { sheet: { fill: 'own' }, strip: { fill: stripTint } }),
    ...marksOf(sheet, pose, { sheet: dieStroke }),
    ...marksOf(print, pose, { body: {}, artwork, note: {} }),
    ...artworkMarks(job, pose, { paint }),
    ...tabMarks(own, die, pose, true),
  ];
}

const backNote = 'Back of this bank: the same titles, printed on the back of the tabs.';

/** The tabs from behind, with enough of the sheet to show where they are. */
function backMarks(job: ProofJob, own: readonly ProofTab[], top: number): Mark[] {
  const { die } = job;
  const width = die.sheet.heightInches;
  const right = margin + width;
  const edge = top + die.tabExtensionInches;
  const bottom = edge + backShownInches;
  const fill = { hex: own[0]?.sheet ?? '' };
  return [
    rectangle(boxAt(margin, edge, width, backShownInches), { fill }),
    text(backNote, margin, top - 0.12, note),
    ...tabMarks(own, die, tabsUp(die, margin, top, 1, true), true),
    rule(margin, edge, right, edge, tone.magenta, 0.5),
    rule(margin, edge, margin, bottom, tone.magenta, 0.5),
    rule(right, edge, right, bottom, tone.magenta, 0.5),
  ];
}

/** A list of a bank's tabs: number, title, color, type size. */
function tabList(own: readonly ProofTab[], left: number): Mark[] {
  const pitch = Math.min(0.42, 7.4 / own.length);
  const titleLeft = left + 0.45;
  const room = listInches - 0.45;
  const rows = own.flatMap((tab, place): Mark[] => {
    const y = headInches + 0.5 + place * pitch;
    const isBlank = tab.title === '';
    const title = shortened(isBlank ? 'Blank tab' : tab.title, room, 10);
    const type = isBlank ? [] : [problemOf(tab) ?? `${tab.fit.pointSize} pt`];
    const detail = shortened([...named(tab), ...type].join(', '), room - 0.2, 8);
    const ink = isPrintable(tab) ? tone.soft : tone.warning;
    const color = boxAt(titleLeft, y + 0.055, 0.13, 0.1);
    return [
      text(String(tab.placement.tab), left, y, { points: 10, paint: tone.soft }),
      text(title, titleLeft, y, { points: 10, paint: isBlank ? tone.soft : tone.dark }),
      ...named(tab).map(() => swatch(tab.color, color)),
      text(detail, titleLeft + 0.2 * named(tab).length, y + 0.145, { points: 8, paint: ink }),
    ];
  });
  const head = { points: 11, paint: tone.dark, isBold: true };
  return [text('Tabs in this bank', left, headInches + 0.15, head), ...rows];
}

/** Explains the lines of the drawing. */
function legend({ look }: ProofJob, left: number, top: number): Mark[] {
  const words = left + 0.5;
  const line = (y: number) => [left, y, left + 0.4, y] as const;
  return [
    rule(...line(top - 0.04), tone.magenta),
    text('Die line: where the divider is cut', words, top, small),
    { ...rule(...line(top + 0.18), tone.cyan), isDashed: true },
    text('Safe area: keep print inside', words, top + 0.22, small),
    ...(look.effects.edgeStripInches
      ? [
          swatch(stripTint.hex, boxAt(left + 0.13, top + 0.35, 0.13, 0.1)),
          text('Reinforcing strip on the binding edge', words, top + 0.44, small),
        ]
      : []),
  ];
}

/** Six inches to check with a ruler, and the paper to print a page of this size on. */
function scaleBar(left: number, y: number, pageInches: readonly number[]): Mark[] {
  const inches = [0, 1, 2, 3, 4, 5, 6];
  const paper = pageInches.map((length) => Math.ceil(length * 10 - 0.01) / 10).join(' x ');
  const howToPrint = `Actual size: print at 100% on paper of ${paper} in or more, not scaled to fit.`;
  return [
    rule(left, y, left + 6, y, tone.dark),
    ...inches.map((inch) => rule(left + inch, y - 0.08, left + inch, y + 0.08, tone.dark)),
    ...inches.map((inch) => {
      const x = left + inch - (inch === 0 ? 0 : 0.03);
      return text(String(inch), x, y + 0.22, { points: 7, paint: tone.soft });
    }),
    text(howToPrint, left + 6.25, y + 0.04, note),
  ];
}
