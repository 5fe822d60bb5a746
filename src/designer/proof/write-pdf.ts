import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import type { Path, Segment } from '../../drawing/outline.ts';
import type { Face, Font } from '../../layout/fonts.ts';
import { channels } from '../../layout/look.ts';
import { pointsPerInch } from '../../layout/type-area.ts';
import { textWidthInches } from '../../layout/wrap.ts';
import { deflatedRows, type InkPng, sizeOf } from '../artwork/png.ts';
import type { ProofJob } from './job.ts';
import type { Layer, Link, Mark, Page, Paint, Picture, Shape, Text } from './pages/page.ts';
import { spotsOf } from './pages/press-pages.ts';
import { printedRuns } from './printed-runs.ts';
import { savedName } from './saved-design.ts';

/** The files of the fonts in use. */
export type Fonts = Readonly<
  Partial<Record<Font, readonly [regular: ArrayBuffer, bold: ArrayBuffer]>>
>;

const layers: readonly Layer[] = ['Die', 'Print', 'Film', 'Notes'];

type Document = InstanceType<typeof PDFDocument>;
type Reference = ReturnType<Document['ref']>;

const documentNames = { proof: 'Proof preview', press: 'Press file', quote: 'Quote' };

/**
 * Writes the pages of a job as a PDF 1.7, with its design attached. A press file has layers and
 * spot colors.
 *
 * @param pages each is drawn when it is written: there may be a thousand
 * @param onPage called after each page
 */
