import type { DieData } from '../book/schema.ts';
import type { TitleFit } from './fit.ts';
import { type Face, usualFace } from './fonts.ts';
import { graphemesOf, graphemeWidth, heightsOf } from './glyphs.ts';
import { pointsToInches } from './type-area.ts';

/** Measures a text in any unit. */
type WidthOf = (text: string) => number;

/**
 * Wraps a text to a width. A longer word is broken.
 *
 * @param room the width, in the unit of `widthOf`
 */
export function wrapped(text: string, room: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((word) => pieces(word, room, widthOf))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function pieces(word: string, room: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= room) return [word];
  const found: string[] = [];
  let piece = '';
  for (const letter of graphemesOf(word)) {
    if (piece !== '' && widthOf(piece + letter) > room) {
      found.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...found, piece];
}

/** Truncates a text to a width with an ellipsis. */
export function shortened(text: string, room: number, widthOf: WidthOf): string {
  if (widthOf(text) <= room) return text;
  const letters = graphemesOf(text);
  const start = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [fitting, tooMany] = [0, letters.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (widthOf(start(middle)) <= room) fitting = middle;
    else tooMany = middle;
  }
  return start(fitting);
}

/**
 * The baselines of a title's lines, in inches from the outer edge of its tab. Together the lines are
 * centered on the tab's height, measured by their capitals.
 */
export function baselinesOf(
  { lines, pointSize }: Pick<TitleFit, 'lines' | 'pointSize'>,
  { tabExtensionInches, linePitch }: DieData,
  face: Face = usualFace,
): number[] {
  const capitals = pointsToInches((heightsOf(face.font).capitalHeight / 1000) * pointSize);
  const pitch = pointsToInches(linePitch * pointSize);
  const blockInches = (lines.length - 1) * pitch + capitals;
  const first = (tabExtensionInches - blockInches) / 2 + capitals;
  return lines.map((_, line) => first + line * pitch);
}

/** The width of a text on one line. */
export function textWidthInches(text: string, pointSize: number, face: Face = usualFace): number {
  const width = graphemesOf(text).reduce(
    (sum, character) => sum + graphemeWidth(character, face),
    0,
  );
  return pointsToInches((width * pointSize) / 1000);
}
