import { boxOutline, type Path, type Point } from '../drawing/outline.ts';
import { qrCode } from '../drawing/qr-code.ts';
import type { Face } from '../layout/fonts.ts';
import { graphemesOf, isInFont, printed } from '../layout/glyphs.ts';
import { textWidthInches } from '../layout/measure.ts';
import { type Box, boxAt } from '../layout/sheet.ts';
import * as wrap from '../layout/wrap.ts';
import type { Line } from '../text/lines.ts';
import { isolates } from '../text/words.ts';

interface PageSize {
  readonly widthInches: number;
  readonly heightInches: number;
  /** Distance from the page's edges to the trimmed divider; only on press pages. */
  readonly trimInsetInches?: number;
  readonly bleedInches?: number;
}

/** The size of office paper. */
export const letterSize = { widthInches: 8.5, heightInches: 11 };

/** The distance of a preview's words from the edges of office paper. */
export const letterMargin = 0.75;

/** A screen color (`#1f8a4c`), a spot color by its name, or process inks in percent. */
export type Paint =
  | string
  | readonly [cyan: number, magenta: number, yellow: number, black: number];

/** Layers that a press operator can turn on and off. */
export type Layer = 'Die' | 'Print' | 'Film' | 'Notes';

/** How print looks wherever it is. */
export interface Print {
  readonly paint: Paint;
  readonly layer?: Layer;
}

export type Mark = Shape | Text | Link;

/** How a shape is painted. */
export interface ShapeStyle {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly linePoints?: number;
  readonly isDashed?: boolean;
  readonly layer?: Layer;
}

export interface Shape extends ShapeStyle {
  readonly kind: 'shape';
  readonly path: Path;
}

export interface Text extends Print {
  readonly kind: 'text';
  readonly text: string;
  /** Where the line begins, has its middle or ends, on its baseline. */
  readonly xInches: number;
  readonly yInches: number;
  readonly align?: 'middle' | 'end';
  readonly points: number;
  readonly face: Face;
  /** Clockwise, in degrees. */
  readonly turn?: number;
}

export interface Link extends Box {
  readonly kind: 'link';
  readonly url: string;
}

/** How the document's own words are set; dark by default. */
export interface TextStyle extends Partial<Print>, Pick<Text, 'align'> {
  readonly points: number;
  readonly isBold?: boolean;
  /** From one line to the next. */
  readonly pitchInches?: number;
}

/** Where a list goes and how it is set. */
interface ListPlace {
  readonly left: number;
  /** The baseline of the first line. */
  readonly top: number;
  readonly widthInches: number;
  readonly labelInches: number;
  readonly points: number;
  /** The most rows that one text may take. */
  readonly rowsMax: number;
  /** How all of it is printed; by default labels are fainter. */
  readonly print?: Print;
}

/** A page of a PDF, drawn from back to front. Lengths are in inches, type in points. */
export class Page {
  readonly size: PageSize;
  readonly marks: Mark[] = [];

  constructor(size: PageSize = letterSize) {
    this.size = size;
  }

  /** Lines of text below one another, from the baseline of the first. */
  text(words: string | readonly string[], x: number, y: number, style: TextStyle): void {
    const { pitchInches = 0, isBold, paint = tone.dark, ...rest } = style;
    for (const [row, line] of [words].flat().entries()) {
      const place = { xInches: x, yInches: y + row * pitchInches };
      const set = { text: spelled(line), face: faceOf(isBold), paint };
      this.marks.push({ kind: 'text', ...place, ...set, ...rest });
    }
  }

  /** A line of text that opens a page of the site. */
  link(words: string, x: number, y: number, style: TextStyle, url: string): void {
    this.text(words, x, y, style);
    const area = boxAt(x, y - 0.15, widthOf(words, style.points), 0.22);
    this.marks.push({ kind: 'link', ...area, url });
  }

  line(from: Point, to: Point, stroke: Paint, linePoints = 0.75, isDashed = false): void {
    const path: Path = [
      ['M', ...from],
      ['L', ...to],
    ];
    this.marks.push({ kind: 'shape', path, stroke, linePoints, isDashed });
  }

  /** A horizontal line. */
  rule(left: number, right: number, y: number, stroke: Paint = tone.dark, linePoints = 0.75): void {
    this.line([left, y], [right, y], stroke, linePoints);
  }

  rectangle(box: Box, look: ShapeStyle, radiusInches = 0): void {
    this.marks.push({ kind: 'shape', path: boxOutline(box, radiusInches), ...look });
  }

