import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { brokenAt } from '../../src/layout/fit.ts';
import { type Face, titleFonts } from '../../src/layout/fonts.ts';
import {
  addFonts,
  graphemesOf,
  graphemeWidth,
  isInFont,
  lacking,
} from '../../src/layout/glyphs.ts';
import { measureTitle, offsetsOf } from '../../src/layout/measure.ts';
import { moreTables } from '../../src/layout/more-fonts.generated.ts';
import { anyCharacter, runs } from '../support/runs.ts';

addFonts(moreTables);

describe('the table of widths', () => {
  const faces = [...Object.keys(titleFonts), 'libre-franklin'].flatMap((font) =>
    [false, true].map((isBold) => ({ font, isBold }) as Face),
  );
  test.each(faces)('has every character of $font with its width, bold: $isBold', (face) => {
    const name = `${face.font}/${face.isBold ? 'bold' : 'regular'}.ttf`;
    const file = new URL(`../../src/designer/fonts/${name}`, import.meta.url);
    const font = create(readFileSync(file)) as Font;
    for (const codePoint of font.characterSet.filter((code) => code < 0xffff)) {
      const { advanceWidth } = font.glyphForCodePoint(codePoint);
      const character = String.fromCodePoint(codePoint);
      const width = Math.round((advanceWidth * 1000) / font.unitsPerEm);
      expect(graphemeWidth(character, face), character).toBe(width);
      expect(isInFont(character, face.font), character).toBe(true);
    }
  });

  test.each(['契', 'ع', '👍', 'क'])('lacks %s', (letter) => {
    expect(lacking(`A ${letter}`)).toEqual([letter]);
  });
});

describe('the width of a title', () => {
  test.each([
    ['Exhibit 1', 3835],
    ['Q&A', 2112],
    ['Łódź', 2168],
    ['5–10 €', 3058],
  ])(
    'of %s is %i thousandths of its type size, as in the published Helvetica widths',
    (title, width) => {
      expect(measureTitle(title).oneLineWidth).toBe(width);
    },
  );

  test('excludes leading and trailing space', () => {
    expect(measureTitle('  Will ')).toEqual(measureTitle('Will'));
    expect(measureTitle(' \u00a0\u3000').text).toBe('');
  });

  test('does not depend on how accents are encoded', () => {
    for (const title of ['Résumé', 'naïve', 'Łódź', 'Việt Nam', 'Ångström', 'Žižek']) {
      const width = measureTitle(title.normalize('NFC')).oneLineWidth;
      expect(measureTitle(title.normalize('NFD')).oneLineWidth).toBe(width);
    }
  });

  test('counts an ideograph as a full square', () => {
    expect(measureTitle('契約書').oneLineWidth).toBe(3000);
    expect(measureTitle('한국').oneLineWidth).toBe(2000);
    expect(measureTitle('ＡＢ').oneLineWidth).toBe(2000);
    expect(measureTitle('𠮷').oneLineWidth).toBe(1000);
  });

  test.each(['👍🏽', '👩‍⚖️', '👨‍👩‍👧‍👦', '🇺🇸', '⌚', '1️⃣'])('counts %s as one symbol', (picture) => {
    expect(graphemesOf(picture)).toEqual([picture]);
    expect(measureTitle(picture).oneLineWidth).toBe(graphemeWidth('🙂'));
  });

  test('gives no width to combining and invisible marks', () => {
    expect(measureTitle('x\u0302\u0323').oneLineWidth).toBe(measureTitle('x').oneLineWidth);
    expect(measureTitle('a\u200db\u00ad').oneLineWidth).toBe(measureTitle('ab').oneLineWidth);
  });

  test('gives other scripts at least the width of Latin letters', () => {
    for (const title of ['Договор', 'Σύμβαση', 'חוזה', 'عقد', 'अनुबंध', 'สัญญา']) {
      expect(measureTitle(title).oneLineWidth).toBeGreaterThan(1500);
    }
  });

  test('is a whole number of thousandths that grows with every character, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const measured = measureTitle(title);
        const { oneLineWidth, text, twoLineWidth } = measured;
        const offsets = offsetsOf(measured);
        const lines = measured.breaks.map(({ width }) => width);
        expect(graphemesOf(text).join('')).toBe(text);
        expect(offsets).toHaveLength(graphemesOf(text).length + 1);
        expect(Number.isInteger(oneLineWidth)).toBe(true);
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        expect(offsets.at(-1)).toBe(oneLineWidth);
        expect(twoLineWidth).toBe(Math.min(oneLineWidth, ...lines));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (title) => {
        expect(measureTitle(title).oneLineWidth).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the characters of a text', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const ranges = [
    [0x20, 0x2ff],
    [0x300, 0x52f],
    [0x2010, 0x2027],
    [0x3000, 0x30ff],
    [0x4e00, 0x9fff],
    [0xa960, 0xd7fb],
    [0xfe00, 0xff60],
  ] as const;
  const code = fc.oneof(...ranges.map(([min, max]) => fc.integer({ min, max })));

  test('follow the Unicode rules, with and without the fast path', () => {
    fc.assert(
      fc.property(fc.array(code, { maxLength: 12 }), (codes) => {
        const text = String.fromCharCode(...codes);
        const expected = [...segmenter.segment(text)].map(({ segment }) => segment);
        expect(graphemesOf(text)).toEqual(expected);
      }),
      runs(300),
    );
  });

  test('are single code units in text that takes the fast path', () => {
    for (const text of ['Exhibit 1', 'Pièce nº 1', 'Договор', '第一章「契約」']) {
      expect(graphemesOf(text)).toEqual([...segmenter.segment(text)].map((part) => part.segment));
    }
  });
});

describe('the second line of a title', () => {
  test.each([
    ['Tax Returns', ['Tax|Returns']],
    ['Profit/Loss', ['Profit/|Loss']],
    ['Cross-Examination', ['Cross-|Examination']],
    ['2019–2024', ['2019–|2024']],
    ['Pro - Con', ['Pro|- Con', 'Pro -|Con']],
    ['A  B', ['A|B']],
    ['-5', []],
    ['No.\u00a07', []],
    ['Incomprehensible', []],
    ['契約書。', ['契|約書。', '契約|書。']],
    ['甲（乙）', ['甲|（乙）']],
    ['a\u200bb', ['a\u200b|b']],
    ['Smith v. \n Jones and Sons', ['Smith v.|Jones and Sons']],
    ['Smith\n', []],
    ['\nSmith\n\n', []],
    ['A\nB\nC', ['A|B C']],
  ])('of %j can begin at %j', (title, expected) => {
    const measured = measureTitle(title);
    const lines = measured.breaks.map((place) => brokenAt(measured, place).join('|'));
    expect(lines).toEqual(expected);
  });
});
