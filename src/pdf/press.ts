import { bodyParts, dieParts, inBinder, type Part, sheetParts } from '../drawing/parts.ts';
import { channels } from '../layout/look.ts';
import { overallBox } from '../layout/sheet.ts';
import { cutName } from '../layout/tabs.ts';
import { isolated } from '../text/words.ts';
import { drawParts, problemOf, type Styles, tabOf } from './divider.ts';
import { Flow } from './flow.ts';
import type { PdfJob, PdfTab } from './job.ts';
import { type Document, inPoints, type Paper, shortened } from './paper.ts';

/** Margins around a trimmed divider: room for notes, and the bleed. */
const trimInsetInches = 0.75;
const bleedInches = 0.125;

/** Spot colors other than films, stocks and inks. */
const dieSpot = 'Dieline';
const holeSpot = 'Drill';
const stripSpot = 'Edge Strip';
/** Notes are outside the divider, in process black. */
const inNotes = { paint: [0, 0, 0, 100], layer: 'Notes' } as const;

/**
 * Draws a press file with layers and spot colors: one page per divider in set order, each followed
 * by its back if that is printed, and the job ticket last, so that page numbers are those of the
 * dividers.
 */
export function drawPress(paper: Paper, job: PdfJob): void {
  const { doc } = paper;
  for (const [name, hex] of spotsOf(job)) doc.addSpotColor(name, ...cmykOf(hex));
  const layers = addLayers(doc);
  const overprint = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 });
  overprint.end(undefined);
  const sides = job.look.effects.printsBack ? [false, true] : [false];
  for (const tab of job.tabs) {
    for (const isBack of sides) {
      openPage();
      Object.assign(doc.page.dictionary.data, boxesOf(job));
      doc.page.ext_gstates.Overprint = overprint;
      doc.addContent('/Overprint gs');
      drawSide(paper, job, tab, isBack);
    }
  }
  drawTicket(paper, job, openPage);

  function openPage(): void {
    paper.page(sizeOf(job));
    Object.assign(doc.page.resources.data, { Properties: layers });
  }
}

/** The spot color of a film, or of a divider in a solid color. */
function colorSpot({ look }: PdfJob, name: string): string {
  return `${look.isFilm ? 'Film' : 'Stock'} ${name}`;
}

/** The spot color of the print. */
function inkSpot({ look }: PdfJob): string {
  return `Ink ${look.inkName}`;
}

/** The spot colors of a press file, with their screen colors. */
function spotsOf(job: PdfJob): Map<string, string> {
  const { look, tabs } = job;
  const colored = tabs.filter(({ colorName }) => colorName !== '');
  return new Map([
    [dieSpot, '#ff00ff'],
    ...(look.effects.holes ? [[holeSpot, '#00ff00'] as const] : []),
    ...(look.effects.edgeStripInches ? [[stripSpot, '#dfe9ee'] as const] : []),
    ...colored.map(({ colorName, hex }) => [colorSpot(job, colorName), hex] as const),
    [inkSpot(job), look.ink],
  ]);
}

/**
 * How a spot color looks off the press: cyan, magenta, yellow and black in percent, converted from
 * the screen color without a profile.
 */
function cmykOf(hex: string): [number, number, number, number] {
  const lights = channels(hex).map((value) => value / 255);
  const brightest = Math.max(...lights);
  const [cyan = 0, magenta = 0, yellow = 0] = lights.map((value) =>
    brightest === 0 ? 0 : Math.round((1 - value / brightest) * 100),
  );
  return [cyan, magenta, yellow, Math.round((1 - brightest) * 100)];
}

/** Adds layers that a viewer can turn on and off; notes are visible but not printed. */
function addLayers(doc: Document): object {
  const groups = (['Die', 'Print', 'Film', 'Notes'] as const).map((layer) => {
    const state = layer === 'Notes' ? 'OFF' : 'ON';
    const usage = { Print: { Subtype: 'Print', PrintState: state } };
    const group = doc.ref({ Type: 'OCG', Name: new String(layer), Usage: usage });
    group.end(undefined);
    return [layer, group] as const;
  });
  const all = groups.map(([, group]) => group);
  const printed = [{ Event: 'Print', Category: ['Print'], OCGs: all }];
  const shown = { Name: new String('Layers'), Order: all, ON: all, OFF: [], AS: printed };
  Object.assign(doc._root.data, { OCProperties: { OCGs: all, D: shown } });
  return Object.fromEntries(groups);
}

