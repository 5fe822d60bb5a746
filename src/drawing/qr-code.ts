import { type Bitmap2D, correction, generate } from 'lean-qr';
import { type Box, boxAt } from '../layout/sheet.ts';

/**
 * The first of several texts that a phone can read from a printed square of this size.
 *
 * @param texts from the most to the least complete: a design's link with its titles, then without
 * @param square where it goes, its blank margin included
 * @returns which text it is, and its dark modules in rows, to print in black on white; `undefined` if none is
 * short enough
 */
export function qrCode(texts: readonly string[], square: Box) {
  const modulesMax = square.widthInches / legibleInches - 2 * marginModules;
  const maxVersion = Math.min(densest, Math.floor((modulesMax - 17) / 4));
  for (const text of texts) {
    if (text.length > bytesMax) continue;
    try {
      const code = generate(text, { minCorrectionLevel: correction.L, maxVersion });
      return { text, boxes: boxesOf(code, square) };
    } catch {
      // It needs a larger version.
    }
  }
  return undefined;
}

/** Phones hardly read denser codes off paper: a shorter link is better. */
const densest = 20;

/** The smallest module that office printers print and phones read, 0.3 mm. */
const legibleInches = 0.0118;

/** The blank margin that scanners need. */
const marginModules = 4;

/** What such a code holds at the lowest error correction. */
const bytesMax = 858;

/** A rectangle for each run of dark modules in a row. */
function boxesOf(code: Bitmap2D, { xInches, yInches, widthInches }: Box): Box[] {
  const side = widthInches / (code.size + 2 * marginModules);
  const at = (module: number) => (module + marginModules) * side;
  const boxes: Box[] = [];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0, from = 0; x <= code.size; x++) {
      if (code.get(x, y)) continue;
      const run = boxAt(xInches + at(from), yInches + at(y), (x - from) * side, side);
      if (x > from) boxes.push(run);
      from = x + 1;
    }
  }
  return boxes;
}
