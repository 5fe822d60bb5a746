import bidiFactory from 'bidi-js';
import type PDFDocument from 'pdfkit';
import type { Path, Segment } from '../drawing/outline.ts';
import type { Face } from '../layout/fonts.ts';
import { faceFor, graphemesOf } from '../layout/glyphs.ts';
import { textWidthInches } from '../layout/measure.ts';
import { pointsPerInch } from '../layout/sheet.ts';
import { isolates, rightToLeft } from '../text/words.ts';
import type { Layer, Mark, Page, Paint, Shape, Text } from './page.ts';

export type Document = InstanceType<typeof PDFDocument>;
export type Reference = ReturnType<Document['ref']>;

/**
 * Adds a page to a document.
 *
 * @param layers by name, in a press file
 * @param overprint the graphics state of pages to trim
 */
export function writePage(
  doc: Document,
  page: Page,
  layers: ReadonlyMap<Layer, Reference>,
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
  if (layers.size > 0) {
    Object.assign(doc.page.resources.data, { Properties: Object.fromEntries(layers) });
  }
  for (const mark of page.marks) {
    const layer = mark.kind === 'link' ? undefined : mark.layer;
    if (layer) doc.addContent(`/OC /${layer} BDC`);
    writeMark(doc, mark);
    if (layer) doc.addContent('EMC');
  }
}

function writeMark(doc: Document, mark: Mark): void {
  if (mark.kind === 'shape') writeShape(doc, mark);
  else if (mark.kind === 'text') writeText(doc, mark);
  else {
    const { xInches: x, yInches: y, widthInches: width, heightInches: height, url } = mark;
    doc.link(inPoints(x), inPoints(y), inPoints(width), inPoints(height), url);
  }
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

function colorOf(paint: Paint): PDFKit.Mixins.ColorValue {
  return typeof paint === 'string' ? paint : [...paint];
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

const bidi = bidiFactory();

/** A line of text as it is printed from left to right, split where the writing or the face changes. */
function printedRuns(line: string, face: Face) {
  return visualRuns(line).flatMap((run) => inFaces(run, face));
}

/** Splits a text where letters that its font lacks are printed in another. */
function inFaces(text: string, face: Face) {
  const runs: { readonly text: string; readonly face: Face }[] = [];
  for (const letter of graphemesOf(text)) {
    const own = faceFor(letter, face);
    const last = runs.at(-1);
    if (last && last.face.font === own.font)
      runs[runs.length - 1] = { text: last.text + letter, face: own };
    else runs.push({ text: letter, face: own });
  }
  return runs;
}

/**
 * A line in visual order, from the left. Right-to-left runs are split into letters, so that nothing
 * reverses them again.
 */
function visualRuns(line: string): string[] {
  if (!rightToLeft.test(line)) return [line.replace(isolates, '')];
  const embedding = bidi.getEmbeddingLevels(line, 'auto');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const letters = new Map<number, string>();
  let start = 0;
  for (const letter of graphemesOf(line)) {
    if (letter.search(isolates) < 0) letters.set(start, mirrored.get(start) ?? letter);
    start += letter.length;
  }
  const runs: string[] = [];
  let isOpen = false;
  for (const place of bidi.getReorderedIndices(line, embedding)) {
    const letter = letters.get(place);
    if (letter === undefined) continue;
    const isLeftward = Number(embedding.levels[place]) % 2 === 1;
    if (isOpen && !isLeftward) runs.push(`${runs.pop()}${letter}`);
    else runs.push(letter);
    isOpen = !isLeftward;
  }
  return runs;
}

/** The name that a face has in documents. */
export function nameOf({ font, isBold }: Face): string {
  return isBold ? `${font} bold` : font;
}

function inPoints(inches: number): number {
  return inches * pointsPerInch;
}