  /** A sample of a color. */
  swatch(hex: string, box: Box, radiusInches = 0): void {
    this.rectangle(box, { fill: hex, stroke: tone.faint, linePoints: 0.5 }, radiusInches);
  }

  /**
   * Labels with their texts in two columns.
   *
   * @returns room for the next line, from the top of the page
   */
  list(lines: readonly Line[], place: ListPlace): number {
    const { left, top, widthInches, labelInches, points, rowsMax, print } = place;
    const pitchInches = (points * 0.15) / 9.5;
    const style = { points, pitchInches, ...print };
    let y = top;
    for (const line of lines) {
      const labels = wrapped(line.label, labelInches - 0.1, points);
      const values = wrapped(line.text, widthInches - labelInches, points, rowsMax);
      this.text(labels, left, y, { paint: tone.soft, ...style });
      this.text(values, left + labelInches, y, style);
      y += pitchInches * (0.4 + Math.max(labels.length, values.length));
    }
    return y - 0.1;
  }

  /** The seller's name over a line, and a tab on it that says what the document is. */
  letterhead(seller: string, what: string, left: number, right: number): void {
    const width = widthOf(what, 13, true) + 0.5;
    const tabLeft = right - width - 0.14;
    const edge = { fill: tone.yellow, stroke: tone.dark, linePoints: 0.6 };
    const points = pointsFor(seller, tabLeft - left - 0.2, { most: 15, isBold: true });
    this.text(seller, left, 0.64, { points, isBold: true });
    this.rectangle(boxAt(tabLeft, 0.42, width, 0.5), edge, 0.08);
    this.rectangle(boxAt(tabLeft - 0.1, 0.78, width + 0.2, 0.2), { fill: tone.white });
    this.text(what, tabLeft + 0.25, 0.66, { points: 13, isBold: true });
    this.rule(left, right, 0.78, tone.dark, 1.25);
  }

  /**
   * The code that opens a design on a phone.
   *
   * @param links from the most to the least complete
   * @param square where it goes, its blank margin included
   * @returns what it opens: the whole design, or only its build; `undefined` if no link is short
   * enough
   */
  scanCode(links: readonly string[], square: Box, { paint, layer }: Print = { paint: tone.dark }) {
    const code = qrCode(links, square);
    if (!code) return undefined;
    this.marks.push({ kind: 'shape', path: code.path, fill: paint, layer });
    return code.text === links[0] ? 'design' : 'build';
  }
}

/** The font of the site, for the document's own words. */
export function faceOf(isBold = false): Face {
  return { font: 'libre-franklin', isBold };
}

/** The width of the document's own words on one line. */
export function widthOf(words: string, points: number, isBold = false): number {
  return textWidthInches(words, points, faceOf(isBold));
}

/** The size from `least` to `most` points at which the document's own words fit a width. */
export function pointsFor(
  words: string,
  widthInches: number,
  { least = 0, most, isBold = false }: { least?: number; most: number; isBold?: boolean },
): number {
  return Math.max(least, Math.min(most, (most * widthInches) / widthOf(words, most, isBold)));
}

/**
 * Replaces letters that no font of ours has with all their code points.
 *
 * @example spelled('Vol. 契') // 'Vol. [U+5951]'
 */
export function spelled(words: string): string {
  const code = (character: string) =>
    `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  return graphemesOf(words)
    .map((letter) => {
      if (letter.search(isolates) >= 0) return letter;
      return isInFont(letter) ? printed(letter) : `[${[...letter].map(code).join(' ')}]`;
    })
    .join('');
}

/** Wraps a text to a width, with at most so many lines; longer words are broken. */
export function wrapped(
  words: string,
  widthInches: number,
  points: number,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const lines = words
    .split('\n')
    .flatMap((line) => wrap.wrapped(spelled(line), widthInches, (text) => widthOf(text, points)));
  const full = lines.filter((line) => line !== '');
  if (full.length <= most) return full;
  const rest = full.slice(most - 1).join(' ');
  return [...full.slice(0, most - 1), shortened(rest, widthInches, points)];
}

/** Truncates a text to a width with an ellipsis. */
export function shortened(
  words: string,
  widthInches: number,
  points: number,
  face: Face = faceOf(),
): string {
  const width = (text: string) => textWidthInches(text, points, face);
  return wrap.shortened(spelled(words), widthInches, width);
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
  /** Trade convention: die line in magenta, safe area in cyan. */
  magenta: '#d5007f',
  cyan: '#0091c7',
};
