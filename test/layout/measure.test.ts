import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { type Face, titleFonts } from '../../src/layout/fonts.ts';
import {
  addFonts,
  graphemesOf,
  graphemeWidth,
  isInFont,
  lacking,
} from '../../src/layout/glyphs.ts';
import { brokenAt, measureTitle } from '../../src/layout/measure.ts';
import moreTables from '../../src/layout/more-fonts.generated.json' with { type: 'json' };
import { anyCharacter } from '../support/runs.ts';
import titles from './titles.json' with { type: 'json' };

addFonts(moreTables);

test('every character of every font has its width, regular and bold', () => {
  const faces = [...Object.keys(titleFonts), 'libre-franklin'].flatMap((font) =>
    [false, true].map((bold) => ({ font, bold }) as Face),
  );
  const wrong = faces.flatMap((face) => {
    const name = `${face.font}/${face.bold ? 'bold' : 'regular'}.ttf`;
    const file = new URL(`../../src/designer/fonts/${name}`, import.meta.url);
    const font = create(readFileSync(file)) as Font;
    return font.characterSet
      .filter((code) => code < 0xffff)
      .filter((code) => {
        const character = String.fromCodePoint(code);
        const { advanceWidth } = font.glyphForCodePoint(code);
        const width = Math.round((advanceWidth * 1000) / font.unitsPerEm);
        return graphemeWidth(character, face) !== width || !isInFont(character, face.font);
      })
      .map((code) => `${name} U+${code.toString(16)}`);
  });
  expect(wrong).toEqual([]);
  expect(lacking('A 契 ع 👍 क')).toEqual(['契', 'ع', '👍', 'क']);
});

test.each(titles.widths as [string, number][])(
  'the width of a title of %s is %i thousandths of its type size, as in the published Helvetica Bold widths',
  (title, width) => {
    expect(measureTitle(title).oneLineWidth).toBe(width);
  },
);

test('the width of a title does not depend on how accents are encoded, and combining and invisible marks have none', () => {
  const plain = ['Résumé', 'Łódź', 'Việt Nam', 'x', 'ab'];
  const marked = ['Résumé', 'Łódź', 'Việt Nam', 'x\u0302\u0323', 'a\u200db\u00ad'];
  const widths = [plain, marked.map((title) => title.normalize('NFD'))].map((titles) =>
    titles.map((title) => measureTitle(title).oneLineWidth),
  );
  expect(widths[1]).toEqual(widths[0]);
});

test('the width of a title in other scripts is at least that of Latin letters', () => {
  const titles = ['Договор', 'Σύμβαση', 'חוזה', 'عقد', 'अनुबंध', 'สัญญา'];
  expect(titles.filter((title) => measureTitle(title).oneLineWidth < 1500)).toEqual([]);
});

test('the width of a title is a whole number of thousandths that grows with every character, for any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: anyCharacter }),
  );
  fc.assert(
    fc.property(text, (title) => {
      const { oneLineWidth, text, twoLineWidth, breaks, offsets } = measureTitle(title);
      const lines = breaks.map(({ width }) => width);
      expect(graphemesOf(text).join('')).toBe(text);
      expect(offsets).toHaveLength(graphemesOf(text).length + 1);
      expect(offsets.every((width) => Number.isInteger(width))).toBe(true);
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      if (!text.includes('\n')) expect(offsets.at(-1)).toBe(oneLineWidth);
      expect(twoLineWidth).toBe(Math.min(oneLineWidth, ...lines));
    }),
  );
});

test.each(titles.breaks as [string, string[]][])(
  'the second line of %j can begin at %j',
  (title, expected) => {
    const measured = measureTitle(title);
    expect(measured.breaks.map((place) => brokenAt(measured, place).join('|'))).toEqual(expected);
  },
);
