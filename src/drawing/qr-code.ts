import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/**
 * The first of several texts that a phone can read from a printed square of this size.
 *
 * @param texts from the most to the least complete: a design's link with its titles, then without
 * @param sideInches of the square, its blank margin included
 * @returns which text it is, the modules in a side of the square, and the dark ones as an SVG path, to
 * print in black on white; `undefined` if none is short enough
 */
export function qrCode(texts: readonly string[], sideInches: number) {
  const modulesMax = sideInches / legibleInches - 2 * marginModules;
  const maxVersion = Math.min(densest, Math.floor((modulesMax - 17) / 4));
  for (const text of texts) {
    try {
      const code = generate(text, { minCorrectionLevel: correction.L, maxVersion });
      return { text, modules: code.size + 2 * marginModules, path: toSvgPath(code) };
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

/** The blank margin that scanners need. The path begins inside of it. */
export const marginModules = 4;
