import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { create, type Font as FontFile } from 'fontkit';
import subsetFont from 'subset-font';
import { type Font, usualFont } from '../../src/layout/fonts.ts';
import { withoutLastMark } from '../../src/layout/glyphs.ts';
import { runProgram } from '../program.ts';

const packages = new URL('node_modules/@expo-google-fonts/', import.meta.url);
const fonts = new URL('../../src/designer/fonts/', import.meta.url);
const widths = new URL('../../src/layout/widths/', import.meta.url);

/** The package of each font, by the font's id. */
const sources: Readonly<Record<Font, string>> = {
  arimo: 'arimo',
  'open-sans': 'open-sans',
  'source-serif': 'source-serif-4',
  'archivo-narrow': 'archivo-narrow',
  'libre-franklin': 'libre-franklin',
};

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

/** Builds the fonts for screens and PDFs, and the tables of their widths. */
async function makeFonts(): Promise<void> {
  for (const [id, name] of Object.entries(sources)) {
    const source = new URL(`${name}/`, packages);
    const folder = new URL(`${id}/`, fonts);
    mkdirSync(folder, { recursive: true });
    const [regular, bold] = [fileOf(source, '400Regular'), fileOf(source, '700Bold')];
    const font = create(regular) as FontFile;
    const first = charactersOf(latin, font);
    const listed = [...first, ...charactersOf(otherScripts, font)];
    const all = [...listed, ...composedOf(listed, font)];
    await writeSubset(regular, new URL('regular.ttf', folder), all);
    await writeSubset(bold, new URL('bold.ttf', folder), all);
    if (id === usualFont) {
      const others = all.filter((character) => !first.includes(character));
      await writeSubset(regular, new URL('latin.woff2', folder), first);
      await writeSubset(regular, new URL('other-scripts.woff2', folder), others);
    }
    copyFileSync(new URL('LICENSE_FONT', source), new URL('OFL.txt', folder));
    writePackage(id, font, new URL('package.json', folder));
    const table = widthsSource(font, create(bold) as FontFile, all);
    writeFileSync(new URL(`${id}.generated.ts`, widths), table);
  }
}

function fileOf(source: URL, weight: string): Buffer {
  const folder = new URL(`${weight}/`, source);
  const name = readdirSync(folder).find((file) => file.endsWith('.ttf'));
  return readFileSync(new URL(name ?? '', folder));
}

async function writeSubset(from: Buffer, to: URL, characters: readonly string[]) {
  const content = await subsetFont(from, characters.join(''), {
    targetFormat: to.pathname.endsWith('.woff2') ? 'woff2' : 'sfnt',
    keepFeatures,
    preserveNameIds: legalNames,
    noHinting: true,
  });
  writeFileSync(to, content);
  console.log(
    `${to.pathname.slice(fonts.pathname.length)}: ${(content.length / 1000).toFixed(1)} KB`,
  );
}

/** Notices name the font and its version as those of a package. */
function writePackage(name: string, { version, familyName }: FontFile, file: URL): void {
  const [number] = /\d+\.\d+/.exec(String(version)) ?? [];
  const description = `The part of ${familyName} that is printed, made by npm run quality -- fonts`;
  const described = { name, version: number, private: true, license: 'OFL-1.1', description };
  writeFileSync(file, `${JSON.stringify(described, null, 2)}\n`);
}

/** The characters of a font within ranges. */
function charactersOf(ranges: readonly Range[], font: FontFile): string[] {
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
function composedOf(listed: readonly string[], font: FontFile): string[] {
  const parts = new Set(listed);
  return font.characterSet
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => {
      const [base = '', ...marks] = character.normalize('NFD');
      const isMadeUp = marks.length > 0 && [base, ...marks].every((part) => parts.has(part));
      return isMadeUp && character.normalize('NFC') === character && !parts.has(character);
    });
}

function widthsSource(font: FontFile, bold: FontFile, characters: readonly string[]): string {
  const thousandths = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const widthIn = (font: FontFile) => (character: string) =>
    thousandths(font.glyphForCodePoint(codePointOf(character)).advanceWidth);
  const widthOf = widthIn(font);
  const boldOf = (character: string) => widthIn(bold)(character) - widthOf(character);
  const isAsWideAsBase = (character: string) => {
    const base = withoutLastMark(character);
    const sameIn = (font: FontFile) => widthIn(font)(base) === widthIn(font)(character);
    const mark = [...character.normalize('NFD')].at(-1) ?? '';
    return base !== '' && characters.includes(mark) && sameIn(font) && sameIn(bold);
  };
  const listed = characters
    .filter((character) => !isAsWideAsBase(character))
    .toSorted((one, other) => codePointOf(one) - codePointOf(other));
  const widths = [...new Set(listed.map(widthOf))].toSorted((one, other) => one - other);
  const bolder = [...new Set(listed.map(boldOf))].toSorted((one, other) => one - other);
  const placesIn = (values: readonly number[], of: (character: string) => number) =>
    listed.map((character) => String.fromCodePoint(0x23 + values.indexOf(of(character)))).join('');
  const runs = runsOf(listed);
  const descender = font.glyphForCodePoint(0x70).bbox.minY;
  const table = {
    runs: runs.map((pair) => pair.join(' ')).join(' '),
    widths: widths.join(' '),
    places: placesIn(widths, widthOf),
    boldExtras: bolder.join(' '),
    boldPlaces: placesIn(bolder, boldOf),
    capitalHeight: thousandths(font.capHeight),
    descent: thousandths(-descender),
  };
  const members = Object.entries(table).map(([key, value]) => `  ${key}: ${sourceOf(value)},`);
  return `import type { FontTable } from '../glyphs.ts';

/** Generated by \`npm run quality -- fonts\`. */
export const table: FontTable = {
${members.join('\n')}
};
`;
}

/** A value as the formatter writes it. */
function sourceOf(value: string | number): string {
  const text = JSON.stringify(value);
  return typeof value === 'number' || value.includes("'")
    ? text
    : `'${text.slice(1, -1).replaceAll('\\"', '"')}'`;
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
