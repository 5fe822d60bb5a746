import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { withoutLastMark } from '../../src/layout/glyphs.ts';
import { runProgram } from '../program.ts';

const source = new URL('node_modules/@expo-google-fonts/arimo/', import.meta.url);
const fonts = new URL('../../src/designer/fonts/', import.meta.url);
const widthsModule = new URL('../../src/layout/glyph-widths.generated.ts', import.meta.url);

type Range = readonly [first: number, last?: number];

/** Characters for titles in Western European languages, in the part that a page loads first. */
const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa1, 0xac],
  [0xae, 0x17f],
  [0x218, 0x21b],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dd],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026],
  [0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20a9, 0x20ac],
  [0x20b9, 0x20bd],
  [0x2116],
  [0x2122],
  [0x215b, 0x215e],
  [0x2190, 0x2193],
  [0x2212],
  [0x221e],
  [0x2248],
  [0x2260],
  [0x2264, 0x2265],
];

/** Combining marks, Greek, Cyrillic, and Hebrew with its points. */
const otherScripts: readonly Range[] = [
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x259],
  [0x300, 0x304],
  [0x306, 0x30c],
  [0x31b],
  [0x323],
  [0x326, 0x328],
  [0x331],
  [0x384, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x5b0, 0x5bc],
  [0x5be],
  [0x5c1, 0x5c2],
  [0x5d0, 0x5ea],
  [0x5f3, 0x5f4],
];

/** Name records to keep: copyright, license and license URL. */
const legalNames = [0, 13, 14];

/** Place marks on their letters; keep no feature that would change a letter's position or width. */
const keepFeatures = ['ccmp', 'mark', 'mkmk'];

/** Builds the title font for screens and PDFs, and the table of its widths. */
async function makeFonts(): Promise<void> {
  const regular = readFileSync(new URL('400Regular/Arimo_400Regular.ttf', source));
  const bold = readFileSync(new URL('700Bold/Arimo_700Bold.ttf', source));
  const font = create(regular) as Font;
  const boldFont = create(bold) as Font;
  const first = charactersOf(latin, font);
  const listed = [...first, ...charactersOf(otherScripts, font)];
  const all = [...listed, ...composedOf(listed, font)];
  await writeSubset(regular, 'arimo.ttf', all);
  await writeSubset(bold, 'arimo-bold.ttf', all);
  await writeSubset(regular, 'arimo-latin.woff2', first);
  await writeSubset(
    regular,
    'arimo-other-scripts.woff2',
    all.filter((character) => !first.includes(character)),
  );
  copyFileSync(new URL('LICENSE_FONT', source), new URL('OFL.txt', fonts));
  writeVersion(font);
  writeFileSync(widthsModule, widthsSource(font, boldFont, all));
}

async function writeSubset(from: Buffer, name: string, characters: readonly string[]) {
  const content = await subsetFont(from, characters.join(''), {
    targetFormat: name.endsWith('.woff2') ? 'woff2' : 'sfnt',
    keepFeatures,
    preserveNameIds: legalNames,
    noHinting: true,
  });
  writeFileSync(new URL(name, fonts), content);
  console.log(`${name}: ${(content.length / 1000).toFixed(1)} KB`);
}

/** Notices name the font and its version as those of a package. */
function writeVersion({ version }: Font): void {
  const file = new URL('package.json', fonts);
  const described = JSON.parse(readFileSync(file, 'utf8'));
  const [number] = /\d+\.\d+/.exec(String(version)) ?? [];
  writeFileSync(file, `${JSON.stringify({ ...described, version: number }, null, 2)}\n`);
}

/** The characters of a font within ranges. */
function charactersOf(ranges: readonly Range[], font: Font): string[] {
  return ranges
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
    .filter((codePoint) => font.hasGlyphForCodePoint(codePoint))
    .map((codePoint) => String.fromCodePoint(codePoint));
}

/**
 * Characters that the font composes from others, such as \u1ec7 from e, dot below and circumflex.
 */
function composedOf(listed: readonly string[], font: Font): string[] {
  const parts = new Set(listed);
  return font.characterSet
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => {
      const [base = '', ...marks] = character.normalize('NFD');
      const isMadeUp = marks.length > 0 && [base, ...marks].every((part) => parts.has(part));
      return isMadeUp && character.normalize('NFC') === character && !parts.has(character);
    });
}

function widthsSource(font: Font, bold: Font, characters: readonly string[]): string {
  const thousandths = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const widthIn = (font: Font) => (character: string) =>
    thousandths(font.glyphForCodePoint(codePointOf(character)).advanceWidth);
  const widthOf = widthIn(font);
  const boldOf = (character: string) => widthIn(bold)(character) - widthOf(character);
  const isAsWideAsBase = (character: string) => {
    const base = withoutLastMark(character);
    const sameIn = (font: Font) => widthIn(font)(base) === widthIn(font)(character);
    return base !== '' && sameIn(font) && sameIn(bold);
  };
  const listed = characters
    .filter((character) => !isAsWideAsBase(character))
    .toSorted((one, other) => codePointOf(one) - codePointOf(other));
  const widths = [...new Set(listed.map(widthOf))].toSorted((one, other) => one - other);
  const bolder = [...new Set(listed.map(boldOf))].toSorted((one, other) => one - other);
  const placesIn = (values: readonly number[], of: (character: string) => number) =>
    JSON.stringify(
      listed
        .map((character) => String.fromCodePoint(0x23 + values.indexOf(of(character))))
        .join(''),
    );
  const runs = runsOf(listed);
  const descender = font.glyphForCodePoint(0x70).bbox.minY;
  return `/**
 * Generated by \`npm run quality -- fonts\`: the characters of the font with their widths, in runs of
 * neighbors.
 * Accented letters as wide as their base letter are omitted.
 */

/** Runs of characters: distance from the end of the previous run, and length. */
export const runs = '${runs.map((pair) => pair.join(' ')).join(' ')}';

/** All distinct widths, in thousandths of the type size. */
export const widths = '${widths.join(' ')}';

/** For each character, the index of its width; a number sign is index 0. */
export const places = ${placesIn(widths, widthOf)};

/** All distinct differences between bold and regular widths. */
export const boldExtras = '${bolder.join(' ')}';

/** For each character, the index of its bold difference. */
export const boldPlaces = ${placesIn(bolder, boldOf)};

/** Height of capitals above the baseline, in thousandths of the type size. */
export const capitalHeight = ${thousandths(font.capHeight)};

/** Depth of letters below the baseline, in thousandths of the type size. */
export const descent = ${thousandths(-descender)};
`;
}

/**
 * Compresses neighboring characters into runs: the distance from the previous run's end, and the
 * length.
 */
function runsOf(characters: readonly string[]): [distance: number, length: number][] {
  const runs: [number, number][] = [];
  let next = 0;
  for (const codePoint of characters.map(codePointOf)) {
    const last = runs.at(-1);
    if (last && codePoint === next) last[1]++;
    else runs.push([codePoint - next, 1]);
    next = codePoint + 1;
  }
  return runs;
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

await runProgram(makeFonts);
