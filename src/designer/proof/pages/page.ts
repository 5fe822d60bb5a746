import { boxOutline, type Path, type Segment } from '../../../drawing/outline.ts';
import type { Pose } from '../../../drawing/parts.ts';
import type { Face } from '../../../layout/fonts.ts';
import { graphemesOf, isInFont, printed } from '../../../layout/glyphs.ts';
import { type Box, boxAt } from '../../../layout/sheet.ts';
import * as wrap from '../../../layout/wrap.ts';
import { isolates } from '../../../text/words.ts';

/**
 * A page of a PDF, as a list of marks from back to front. Lengths are in inches, type in points.
 */
export interface Page {
  readonly widthInches: number;
  readonly heightInches: number;
  /** Distance from the page's edges to the trimmed divider; only on press pages. */
  readonly trimInsetInches?: number;
  readonly bleedInches?: number;
  readonly marks: readonly Mark[];
}

/** A screen color (`#1f8a4c`), process inks in percent, or a spot color by name. */
export type Paint =
  | { readonly hex: string }
  | { readonly cmyk: readonly [cyan: number, magenta: number, yellow: number, black: number] }
  | { readonly spot: string };

/** Layers that a press operator can turn on and off. */
export type Layer = 'Die' | 'Print' | 'Film' | 'Notes';

export type Mark = Shape | Text | Picture | Link;

export interface Shape {
  readonly kind: 'shape';
  readonly path: Path;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly linePoints?: number;
  readonly isDashed?: boolean;
  readonly layer?: Layer;
}

export interface Text {
  readonly kind: 'text';
  readonly text: string;
  /** The start of the line, on its baseline. */
  readonly xInches: number;
  readonly yInches: number;
  readonly points: number;
  readonly face: Face;
  /** Clockwise, in degrees. */
  readonly turn?: number;
  readonly paint: Paint;
  readonly layer?: Layer;
}

/** The picture of the document, printed in one ink. */
export interface Picture {
  readonly kind: 'picture';
  /** Maps a square of one unit to its place, in inches. */
  readonly at: Pose;
  readonly paint: Paint;
  readonly layer?: Layer;
}

export interface Link extends Box {
  readonly kind: 'link';
  readonly url: string;
}

/** The size of office paper. */
export const letterSize = { widthInches: 8.5, heightInches: 11 };

/** The distance of a preview's words from the edges of office paper. */
export const letterMargin = 0.75;

/** How print looks wherever it is. */
export type Print = Pick<Text, 'paint' | 'layer'>;

/** How the document's own words are set. */
interface Style extends Print {
  readonly points: number;
  readonly isBold?: boolean;
}

/** The font of the site, for the document's own words. */
export function faceOf(isBold = false): Face {
  return { font: 'libre-franklin', isBold };
}

/** The width of the document's own words on one line. */
export function widthOf(words: string, points: number, isBold = false): number {
  return wrap.textWidthInches(words, points, faceOf(isBold));
}

/** The size from `least` to `most` points at which the document's own words fit a width. */
export function pointsFor(
  words: string,
  widthInches: number,
  { least = 0, most, isBold = false }: { least?: number; most: number; isBold?: boolean },
): number {
  return Math.max(least, Math.min(most, (most * widthInches) / widthOf(words, most, isBold)));
}

/** A left-aligned line of text. */
export function text(words: string, xInches: number, yInches: number, style: Style): Text {
  const { isBold, ...rest } = style;
  return { kind: 'text', text: spelled(words), xInches, yInches, face: faceOf(isBold), ...rest };
}

/** Lines of text below one another, from the baseline of the first. */
export function texts(
  lines: readonly string[],
  xInches: number,
  yInches: number,
  pitchInches: number,
  style: Style,
): Text[] {
  return lines.map((line, row) => text(line, xInches, yInches + row * pitchInches, style));
}

/** A line of text that opens a page of the site. */
export function linked(
  words: string,
  xInches: number,
  yInches: number,
  style: Style,
  url: string,
): Mark[] {
  const area = boxAt(xInches, yInches - 0.15, widthOf(words, style.points), 0.22);
  return [text(words, xInches, yInches, style), { kind: 'link', ...area, url }];
}

/** A right-aligned line of text. */
export function textUpTo(words: string, xInches: number, yInches: number, style: Style): Text {
  const line = spelled(words);
  return text(line, xInches - widthOf(line, style.points, style.isBold), yInches, style);
}

/** A straight line. */
export function rule(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  stroke: Paint,
  linePoints = 0.75,
): Shape {
  const path: Segment[] = [
    ['M', fromX, fromY],
    ['L', toX, toY],
  ];
  return { kind: 'shape', path, stroke, linePoints };
}

/** A rectangle. */
export function rectangle(box: Box, look: Omit<Shape, 'kind' | 'path'>, radiusInches = 0): Shape {
  return { kind: 'shape', path: boxOutline(box, radiusInches), ...look };
}

/** A sample of a color. */
export function swatch(hex: string, box: Box, radiusInches = 0): Shape {
  return rectangle(box, { fill: { hex }, stroke: tone.faint, linePoints: 0.5 }, radiusInches);
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
  const width = (text: string) => widthOf(text, points);
  const lines = words
    .split('\n')
    .flatMap((line) => wrap.wrapped(spelled(line), widthInches, width));
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
  const width = (text: string) => wrap.textWidthInches(text, points, face);
  return wrap.shortened(spelled(words), widthInches, width);
}

/** Colors for the documents' own text and lines. */
export const tone = {
  dark: { hex: '#16211e' },
  soft: { hex: '#4a5854' },
  faint: { hex: '#b9c4bf' },
  link: { hex: '#0a549e' },
  warning: { hex: '#a8201a' },
  yellow: { hex: '#ffdf5c' },
  white: { hex: '#ffffff' },
  /** Trade convention: die line in magenta, safe area in cyan. */
  magenta: { hex: '#d5007f' },
  cyan: { hex: '#0091c7' },
} satisfies Readonly<Record<string, Paint>>;
