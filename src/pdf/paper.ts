import bidiFactory from 'bidi-js';
import type PDFDocument from 'pdfkit';
import { boxOutline, type Path, type Point } from '../drawing/outline.ts';
import { marginModules, qrCode } from '../drawing/qr-code.ts';
import { pathData } from '../drawing/svg.ts';
import type { Face } from '../layout/fonts.ts';
import { faceFor, graphemesOf, isInFont, printed } from '../layout/glyphs.ts';
import { shortened, textWidthInches, wrapped as wrappedTo } from '../layout/measure.ts';
import { type Box, boxAt, pointsPerInch } from '../layout/sheet.ts';
import { isolates } from '../text/words.ts';
import type { PdfJob } from './job.ts';

export type Document = InstanceType<typeof PDFDocument>;

/** The size of office paper, and where words begin and end on it. */
export const letter = { widthInches: 8.5, heightInches: 11, left: 0.625, right: 7.875 };
export const letterRoom = letter.right - letter.left;

export interface ShapeStyle {
  /** Colors are those of screens (`#1f8a4c`), or names of spot colors. */
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly linePoints?: number;
  readonly isDashed?: boolean;
}

/** How a text is set: by default dark, in the font of the document's own words. */
export interface TextStyle extends Partial<Face> {
  readonly points: number;
  readonly paint?: string | undefined;
  /** Whether its place is the middle or the end of a line, not its beginning. */
  readonly align?: 'middle' | 'end' | undefined;
  /** Clockwise, in degrees. */
  readonly turn?: number;
  /** From one line to the next. */
  readonly pitchInches?: number;
}

/** The pages of a PDF, drawn from back to front. Lengths are in inches, type in points. */
export class Paper {
  readonly doc: Document;

  constructor(doc: Document) {
    this.doc = doc;
  }

  /** Begins a page. */
  page({ widthInches, heightInches }: Pick<Box, 'widthInches' | 'heightInches'>): void {
    this.doc.addPage({ size: [widthInches, heightInches].map(inPoints), margin: 0 });
  }

  /** Lines of text below one another, from the baseline of the first. */
  text(words: string | readonly string[], x: number, y: number, style: TextStyle): void {
    const { points, align, turn = 0, pitchInches = 0 } = style;
    const angle = (turn * Math.PI) / 180;
    const { doc } = this;
    doc.fillColor(style.paint ?? tone.dark);
    for (const [row, line] of [words].flat().entries()) {
      const text = spelled(line);
      const width = align ? widthIn(style)(text) : 0;
      const before = align === 'middle' ? width / 2 : width;
      let left = inPoints(x - before * Math.cos(angle));
      const top = inPoints(y + row * pitchInches - before * Math.sin(angle));
      if (turn !== 0) doc.save().rotate(turn, { origin: [left, top] });
      for (const run of printedRuns(text, faceOf(style))) {
        doc.font(nameOf(run.face), points);
        const textWidth = doc.widthOfString(run.text);
        const set = { lineBreak: false, baseline: 'alphabetic', textWidth };
        doc.text(run.text, left, top, set as object);
        left += textWidth;
      }
      if (turn !== 0) doc.restore();
    }
  }

  /** A line of text that opens a page of the site. */
  link(words: string, x: number, y: number, url: string, style: Partial<TextStyle> = {}): void {
    const set = { points: 9.5, paint: tone.link, ...style };
    const width = widthIn(set)(spelled(words));
    this.text(words, x, y, set);
    this.line([x, y + 0.03], [x + width, y + 0.03], { stroke: set.paint });
    this.doc.link(inPoints(x), inPoints(y - 0.15), inPoints(width), inPoints(0.22), url);
  }

  shape(path: Path, { fill, stroke, linePoints = 1, isDashed }: ShapeStyle): void {
    const { doc } = this;
    if (stroke) doc.lineWidth(linePoints);
    if (stroke && isDashed) doc.dash(3, { space: 2 });
    else if (stroke) doc.undash();
    doc.path(pathData(path));
    if (fill && stroke) doc.fillAndStroke(fill, stroke);
    else if (fill) doc.fill(fill);
    else if (stroke) doc.stroke(stroke);
  }

  line(from: Point, to: Point, style: ShapeStyle = {}): void {
    const path = [['M', from] as const, ['L', to] as const];
    this.shape(path, { stroke: tone.dark, linePoints: 0.75, ...style });
  }

  box(box: Box, style: ShapeStyle, radiusInches = 0): void {
    this.shape(boxOutline(box, radiusInches), style);
  }

  /**
   * The code that opens a design on a phone.
   *
   * @param square where it goes, its blank margin included
   * @returns what it opens: the whole design, or only its build; `undefined` if no link is short
   * enough
   */
  scanCode({ designLink, buildLink }: PdfJob, square: Box) {
    const links = [designLink, buildLink].filter((link) => link !== undefined);
    const code = qrCode(links, square.widthInches);
    if (!code) return undefined;
    const { doc } = this;
    doc.save().translate(inPoints(square.xInches), inPoints(square.yInches));
    doc.scale(inPoints(square.widthInches) / code.modules).translate(marginModules, marginModules);
    doc.path(code.path).fill(tone.dark).restore();
    return code.text === designLink ? 'design' : 'build';
  }

