/** Which pixels of a picture are printed. */
export type InkRule =
  /** Those that aren't transparent. */
  | { readonly kind: 'shape' }
  /** Those darker than a lightness from 0 to 255. */
  | { readonly kind: 'solid'; readonly lighterThan: number }
  /** As many as a tone is dark, as fine dots. */
  | { readonly kind: 'dots' };

/** Four bytes a pixel: red, green, blue and opacity. */
type Pixels = Uint8ClampedArray;

/** A picture with a quarter of white paper is a drawing: all but its lightest tones are printed. */
const drawingShare = 0.25;
const whiteFrom = 240;
const drawingFrom = 200;

/**
 * Chooses what to print of a picture in one color. A light shape without a background, such as a
 * white logo, prints as that shape, and a photo as dots. Otherwise dark parts print: the best
 * division of the tones is found by Otsu's method.
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
  const shape = sum(solid);
  const isLight = sum(solid.subarray(0, whiteFrom)) < shape / 10;
  if (shape > 0 && shape < count && isLight) return { kind: 'shape' };
  if (isPhoto(pixels)) return { kind: 'dots' };
  const white = sum(tones.subarray(whiteFrom)) / count;
  const otsu = bestDivision(tones);
  return {
    kind: 'solid',
    lighterThan: white >= drawingShare ? Math.max(otsu, drawingFrom) : otsu,
  };
}

/** A photo has more soft transitions between mid tones than this; flat colors and edges have none. */
const photoShare = 0.15;
/** Mid tones, and how much they differ from their neighbors in a soft transition. */
const midTones = { from: 24, to: drawingFrom };
const softStep = { least: 1, most: 32 };

function isPhoto(pixels: Pixels): boolean {
  let soft = 0;
  for (let at = 4; at < pixels.length - 4; at += 4) {
    const tone = lightness(pixels, at);
    if (tone < midTones.from || tone >= midTones.to) continue;
    const step =
      Math.abs(tone - lightness(pixels, at - 4)) + Math.abs(tone - lightness(pixels, at + 4));
    if (step >= softStep.least && step <= softStep.most) soft += 1;
  }
  return soft > (photoShare * pixels.length) / 4;
}

/**
 * Makes the printed pixels as rows of a PNG: a zero, then a bit per pixel from the left, 1 for ink.
 *
 * @returns a function of whole rows, to call from the top of the picture to its bottom
 */
export function inkRows(width: number, rule: InkRule): (pixels: Pixels) => Uint8Array {
  const isInk = inkTest(width, rule);
  const stride = 1 + Math.ceil(width / 8);
  return (pixels) => {
    const height = pixels.length / 4 / width;
    const rows = new Uint8Array(stride * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (!isInk(pixels, 4 * (y * width + x), x)) continue;
        const byte = y * stride + 1 + (x >> 3);
        rows[byte] = (rows[byte] ?? 0) | (128 >> (x & 7));
      }
    }
    return rows;
  };
}

type InkTest = (pixels: Pixels, at: number, x: number) => boolean;

function inkTest(width: number, rule: InkRule): InkTest {
  if (rule.kind === 'shape') return isSolid;
  if (rule.kind === 'dots') return dots(width);
  return (pixels, at) => lightness(pixels, at) < rule.lighterThan;
}

/** Floyd and Steinberg's error diffusion: what a dot is too dark or too light goes to its neighbors. */
function dots(width: number): InkTest {
  let [here, below] = [new Float32Array(width + 2), new Float32Array(width + 2)];
  return (pixels, at, x) => {
    if (x === 0) [here, below] = [below, here.fill(0)];
    const own = lightness(pixels, at);
    const tone = (own < whiteFrom ? own : 255) + (here[x + 1] ?? 0);
    const isInk = tone < 128;
    const error = (isInk ? tone : tone - 255) / 16;
    here[x + 2] = (here[x + 2] ?? 0) + 7 * error;
    below[x] = (below[x] ?? 0) + 3 * error;
    below[x + 1] = (below[x + 1] ?? 0) + 5 * error;
    below[x + 2] = (below[x + 2] ?? 0) + error;
    return isInk;
  };
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
