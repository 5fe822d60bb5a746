/** Which pixels of a picture are printed. */
export interface InkRule {
  /** Every pixel that isn't transparent; otherwise those darker than a lightness from 0 to 255. */
  readonly byShape: boolean;
  readonly lighterThan: number;
}

/** Four bytes a pixel: red, green, blue and opacity. */
type Pixels = Uint8ClampedArray;

/** A picture with a quarter of white paper is a drawing: all but its lightest tones are printed. */
const drawingShare = 0.25;
const whiteFrom = 240;
const drawingFrom = 200;

/**
 * Chooses what to print of a picture in one color. A light shape without a background, such as a
 * white logo, prints as that shape. Otherwise dark parts print: the best division of the tones is
 * found by Otsu's method.
 *
 * @param pixels of the picture, or of a small copy
 */
export function inkRule(pixels: Pixels): InkRule {
  const tones = new Uint32Array(256);
  const solid = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += 4) {
    const tone = lightness(pixels, at);
    tones[tone] = (tones[tone] ?? 0) + 1;
    if (isSolid(pixels, at)) solid[tone] = (solid[tone] ?? 0) + 1;
  }
  const count = pixels.length / 4;
  const white = sum(tones.subarray(whiteFrom)) / count;
  const otsu = bestDivision(tones);
  const lighterThan = white >= drawingShare ? Math.max(otsu, drawingFrom) : otsu;
  const shape = sum(solid);
  const isLight = sum(solid.subarray(0, whiteFrom)) < shape / 10;
  return { byShape: shape > 0 && shape < count && isLight, lighterThan };
}

/**
 * The printed pixels as rows of a PNG: a zero, then a bit per pixel from the left, 1 for ink.
 *
 * @param pixels whole rows
 */
export function inkRows(pixels: Pixels, width: number, rule: InkRule): Uint8Array {
  const stride = 1 + Math.ceil(width / 8);
  const height = pixels.length / 4 / width;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      const isInk = rule.byShape ? isSolid(pixels, at) : lightness(pixels, at) < rule.lighterThan;
      if (!isInk) continue;
      const byte = y * stride + 1 + (x >> 3);
      rows[byte] = (rows[byte] ?? 0) | (128 >> (x & 7));
    }
  }
  return rows;
}

/** The lightness of a pixel on white paper. */
function lightness(pixels: Pixels, at: number): number {
  const part = (place: number) => pixels[at + place] ?? 0;
  const own = 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
  return Math.round(255 - ((255 - own) * part(3)) / 255);
}

function isSolid(pixels: Pixels, at: number): boolean {
  return (pixels[at + 3] ?? 0) >= 128;
}

/** The tone that divides tones into two groups which differ most, by the count of each tone. */
function bestDivision(tones: Uint32Array): number {
  const count = sum(tones);
  const total = tones.reduce((all, of, tone) => all + of * tone, 0);
  let [best, division] = [0, 128];
  let [darker, darkTotal] = [0, 0];
  for (let tone = 0; tone < 255; tone++) {
    darker += tones[tone] ?? 0;
    darkTotal += (tones[tone] ?? 0) * tone;
    const lighter = count - darker;
    if (darker === 0 || lighter === 0) continue;
    const distance = darkTotal / darker - (total - darkTotal) / lighter;
    const between = darker * lighter * distance * distance;
    if (between > best) [best, division] = [between, tone + 1];
  }
  return division;
}

function sum(counts: Uint32Array): number {
  return counts.reduce((all, count) => all + count, 0);
}
