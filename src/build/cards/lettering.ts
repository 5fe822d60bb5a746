import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';

/** The site's font in the weights that cards use. */
const files = {
  regular: '400Regular/LibreFranklin_400Regular.ttf',
  semibold: '600SemiBold/LibreFranklin_600SemiBold.ttf',
  bold: '800ExtraBold/LibreFranklin_800ExtraBold.ttf',
};

export type Weight = keyof typeof files;

const fonts = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const url = import.meta.resolve(`@expo-google-fonts/libre-franklin/${files[weight]}`);
  const font = create(readFileSync(new URL(url))) as Font;
  fonts.set(weight, font);
  return font;
}

const runs = new Map<string, GlyphRun>();

/** The glyphs of a text, cached because widths are needed repeatedly. */
function glyphRun(text: string, weight: Weight): GlyphRun {
  const key = `${weight} ${text}`;
  const known = runs.get(key);
  if (known) return known;
  const run = fontOf(weight).layout(text);
  runs.set(key, run);
  return run;
}

/** The width of a text, in the unit of its size. */
export function textWidth(text: string, size: number, weight: Weight): number {
  return (glyphRun(text, weight).advanceWidth * size) / fontOf(weight).unitsPerEm;
}

/** Returns whether the font has every letter of a text. */
export function isInFont(text: string): boolean {
  return [...text].every((letter) =>
    fontOf('regular').hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}

/** Converts a text to SVG paths, so that the picture doesn't depend on installed fonts. */
export function lettering(
  text: string,
  { x, y, size, weight, color }: Place & { weight: Weight; color: string },
): string {
  const { glyphs, positions } = glyphRun(text, weight);
  let left = 0;
  const shapes = glyphs.map((glyph, index) => {
    const at = left;
    left += positions[index]?.xAdvance ?? 0;
    return `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
  });
  const scale = size / fontOf(weight).unitsPerEm;
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`;
}

interface Place {
  readonly x: number;
  /** The y coordinate of the baseline. */
  readonly y: number;
  readonly size: number;
}
