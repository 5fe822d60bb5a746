import { overallBox } from '../../../layout/sheet.ts';
import { cutName, tabPlacement } from '../../../layout/tabs.ts';
import type { ProofJob, ProofTab } from '../job.ts';
import { named, problemOf } from './bank-page.ts';
import { body, dieLine, edgeStrip, holes, isPrintable, sheet, tab, title } from './divider.ts';
import { type Mark, type Page, shortened, text } from './page.ts';
import { inBinder } from './side.ts';

/** Margins around a trimmed divider: room for notes, and the bleed. */
const trimInsetInches = 0.75;
const bleedInches = 0.125;

/** Spot colors other than films, stocks and inks. */
export const dieSpot = 'Dieline';
export const holeSpot = 'Drill';
export const stripSpot = 'Edge Strip';
/** Notes are outside the divider, in process black. */
const notesInk = { cmyk: [0, 0, 0, 100] } as const;

/** The spot color of a film, or of a divider in a solid color. */
export function colorSpot({ look }: ProofJob, name: string): string {
  return `${look.isFilm ? 'Film' : 'Stock'} ${name}`;
}

/** The spot color of the print. */
export function inkSpot({ look }: ProofJob): string {
  return `Ink ${look.ink.name}`;
}

/** One page per divider in set order, each followed by its back if that is printed. */
export function* pressPages(job: ProofJob): Generator<Page> {
  for (const index of job.tabs.keys()) {
    yield pressPage(job, index, false);
    if (job.look.printsBack) yield pressPage(job, index, true);
  }
}

/** The number of pages that {@link pressPages} yields. */
export function pressPageCount({ tabs, look }: ProofJob): number {
  return tabs.length * (look.printsBack ? 2 : 1);
}

function pressPage(job: ProofJob, index: number, isBack: boolean): Page {
  const { die, cut, look, tabs } = job;
  const here = tabs[index] as ProofTab;
  const side = inBinder(die, trimInsetInches, trimInsetInches, isBack);
  const placement = tabPlacement(index + 1, cut, die);
  const color = { fill: { spot: colorSpot(job, here.color.name) }, layer: 'Film' as const };
  const ink = { spot: inkSpot(job) };
  const { widthInches, heightInches } = overallBox(die);
  return {
    widthInches: widthInches + 2 * trimInsetInches,
    heightInches: heightInches + 2 * trimInsetInches,
    trimInsetInches,
    bleedInches,
    marks: [
      ...(look.isFilm ? [] : [sheet(die, side, color)]),
      ...(here.color.name === '' ? [] : [tab(placement, die, side, color)]),
      ...edgeStrip(job, side, { fill: { spot: stripSpot }, layer: 'Film' }),
      ...body(job, side, ink).map((mark) => ({ ...mark, layer: mark.layer ?? ('Notes' as const) })),
      ...(isPrintable(here) ? title(job, index, side, ink) : []),
      dieLine(placement, die, side, { spot: dieSpot }),
      ...holes(job, side, { stroke: { spot: holeSpot }, linePoints: 0.5, layer: 'Die' }),
      ...notes(job, index, isBack),
    ],
  };
}

/** Notes for the operator: which divider this is, and any problem with its title. */
function notes(job: ProofJob, index: number, isBack: boolean): Mark[] {
  const { cut, die, tabs, seller, product, date } = job;
  const here = tabs[index] as ProofTab;
  const { bank, position } = tabPlacement(index + 1, cut, die);
  const { widthInches, heightInches } = overallBox(die);
  const side = job.look.printsBack ? `, ${isBack ? 'back' : 'front'}` : '';
  const problem = problemOf(here);
  const lines = [
    `${index + 1} of ${tabs.length}${side}: ${here.title === '' ? 'blank tab' : here.title}`,
    `${[product, `${cutName(cut)} cut`, `bank ${bank}`, `position ${position}`, ...named(here)].join(', ')}. ${seller}, ${date}.`,
    ...(problem ? [`Title not in the Print layer: ${problem}.`] : []),
  ];
  const style = { points: 8, paint: notesInk, layer: 'Notes' as const };
  const below = trimInsetInches + heightInches + 0.3;
  return [
    ...lines.map((line, row) =>
      text(shortened(line, widthInches, 8), trimInsetInches, below + row * 0.14, style),
    ),
    ...(index === 0 && !isBack && job.link ? reopening(job, style) : []),
  ];
}

function reopening({ link, designerUrl }: ProofJob, style: Parameters<typeof text>[3]) {
  const y = trimInsetInches - 0.35;
  return [
    text('Open this design', trimInsetInches, y, style),
    {
      kind: 'link' as const,
      xInches: trimInsetInches,
      yInches: y - 0.12,
      widthInches: 1,
      heightInches: 0.18,
      url: link ?? designerUrl,
    },
  ];
}