  /**
   * Returns to every page and writes words and its number at its foot.
   *
   * @param first on the first page, if other words than on the rest
   */
  footers(words: string, first = words): void {
    const { doc } = this;
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      doc.switchToPage(index);
      const { width, height } = doc.page;
      const [end, y] = [width / pointsPerInch - letter.left, height / pointsPerInch - 0.35];
      const style = { points: 8.5, paint: tone.soft };
      this.line([letter.left, y - 0.18], [end, y - 0.18], { stroke: tone.faint, linePoints: 0.5 });
      this.text(wrapped(index === 0 ? first : words, 6, style, 1), letter.left, y, style);
      this.text(`Page ${index + 1} of ${count}`, end, y, { ...style, align: 'end' });
    }
  }
}

const bidi = bidiFactory();

/**
 * A line of text as it is printed from left to right, split where the face changes: letters that a
 * font lacks are printed in another. Right-to-left letters are alone, so that nothing reverses them
 * again.
 */
function printedRuns(line: string, face: Face) {
  const runs: { text: string; readonly face: Face; readonly isLeftward: boolean }[] = [];
  for (const { letter, isLeftward } of visualLetters(line)) {
    const own = faceFor(letter, face);
    const last = runs.at(-1);
    const goesOn = last?.face.font === own.font && !last.isLeftward && !isLeftward;
    if (goesOn) last.text += letter;
    else runs.push({ text: letter, face: own, isLeftward });
  }
  return runs;
}

/** The letters of a line from the left, mirrored ones as they are seen. */
function visualLetters(line: string) {
  const embedding = bidi.getEmbeddingLevels(line, 'auto');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const letters = new Map<number, { readonly letter: string; readonly isLeftward: boolean }>();
  let start = 0;
  for (const letter of graphemesOf(line)) {
    const isLeftward = Number(embedding.levels[start]) % 2 === 1;
    letters.set(start, { letter: mirrored.get(start) ?? letter, isLeftward });
    start += letter.length;
  }
  const visual = bidi.getReorderedIndices(line, embedding).flatMap((at) => letters.get(at) ?? []);
  return visual.filter(({ letter }) => letter.search(isolates) < 0);
}

export function nameOf({ font, bold }: Face): string {
  return bold ? `${font} bold` : font;
}

export function inPoints(inches: number): number {
  return inches * pointsPerInch;
}

/** The font of the site, for the document's own words. */
function faceOf({ font = 'libre-franklin', bold = false }: Partial<Face>): Face {
  return { font, bold };
}

function widthIn(style: TextStyle): (text: string) => number {
  return (text) => textWidthInches(text, style.points, faceOf(style));
}

/** The size, up to `most` points, at which the document's own words fit a width. */
export function pointsFor(words: string, widthInches: number, most: number): number {
  const width = widthIn({ points: most, bold: true })(spelled(words));
  return Math.min(most, (most * widthInches) / width);
}

/**
 * Replaces letters that no font of ours has with all their code points.
 *
 * @example spelled('Vol. 契') // 'Vol. [U+5951]'
 */
function spelled(words: string): string {
  const code = (character: string) =>
    `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  return graphemesOf(words)
    .map((letter) => {
      if (letter.search(isolates) >= 0) return letter;
      return isInFont(letter) ? printed(letter) : `[${[...letter].map(code).join(' ')}]`;
    })
    .join('');
}

/** Wraps a text to a width, with at most so many lines, the last one cut short; long words break. */
export function wrapped(words: string, room: number, style: TextStyle, most: number): string[] {
  const width = widthIn(style);
  const lines = words.split('\n').flatMap((line) => wrappedTo(spelled(line), room, width));
  const last = lines.splice(most - 1).join(' ');
  return last === '' ? lines : [...lines, shortened(last, room, width)];
}

/** The seller's name over a line, and a tab on it that says what the document is. */
export function letterhead(paper: Paper, seller: string, what: string): void {
  const { left, right } = letter;
  const type = { points: 13, bold: true };
  const width = widthIn(type)(what) + 0.5;
  const tab = boxAt(right - width - 0.14, 0.42, width, 0.5);
  const points = pointsFor(seller, tab.xInches - left - 0.2, 15);
  paper.text(seller, left, 0.64, { points, bold: true });
  paper.box(tab, { fill: tone.yellow, stroke: tone.dark, linePoints: 0.6 }, 0.08);
  paper.box(boxAt(tab.xInches - 0.1, 0.78, width + 0.2, 0.2), { fill: tone.white });
  paper.text(what, tab.xInches + 0.25, 0.66, type);
  paper.line([left, 0.78], [right, 0.78], { linePoints: 1.25 });
}

/** Colors for the documents' own text and lines. */
export const tone = {
  dark: '#16211e',
  soft: '#4a5854',
  faint: '#b9c4bf',
  link: '#0a549e',
  warning: '#a8201a',
  good: '#1b6b3a',
  sunk: '#f1f4f2',
  yellow: '#ffdf5c',
  white: '#ffffff',
  /** Trade convention: the die line. */
  magenta: '#d5007f',
};
