import bidiFactory from 'bidi-js';
import type { Face } from '../layout/fonts.ts';
import { faceFor, graphemesOf } from '../layout/glyphs.ts';
import { isolates, rightToLeft } from '../text/words.ts';

/** A stretch of a line that is printed from the left in one font. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}

const bidi = bidiFactory();

/**
 * A line of text as it is printed from left to right, split where the writing or the face changes:
 * letters that a font lacks are printed in another.
 */
export function printedRuns(line: string, face: Face): Run[] {
  return visualRuns(line).flatMap((text) => {
    const runs: Run[] = [];
    for (const letter of graphemesOf(text)) {
      const own = faceFor(letter, face);
      const last = runs.at(-1);
      if (last?.face.font !== own.font) runs.push({ text: letter, face: own });
      else runs[runs.length - 1] = { text: last.text + letter, face: own };
    }
    return runs;
  });
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
