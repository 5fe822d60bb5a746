import { expect, test } from 'vitest';
import { bodyLines, bodyPitchInches, bodyPoints } from '../../src/layout/artwork.ts';
import { textWidthInches } from '../../src/layout/measure.ts';
import { catalog } from '../support/catalog.ts';

const { die } = catalog.book.products.paper;

test('text on the body keeps its line breaks, and no line is wider than the sheet', () => {
  const long = 'Plaintiffs and counterclaim defendants, '.repeat(6).trim();
  const lines = bodyLines(`Smith v. Jones\n\n${long}\n`, die);
  expect(lines.slice(0, 2)).toEqual(['Smith v. Jones', '']);
  expect(lines.slice(2).join(' ')).toBe(long);
  for (const line of lines) {
    expect(textWidthInches(line, bodyPoints)).toBeLessThan(die.sheet.widthInches - 1);
  }
});

test('text on the body ends at the edge of the sheet', () => {
  const lines = bodyLines('Line\n'.repeat(200), die);
  expect(lines.length * bodyPitchInches).toBeLessThan(die.sheet.heightInches - 2);
});
