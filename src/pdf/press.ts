import { bodyParts, dieParts, inBinder, type Part, sheetParts } from '../drawing/parts.ts';
import { channels } from '../layout/look.ts';
import { overallBox } from '../layout/sheet.ts';
import { cutName } from '../layout/tabs.ts';
import { isolated } from '../text/words.ts';
import { drawParts, problemOf, type StyleOf, tabOf } from './divider.ts';
import { Flow } from './flow.ts';
import type { PdfJob, PdfTab } from './job.ts';
import { type Document, inPoints, type Paper, type ShapeStyle, shortened } from './paper.ts';

/** Margins around a trimmed divider: room for notes, and the bleed. */
const trimInsetInches = 0.75;
const bleedInches = 0.125;

/** Notes are outside the divider, in process black. */
const inNotes = { paint: [0, 0, 0, 100], layer: 'Notes' } as const;

/**
 * Draws a press file with layers and spot colors: one page per divider in set order, each followed
 * by its back if that is printed, and the job ticket last, so that page numbers are those of the
 * dividers.
 */
export function drawPress(paper: Paper, job: PdfJob): void {
  const { doc } = paper;
  const { die, look, body, tabs } = job;
  const { widthInches: width, heightInches: height } = overallBox(die);
  const size = {
    widthInches: width + 2 * trimInsetInches,
    heightInches: height + 2 * trimInsetInches,
  };
  const boxAt = (inset: number) =>
    [inset, inset, size.widthInches - inset, size.heightInches - inset].map(inPoints);
  const boxes = {
    CropBox: boxAt(0),
    BleedBox: boxAt(trimInsetInches - bleedInches),
    TrimBox: boxAt(trimInsetInches),
  };
  const layers = addLayers(doc);
  const overprint = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 });
  overprint.end(undefined);
  const openPage = () => {
    paper.page(size);
    Object.assign(doc.page.resources.data, { Properties: layers });
  };
  const separations = separator(doc, job);
  for (const tab of tabs) {
    for (const isBack of look.effects.printsBack ? [false, true] : [false]) {
      openPage();
      Object.assign(doc.page.dictionary.data, boxes);
      doc.page.ext_gstates.Overprint = overprint;
      doc.addContent('/Overprint gs');
      const parts: Part[] = [
        ...sheetParts(die, look.effects, ''),
        ...tabOf(tab, die),
        ...(body && !isBack ? bodyParts(body, die, '') : []),
        ...dieParts(tab.placement, die, look.effects),
      ];
      const pose = inBinder(die, trimInsetInches, trimInsetInches, isBack);
      drawParts(paper, parts, pose, separations(tab));
      drawNotes(paper, job, tab, isBack);
    }
  }
  drawTicket(paper, job, openPage);
}

/** Finds the spot color and the layer of every part, and defines the colors that are used. */
function separator(doc: Document, { look }: PdfJob): (tab: PdfTab) => StyleOf {
  const known = new Set<string>();
  const spot = (name: string, hex: string) => {
    if (!known.has(name)) doc.addSpotColor(name, ...cmykOf(hex));
    known.add(name);
    return name;
  };
  const ink = () => spot(`Ink ${look.inkName}`, look.ink);
  const print = () => ({ fill: ink(), layer: 'Print' }) as const;
  const line = { linePoints: 0.5, layer: 'Die' } as const;
  return (tab) => {
    const color = () =>
      ({
        fill: spot(`${look.isFilm ? 'Film' : 'Stock'} ${tab.colorName}`, tab.hex),
        layer: 'Film',
      }) as const;
    const styles: Readonly<Record<Part['role'], () => ShapeStyle | undefined>> = {
      sheet: () => (look.isFilm ? undefined : color()),
      tab: () => (tab.colorName === '' ? undefined : color()),
      strip: () => ({ fill: spot('Edge Strip', '#dfe9ee'), layer: 'Film' }),
      body: print,
      title: () => (problemOf(tab) ? undefined : print()),
      artwork: () => ({ stroke: ink(), linePoints: 0.5, isDashed: true, layer: 'Notes' }),
      note: () => ({ fill: ink(), layer: 'Notes' }),
      die: () => ({ stroke: spot('Dieline', '#ff00ff'), ...line }),
      hole: () => ({ stroke: spot('Drill', '#00ff00'), ...line }),
    };
    return ({ role }) => styles[role]();
  };
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
  const { seller, product, date, die, designLink, buildLink } = job;
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
  paper.link('Open this design', left, y, designLink ?? buildLink, inNotes);
}