export function writePdf(
  pages: readonly (() => Page)[],
  job: ProofJob,
  fonts: Fonts,
  madeAt: Date,
  onPage: () => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    pdfVersion: '1.7',
    autoFirstPage: false,
    font: null as unknown as string,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${documentNames[job.kind]}: ${job.titled}, ${job.tabs.length} tabs`,
      Author: job.seller,
      Creator: 'Tabquote',
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  const bytes = toBytes(doc);
  for (const [font, [regular, bold]] of Object.entries(fonts)) {
    doc.registerFont(nameOf({ font: font as Font, isBold: false }), regular);
    doc.registerFont(nameOf({ font: font as Font, isBold: true }), bold);
  }
  const isPress = job.kind === 'press';
  for (const [name, hex] of isPress ? spotsOf(job) : []) doc.addSpotColor(name, ...cmykOf(hex));
  const groups = isPress ? optionalContent(doc) : new Map<Layer, Reference>();
  const overprint = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 1 });
  overprint.end(undefined);
  const png = job.body?.picture?.png;
  const picture = png && pictureObject(doc, png);
  for (const draw of pages) {
    writePage(doc, draw(), groups, overprint);
    if (picture) doc.page.xobjects.Artwork = picture;
    onPage();
  }
  doc.file(new TextEncoder().encode(job.design) as Buffer, {
    name: savedName,
    type: 'application/json',
    description: 'The design, to open again in the designer',
    creationDate: madeAt,
    modifiedDate: madeAt,
    relationship: 'Source',
  });
  doc.end();
  return bytes;
}

/**
 * How a spot color looks off the press: cyan, magenta, yellow and black in percent, converted from
 * the screen color without a profile.
 */
function cmykOf(hex: string): [number, number, number, number] {
  const lights = channels(hex).map((value) => value / 255);
  const brightest = Math.max(...lights);
  const shares = lights.map((value) => (brightest === 0 ? 0 : 1 - value / brightest));
  const percents = [...shares, 1 - brightest].map((share) => Math.round(share * 100));
  return percents as [number, number, number, number];
}

/** Layers that a viewer can turn on and off; notes are visible but not printed. */
function optionalContent(doc: Document): Map<Layer, Reference> {
  const groups = layers.map((layer): [Layer, Reference] => {
    const state = layer === 'Notes' ? 'OFF' : 'ON';
    const usage = { Print: { Subtype: 'Print', PrintState: state } };
    const group = doc.ref({ Type: 'OCG', Name: new String(layer), Usage: usage });
    group.end(undefined);
    return [layer, group];
  });
  const all = groups.map(([, group]) => group);
  const printed = [{ Event: 'Print', Category: ['Print'], OCGs: all }];
  const shown = { Name: new String('Layers'), Order: all, ON: all, OFF: [], AS: printed };
  Object.assign(doc._root.data, { OCProperties: { OCGs: all, D: shown } });
  return new Map(groups);
}

/** A picture as a mask: a bit per dot, painted in the color of the mark. */
function pictureObject(doc: Document, png: InkPng): Reference {
  const { width, height } = sizeOf(png);
  const object = doc.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ImageMask: true,
    BitsPerComponent: 1,
    Decode: [1, 0],
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 15, Colors: 1, BitsPerComponent: 1, Columns: width },
  });
  object.end(deflatedRows(png) as Buffer);
  return object;
}

function writePage(
  doc: Document,
  page: Page,
  groups: ReadonlyMap<Layer, Reference>,
  overprint: Reference,
): void {
  const { widthInches, heightInches, trimInsetInches: trim, bleedInches: bleed = 0 } = page.size;
  doc.addPage({ size: [widthInches, heightInches].map(inPoints), margin: 0 });
  if (trim !== undefined) {
    const boxAt = (inset: number) =>
      [inset, inset, widthInches - inset, heightInches - inset].map(inPoints);
    Object.assign(doc.page.dictionary.data, {
      CropBox: boxAt(0),
      BleedBox: boxAt(trim - bleed),
      TrimBox: boxAt(trim),
    });
    doc.page.ext_gstates.Overprint = overprint;
    doc.addContent('/Overprint gs');
  }
  if (groups.size > 0) {
    Object.assign(doc.page.resources.data, { Properties: Object.fromEntries(groups) });
  }
  for (const mark of page.marks) {
    const layer = mark.kind === 'link' ? undefined : mark.layer;
    const isLayered = layer !== undefined && groups.has(layer);
    if (isLayered) doc.addContent(`/OC /${layer} BDC`);
    writeMark(doc, mark);
    if (isLayered) doc.addContent('EMC');
  }
}

function writeMark(doc: Document, mark: Mark): void {
  if (mark.kind === 'shape') writeShape(doc, mark);
  else if (mark.kind === 'text') writeText(doc, mark);
  else if (mark.kind === 'picture') writePicture(doc, mark);
  else writeLink(doc, mark);
}

function writeShape(doc: Document, { path, fill, stroke, linePoints = 1, isDashed }: Shape): void {
  for (let index = 0; index < path.length; index++) {
    const rectangle = rectangleAt(path, index);
    if (rectangle) {
      doc.rect(...rectangle);
      index += 4;
      continue;
    }
    const [step, ...numbers] = path[index] as Segment;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.map(inPoints);
    if (step === 'M') doc.moveTo(a, b);
    else if (step === 'L') doc.lineTo(a, b);
    else if (step === 'C') doc.bezierCurveTo(a, b, c, d, e, f);
    else doc.closePath();
  }
  if (stroke) {
    doc.lineWidth(linePoints);
    if (isDashed) doc.dash(3, { space: 2 });
    else doc.undash();
  }
  if (fill && stroke) doc.fillAndStroke(colorOf(fill), colorOf(stroke));
  else if (fill) doc.fill(colorOf(fill));
  else if (stroke) doc.stroke(colorOf(stroke));
}

type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** An upright rectangle that starts here, in points. A QR code has a thousand of them. */
function rectangleAt(path: Path, index: number): Rectangle | undefined {
  const steps = path.slice(index, index + 5);
  if (steps.map(([step]) => step).join('') !== 'MLLLZ') return undefined;
  const [x = 0, y = 0, right = 0, y2, x3, bottom = 0, x4, y4] = steps.flatMap(
    ([, ...numbers]) => numbers,
  );
  const isUpright = y === y2 && right === x3 && bottom === y4 && x === x4;
  return isUpright
    ? [inPoints(x), inPoints(y), inPoints(right - x), inPoints(bottom - y)]
    : undefined;
}

/** The rows of a PDF's pictures go up, those of a page down. */
function writePicture(doc: Document, { at, paint }: Picture): void {
  const [a, b, c, d, e, f] = at.map(inPoints) as [number, number, number, number, number, number];
  doc
    .save()
    .fillColor(colorOf(paint))
    .transform(a, b, -c, -d, e + c, f + d);
  doc.addContent('/Artwork Do');
  doc.restore();
}

/** pdfkit looks up a spot color by its name. */
function colorOf(paint: Paint): PDFKit.Mixins.ColorValue {
  if ('spot' in paint) return paint.spot;
  return 'cmyk' in paint ? [...paint.cmyk] : paint.hex;
}

function writeText(doc: Document, mark: Text): void {
  const { points, face, paint, turn = 0, align } = mark;
  const angle = (turn * Math.PI) / 180;
  const before = align
    ? textWidthInches(mark.text, points, face) / (align === 'middle' ? 2 : 1)
    : 0;
  const x = inPoints(mark.xInches - before * Math.cos(angle));
  const y = inPoints(mark.yInches - before * Math.sin(angle));
  doc.fillColor(colorOf(paint));
  if (turn !== 0) doc.save().rotate(turn, { origin: [x, y] });
  let at = x;
  for (const run of printedRuns(mark.text, face)) {
    doc.font(nameOf(run.face), points);
    const textWidth = doc.widthOfString(run.text);
    doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', textWidth } as object);
    at += textWidth;
  }
  if (turn !== 0) doc.restore();
}

function nameOf({ font, isBold }: Face): string {
  return isBold ? `${font} bold` : font;
}

function writeLink(doc: Document, link: Link): void {
  const { xInches, yInches, widthInches, heightInches, url } = link;
  const [x = 0, y = 0, width = 0, height = 0] = [xInches, yInches, widthInches, heightInches].map(
    inPoints,
  );
  doc.link(x, y, width, height, url);
}

function inPoints(inches: number): number {
  return inches * pointsPerInch;
}
