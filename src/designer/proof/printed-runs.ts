import bidiFactory from 'bidi-js';
import type { Face } from '../../layout/fonts.ts';
import { faceFor, graphemesOf } from '../../layout/glyphs.ts';

const bidi = bidiFactory();

/** A line of text as it is printed from left to right, split where the writing or the face changes. */
export function printedRuns(line: string, face: Face) {
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

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A line in visual order, from the left. Right-to-left runs are split into letters, so that nothing
 * reverses them again.
 */
function visualRuns(line: string): string[] {
  if (!rightToLeft.test(line)) return [line];
  const { levels, paragraphs } = bidi.getEmbeddingLevels(line, 'auto');
  const letters = graphemesOf(line);
  const starts = letters.map((_, index) => letters.slice(0, index).join('').length);
  const level = (index: number) => levels[starts[index] ?? 0] ?? 0;
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const order = bidi.getReorderedIndices(line, { levels, paragraphs });
  const seen = order
    .map((place) => starts.indexOf(place))
    .filter((index) => index >= 0)
    .map((index) => ({
      letter: mirrored.get(starts[index] ?? 0) ?? (letters[index] as string),
      isLeftward: level(index) % 2 === 1,
    }));
  const runs: string[] = [];
  let isOpen = false;
  for (const { letter, isLeftward } of seen) {
    if (isOpen && !isLeftward) runs.push(`${runs.pop()}${letter}`);
    else runs.push(letter);
    isOpen = !isLeftward;
  }
  return runs;
}
