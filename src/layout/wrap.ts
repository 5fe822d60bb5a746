import { graphemesOf } from './glyphs.ts';

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
