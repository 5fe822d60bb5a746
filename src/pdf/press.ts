import { bodyParts, dieParts, inBinder, type Part, sheetParts } from '../drawing/parts.ts';
import { channels } from '../layout/look.ts';
import { type Box, boxAt, overallBox } from '../layout/sheet.ts';
import { cutName } from '../layout/tabs.ts';
import { isolated } from '../text/words.ts';
import { drawParts, type StyleOf, tabOf } from './divider.ts';
import { Flow } from './flow.ts';
import type { PdfJob, PdfTab } from './job.ts';
import { type Document, inPoints, type Paper, type ShapeStyle, wrapped } from './paper.ts';

/** Margins around a trimmed divider: room for notes, and the bleed. */
const trimInsetInches = 0.75;
const bleedInches = 0.125;

/** Notes, and the box that stands for artwork, have a plate of their own, which isn't printed. */
const notes = 'Notes';

/**
 * Draws a press file in spot colors: one page per divider in set order, each followed by its back if
 * that is printed, and the job ticket last, so that page numbers are those of the dividers.
 */
export function drawPress(paper: Paper, job: PdfJob): void {
  const { doc } = paper;
  const { die, look, body, tabs } = job;
  const { widthInches: width, heightInches: height } = overallBox(die);
  const size = boxAt(0, 0, width + 2 * trimInsetInches, height + 2 * trimInsetInches);
  const inset = (inches: number) =>
    [inches, inches, size.widthInches - inches, size.heightInches - inches].map(inPoints);
  const boxes = {
    CropBox: inset(0),
    BleedBox: inset(trimInsetInches - bleedInches),
    TrimBox: inset(trimInsetInches),
  };
  const overprint = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 });
  overprint.end(undefined);
  doc.addSpotColor(notes, 0, 0, 0, 100);
  const separations = separator(doc, job);
  for (const tab of tabs) {
    for (const isBack of look.effects.printsBack ? [false, true] : [false]) {
      paper.page(size);
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
  drawTicket(paper, job, size);
}

/** Finds the spot color of every part, and defines the colors that are used. */
function separator(doc: Document, { look }: PdfJob): (tab: PdfTab) => StyleOf {
  const known = new Set<string>();
  const spot = (name: string, hex: string) => {
    if (!known.has(name)) doc.addSpotColor(name, ...cmykOf(hex));
    known.add(name);
    return name;
  };
  const print = () => ({ fill: spot(`Ink ${look.inkName}`, look.ink) });
  const cut = (name: string, hex: string) => ({ stroke: spot(name, hex), linePoints: 0.5 });
  const material = look.isFilm ? 'Film' : 'Stock';
  return (tab) => {
    const color = () => ({ fill: spot(`${material} ${tab.colorName}`, tab.hex) });
    const styles: Readonly<Record<Part['role'], () => ShapeStyle | undefined>> = {
      sheet: () => (look.isFilm ? undefined : color()),
      tab: () => (tab.colorName === '' ? undefined : color()),
      strip: () => ({ fill: spot('Edge Strip', '#dfe9ee') }),
      body: print,
      title: () => (tab.problem ? undefined : print()),
      artwork: () => ({ stroke: notes, linePoints: 0.5, isDashed: true }),
      note: () => ({ fill: notes }),
      die: () => cut('Dieline', '#ff00ff'),
      hole: () => cut('Drill', '#00ff00'),
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

/** Notes for the operator: which divider this is, and any problem with its title. */
function drawNotes(paper: Paper, job: PdfJob, tab: PdfTab, isBack: boolean): void {
  const { cut, die, tabs, seller, date, titled } = job;
  const { bank, position } = tab.placement;
  const { widthInches, heightInches } = overallBox(die);
  const side = job.look.effects.printsBack ? `, ${isBack ? 'back' : 'front'}` : '';
  const place = [titled, `${cutName(cut)} cut`, `bank ${bank}`, `position ${position}`];
  if (tab.colorName) place.push(tab.colorName);
  const style = { paint: notes, points: 8, pitchInches: 0.14 };
  const lines = [
    `${tab.placement.tab} of ${tabs.length}${side}: ${isolated(tab.title) || 'blank tab'}`,
    `${place.join(', ')}. ${seller}, ${date}.`,
    ...(tab.problem ? [`Title not printed: ${tab.problem}.`] : []),
  ].flatMap((line) => wrapped(line, widthInches, style, 1));
  paper.text(lines, trimInsetInches, trimInsetInches + heightInches + 0.3, style);
}

/** What is ordered, for the press operator, on a page of the dividers' size. */
function drawTicket(paper: Paper, job: PdfJob, size: Box): void {
  const { seller, product, date, die, designLink, buildLink } = job;
  const { widthInches, heightInches } = overallBox(die);
  const [left, top] = [trimInsetInches, trimInsetInches];
  const flow = new Flow(paper, () => {
    paper.page(size);
    return [{ left, top, widthInches, bottom: top + heightInches }];
  });
  const title = `Job ticket. ${product}. ${seller}, ${date}.`;
  const large = { pitchInches: 0.3, after: 0.2, below: notes };
  flow.row([{ text: title, paint: notes, points: 15, bold: true }], large);
  for (const line of job.lines) flow.line(line, 2, { paint: notes, points: 11 });
  const y = flow.room(0.4) + 0.3;
  paper.link('Open this design', left, y, designLink ?? buildLink, { paint: notes });
}
