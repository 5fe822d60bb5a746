import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { create, type Font as FontFile } from 'fontkit';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';
import { type Font, usualFont } from '../../src/layout/fonts.ts';
import { type FontTable, withoutLastMark } from '../../src/layout/glyphs.ts';
import { runProgram } from '../program.ts';

const packages = new URL('node_modules/@expo-google-fonts/', import.meta.url);
const math = new URL('node_modules/@fontsource/noto-sans-math/', import.meta.url);
const fonts = new URL('../../src/designer/fonts/', import.meta.url);
const layout = new URL('../../src/layout/', import.meta.url);

/** The package of each font, by the font's id. */
const sources: Readonly<Record<Font, string>> = {
  arimo: 'arimo',
  'open-sans': 'open-sans',
  'source-serif': 'source-serif-4',
  'archivo-narrow': 'archivo-narrow',
  'libre-franklin': 'libre-franklin',
};

/**
 * Characters for titles in Western European languages, in the part that a page loads first: code
 * points and ranges of them, in hexadecimal.
 */
const latin = `
  20-7e a1-ac ae-17f 218-21b 2c6-2c7 2d8-2dd 2010-2015 2018-201e 2020-2022 2026 2030 2032-2033
  2039-203a 20a9-20ac 20b9-20bd 2116 2122 215b-215e 2190-2193 2212 221e 2248 2260 2264-2265`;

/** Combining marks, Greek, Cyrillic, and Hebrew with its points. */
const otherScripts = `
  1a0-1a1 1af-1b0 259 300-304 306-30c 31b 323 326-328 331 384-3ce 400-45f 490-491 5b0-5bc 5be
  5c1-5c2 5d0-5ea 5f3-5f4`;

/** Name records to keep: copyright, license and license URL. */
const legalNames = [0, 13, 14];

/** Place marks on their letters; keep no feature that would change a letter's position or width. */
const keepFeatures = ['ccmp', 'mark', 'mkmk'];

/** Builds the fonts for screens and PDFs, and the tables of their widths. */
async function makeFonts(): Promise<void> {
  const tables = new Map<string, FontTable>();
  for (const [id, name] of Object.entries(sources)) {
    const source = new URL(`${name}/`, packages);
    const [regular, bold] = [fileOf(source, '400Regular'), fileOf(source, '700Bold')];
    const font = create(regular) as FontFile;
    const first = charactersOf(latin, font);
    const listed = [...first, ...charactersOf(otherScripts, font)];
    const all = [...listed, ...composedOf(listed, font)];
    const license = new URL('LICENSE_FONT', source);
    const folder = describeFont(id, font, 'The part of {} that is printed', license);
    await writeSubset(regular, new URL('regular.ttf', folder), all);
    await writeSubset(bold, new URL('bold.ttf', folder), all);
    if (id === usualFont) {
      const others = all.filter((character) => !first.includes(character));
      for (const [weight, whole] of Object.entries({ regular, bold })) {
        await writeSubset(whole, new URL(`latin-${weight}.woff2`, folder), first);
        await writeSubset(whole, new URL(`other-scripts-${weight}.woff2`, folder), others);
      }
    }
    tables.set(id, tableOf(font, create(bold) as FontFile, all));
  }
  writeTables(Object.fromEntries(tables));
  // The sign of a line break, which title fields show and none of the other fonts has.
  const source = readFileSync(new URL('files/noto-sans-math-latin-400-normal.woff2', math));
  const font = create(source) as FontFile;
  const part = 'The sign of a line break of {}';
  const folder = describeFont('noto-sans-math', font, part, new URL('LICENSE', math));
  await writeSubset(source, new URL('line-break.woff2', folder), ['↵']);
}

/** Writes the widths of the usual font, and those that a page loads for a design with another. */
function writeTables({ [usualFont]: usual, ...others }: Readonly<Record<string, FontTable>>): void {
  for (const [name, tables] of Object.entries({ 'usual-font': usual, 'more-fonts': others })) {
    const file = new URL(`${name}.generated.json`, layout);
    writeFileSync(file, `${JSON.stringify(tables, null, 1)}\n`);
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

/**
 * Makes a font's folder, with its license. Notices name the font and its version as those of a
 * package.
 */
function describeFont(name: string, font: FontFile, part: string, license: URL): URL {
  const folder = new URL(`${name}/`, fonts);
  mkdirSync(folder, { recursive: true });
  copyFileSync(license, new URL('OFL.txt', folder));
  const [version] = /\d+\.\d+/.exec(String(font.version)) ?? [];
  const description = `${part.replace('{}', font.familyName)}, made by npm run quality -- fonts`;
  const described = { name, version, private: true, license: 'OFL-1.1', description };
  writeFileSync(new URL('package.json', folder), `${JSON.stringify(described, null, 2)}\n`);
  return folder;
}

/** The characters of a font within ranges. */
function charactersOf(ranges: string, font: FontFile): string[] {
  const escaped = ranges.replace(/\w+/g, '\\u{$&}').replace(/\s+/g, '');
  const isListed = new RegExp(`[${escaped}]`, 'u');
  return characters(font).filter((character) => isListed.test(character));
}

function characters(font: FontFile): string[] {
  return font.characterSet.map((codePoint) => String.fromCodePoint(codePoint));
}

/**
 * Characters that the font composes from others, such as \u1ec7 from e, dot below and circumflex.
 */
function composedOf(listed: readonly string[], font: FontFile): string[] {
  const parts = new Set(listed);
  return characters(font).filter((character) => {
    const [base = '', ...marks] = character.normalize('NFD');
    const isMadeUp = marks.length > 0 && [base, ...marks].every((part) => parts.has(part));
    return isMadeUp && character.normalize('NFC') === character && !parts.has(character);
  });
}

function tableOf(font: FontFile, bold: FontFile, characters: readonly string[]): FontTable {
  const thousandths = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const widthIn = (font: FontFile) => (character: string) =>
    thousandths(font.glyphForCodePoint(codePointOf(character)).advanceWidth);
  const isAsWideAsBase = (character: string) => {
    const base = withoutLastMark(character);
    const sameIn = (font: FontFile) => widthIn(font)(base) === widthIn(font)(character);
    const mark = [...character.normalize('NFD')].at(-1) ?? '';
    return base !== '' && characters.includes(mark) && sameIn(font) && sameIn(bold);
  };
  const listed = characters
    .filter((character) => !isAsWideAsBase(character))
    .toSorted((one, other) => codePointOf(one) - codePointOf(other));
  const ofWidths = Map.groupBy(listed, (character) =>
    [font, bold].map((font) => widthIn(font)(character)).join(' '),
  );
  return {
    capitalHeight: thousandths(font.capHeight),
    descent: thousandths(-font.glyphForCodePoint(0x70).bbox.minY),
    widths: Object.fromEntries([...ofWidths].map(([widths, own]) => [widths, own.join('')])),
  };
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

await runProgram(makeFonts);