function sizeOf({ die }: PdfJob) {
  const { widthInches, heightInches } = overallBox(die);
  return {
    widthInches: widthInches + 2 * trimInsetInches,
    heightInches: heightInches + 2 * trimInsetInches,
  };
}

/** The boxes of a page to trim. */
function boxesOf(job: PdfJob): object {
  const { widthInches, heightInches } = sizeOf(job);
  const boxAt = (inset: number) =>
    [inset, inset, widthInches - inset, heightInches - inset].map(inPoints);
  return {
    CropBox: boxAt(0),
    BleedBox: boxAt(trimInsetInches - bleedInches),
    TrimBox: boxAt(trimInsetInches),
  };
}

/** A side of a divider. */
function drawSide(paper: Paper, job: PdfJob, tab: PdfTab, isBack: boolean): void {
  const { die, look, body } = job;
  const parts: Part[] = [
    ...sheetParts(die, look.effects, ''),
    ...tabOf(tab, die),
    ...(body && !isBack ? bodyParts(body, die, '') : []),
    ...dieParts(tab.placement, die, look.effects),
  ];
  const pose = inBinder(die, trimInsetInches, trimInsetInches, isBack);
  drawParts(paper, parts, pose, separations(job, tab));
  drawNotes(paper, job, tab, isBack);
}

/** The spot color and the layer of every part. */
function separations(job: PdfJob, tab: PdfTab): Styles {
  const color = { fill: colorSpot(job, tab.colorName), layer: 'Film' } as const;
  const ink = inkSpot(job);
  const print = { fill: ink, layer: 'Print' } as const;
  return {
    ...(!job.look.isFilm && { sheet: color }),
    ...(tab.colorName !== '' && { tab: color }),
    strip: { fill: stripSpot, layer: 'Film' },
    body: print,
    ...(!problemOf(tab) && { title: print }),
    artwork: { stroke: ink, linePoints: 0.5, isDashed: true, layer: 'Notes' },
    note: { fill: ink, layer: 'Notes' },
    die: { stroke: dieSpot, linePoints: 0.5, layer: 'Die' },
    hole: { stroke: holeSpot, linePoints: 0.5, layer: 'Die' },
  };
}

/** Notes for the operator: which divider this is, and any problem with its title. */
function drawNotes(paper: Paper, job: PdfJob, tab: PdfTab, isBack: boolean): void {
  const { cut, die, tabs, seller, date, titled } = job;
  const { bank, position } = tab.placement;
  const { widthInches, heightInches } = overallBox(die);
  const side = job.look.effects.printsBack ? `, ${isBack ? 'back' : 'front'}` : '';
  const problem = problemOf(tab);
  const place = [titled, `${cutName(cut)} cut`, `bank ${bank}`, `position ${position}`];
  if (tab.colorName) place.push(tab.colorName);
  const style = { ...inNotes, points: 8, pitchInches: 0.14 };
  const lines = [
    `${tab.placement.tab} of ${tabs.length}${side}: ${isolated(tab.title) || 'blank tab'}`,
    `${place.join(', ')}. ${seller}, ${date}.`,
    ...(problem ? [`Title not in the Print layer: ${problem}.`] : []),
  ].map((line) => shortened(line, widthInches, style));
  paper.text(lines, trimInsetInches, trimInsetInches + heightInches + 0.3, style);
}

/**
 * What is ordered, for the press operator. It has the size of the dividers' pages and is wholly in
 * the layer of notes.
 */
function drawTicket(paper: Paper, job: PdfJob, openPage: () => void): void {
  const { seller, product, date, die, link, designerUrl } = job;
  const { widthInches, heightInches } = overallBox(die);
  const [left, top] = [trimInsetInches, trimInsetInches];
  const flow = new Flow(paper, () => {
    openPage();
    return [{ left, top, widthInches, bottom: top + heightInches }];
  });
  const title = `Job ticket. ${product}. ${seller}, ${date}.`;
  flow.row([{ text: title, at: 0, widthInches, ...inNotes, points: 12 }], { after: 0.2 });
  for (const line of job.lines) flow.line(line, 1.8, inNotes);
  const y = flow.room(0.4) + 0.3;
  paper.link('Open this design', left, y, link ?? designerUrl, inNotes);
}
