import { bodyParts, dieLine, holeParts, type Part, sheetParts } from '../../../drawing/parts.ts';
import { inBinder } from '../../../drawing/pose.ts';
import { overallBox } from '../../../layout/sheet.ts';
import { cutName, tabPlacement } from '../../../layout/tabs.ts';
import type { ProofJob, ProofTab } from '../job.ts';
import { named, problemOf } from './bank-page.ts';
import { artworkMarks, isPrintable, marksOf, type Styles, tabOf } from './divider.ts';
import { type Mark, type Page, shortened, text } from './page.ts';
import { ticketPage } from './ticket-page.ts';

/** Margins around a trimmed divider: room for notes, and the bleed. */
const trimInsetInches = 0.75;
const bleedInches = 0.125;

/** Spot colors other than films, stocks and inks. */
export const dieSpot = 'Dieline';
export const holeSpot = 'Drill';
export const stripSpot = 'Edge Strip';
/** Notes are outside the divider, in process black. */
const inNotes = { paint: { cmyk: [0, 0, 0, 100] }, layer: 'Notes' } as const;

/** The spot color of a film, or of a divider in a solid color. */
export function colorSpot({ look }: ProofJob, name: string): string {
  return `${look.isFilm ? 'Film' : 'Stock'} ${name}`;
}

/** The spot color of the print. */
export function inkSpot({ look }: ProofJob): string {
  return `Ink ${look.ink.name}`;
}

/**
 * One page per divider in set order, each followed by its back if that is printed, and the job
 * ticket last, so that page numbers are those of the dividers.
 */
export function* pressPages(job: ProofJob): Generator<Page> {
  for (const index of job.tabs.keys()) {
    yield pressPage(job, index, false);
    if (job.look.effects.printsBack) yield pressPage(job, index, true);
  }
  yield ticketPage(job, trimInsetInches, inNotes);
}

/** The number of pages that {@link pressPages} yields. */
export function pressPageCount({ tabs, look }: ProofJob): number {
  return tabs.length * (look.effects.printsBack ? 2 : 1) + 1;
}

function pressPage(job: ProofJob, index: number, isBack: boolean): Page {
  const { die, cut, look, body } = job;
  const { widthInches, heightInches } = overallBox(die);
  const parts: Part[] = [
    ...sheetParts(die, look.effects, ''),
    ...tabOf(job, index),
    ...(body && !isBack ? bodyParts(body, die, '') : []),
    dieLine(tabPlacement(index + 1, cut, die), die),
    ...holeParts(die, look.effects),
  ];
  const pose = inBinder(die, trimInsetInches, trimInsetInches, isBack);
  const print = { paint: { spot: inkSpot(job) }, layer: 'Print' } as const;
  return {
    widthInches: widthInches + 2 * trimInsetInches,
    heightInches: heightInches + 2 * trimInsetInches,
    trimInsetInches,
    bleedInches,
    marks: [
      ...marksOf(parts, pose, separations(job, job.tabs[index] as ProofTab)),
      ...(isBack ? [] : artworkMarks(job, pose, print)),
      ...notes(job, index, isBack),
    ],
  };
}

/** The spot color and the layer of every part. */
function separations(job: ProofJob, tab: ProofTab): Styles {
  const { isFilm } = job.look;
  const color = { fill: { spot: colorSpot(job, tab.color.name) }, layer: 'Film' } as const;
  const ink = { spot: inkSpot(job) };
  const print = { fill: ink, layer: 'Print' } as const;
  return {
    ...(!isFilm && { sheet: color }),
    ...(tab.color.name !== '' && { tab: color }),
    strip: { fill: { spot: stripSpot }, layer: 'Film' },
    body: print,
    ...(isPrintable(tab) && { title: print }),
    artwork: { stroke: ink, linePoints: 0.5, isDashed: true, layer: 'Notes' },
    note: { fill: ink, layer: 'Notes' },
    die: { stroke: { spot: dieSpot }, linePoints: 0.5, layer: 'Die' },
    hole: { stroke: { spot: holeSpot }, linePoints: 0.5, layer: 'Die' },
  };
}

/** Notes for the operator: which divider this is, and any problem with its title. */
function notes(job: ProofJob, index: number, isBack: boolean): Mark[] {
  const { cut, die, tabs, seller, product, date, lines: ordered } = job;
  const name = ordered.filter(({ key }) => key === 'name').map(({ text }) => text);
  const here = tabs[index] as ProofTab;
  const { bank, position } = tabPlacement(index + 1, cut, die);
  const { widthInches, heightInches } = overallBox(die);
  const side = job.look.effects.printsBack ? `, ${isBack ? 'back' : 'front'}` : '';
  const problem = problemOf(here);
  const lines = [
    `${index + 1} of ${tabs.length}${side}: ${here.title === '' ? 'blank tab' : here.title}`,
    `${[...name, product, `${cutName(cut)} cut`, `bank ${bank}`, `position ${position}`, ...named(here)].join(', ')}. ${seller}, ${date}.`,
    ...(problem ? [`Title not in the Print layer: ${problem}.`] : []),
  ];
  const below = trimInsetInches + heightInches + 0.3;
  return lines.map((line, row) =>
    text(shortened(line, widthInches, 8), trimInsetInches, below + row * 0.14, {
      ...inNotes,
      points: 8,
    }),
  );
}
