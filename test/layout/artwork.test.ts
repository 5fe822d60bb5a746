import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Artwork,
  afterKey,
  artworkBox,
  artworkNotes,
  bodyLines,
  bodyPitchInches,
  bodyPoints,
  newArtwork,
  onSheet,
  readArtwork,
  writeArtwork,
} from '../../src/layout/artwork.ts';
import { textWidthInches } from '../../src/layout/measure.ts';
import { catalog } from '../support/catalog.ts';

const { die } = catalog.book.products.paper;
const { widthInches: width, heightInches: height } = die.sheet;
const id = '00c0ffee';
const number = fc.double({ min: -20, max: 20, noNaN: true });
const ratio = fc.double({ min: 0.01, max: 100, noNaN: true });

function isInside(artwork: Artwork): boolean {
  const box = artworkBox(artwork);
  const [right, bottom] = [box.xInches + box.widthInches, box.yInches + box.heightInches];
  const isIn = box.xInches >= 0.25 && right <= width - 0.24;
  return isIn && box.yInches >= 0.24 && bottom <= height - 0.2;
}

test('artwork stays on the sheet and in proportion, wherever it is put, and a link has its place', () => {
  fc.assert(
    fc.property(number, number, number, ratio, (xInches, yInches, widthInches, ratio) => {
      const artwork = onSheet({ id, xInches, yInches, widthInches, ratio }, die);
      expect(isInside(artwork)).toBe(true);
      expect(artwork.ratio).toBeCloseTo(ratio, 4);
      expect(onSheet(artwork, die)).toEqual(artwork);
      expect(readArtwork(writeArtwork(artwork), die)).toEqual(artwork);
    }),
  );
});

test('new artwork is in the middle, above any text', () => {
  const alone = artworkBox(newArtwork(id, 0.5, die, false));
  expect(alone).toEqual({
    xInches: (width - 3) / 2,
    yInches: height / 2 - 0.75,
    widthInches: 3,
    heightInches: 1.5,
  });
  const above = artworkBox(newArtwork(id, 0.5, die, true));
  expect(above.yInches + above.heightInches).toBeLessThan(height / 2 - 1);
});

test.each([
  ['ArrowRight', false, { xInches: 2.1 }],
  ['ArrowUp', true, { yInches: 2.99 }],
  ['+', true, { widthInches: 1.1 }],
  ['-', false, { widthInches: 0.9 }],
])('%s (fine: %s) changes %j', (key, isFine, change) => {
  const artwork = { id, xInches: 2, yInches: 3, widthInches: 1, ratio: 1 };
  expect(onSheet(afterKey(artwork, key, isFine) ?? artwork, die)).toEqual({
    ...artwork,
    ...change,
  });
  expect(afterKey(artwork, 'Enter', isFine)).toBe(undefined);
});

const threeHoles = { holes: { count: 3, centersInches: 4.25 } };
const notesOn = (place: object, effects = {}, body = {}) => {
  const artwork = { id, xInches: 4, yInches: 5, widthInches: 1, ratio: 1, ...place };
  return artworkNotes({ lines: [], isArtwork: false, artwork, ...body }, effects, die).join(' ');
};

test.each([
  [threeHoles, { xInches: 0.3, yInches: 1 }, /covers 1 punched hole\. Keep it 0\.77 in or more/],
  [threeHoles, { xInches: 0.63, yInches: 1, ratio: 9 }, /covers 3 punched holes/],
  [threeHoles, { xInches: 0.3, yInches: 2 }, /reaches into the binding margin\. Keep it 0\.77 in/],
  [threeHoles, { xInches: 0.77, yInches: 1 }, /^$/],
  [{ edgeStripInches: 0.75 }, { xInches: 0.74, yInches: 1 }, /binding margin\. Keep it 0\.75 in/],
  [{ edgeStripInches: 0.56 }, { xInches: 0.56, yInches: 1 }, /^$/],
  [{}, { xInches: 0.25, yInches: 1 }, /^$/],
])('with %j, artwork at %j: %s', (effects, place, note) => {
  expect(notesOn(place, effects)).toMatch(note);
});

test('artwork over the text is noticed, and so are too few pixels for its size', () => {
  const text = { lines: ['Volume 2'] };
  const over = [{}, { yInches: 6 }, { xInches: 6 }].map((place) => notesOn(place, {}, text));
  expect(over).toEqual(['The artwork covers the text.', '', '']);
  const ofPixels = (filePixels: number | null) => notesOn({}, {}, { picture: { filePixels } });
  expect([null, 300].map(ofPixels)).toEqual(['', '']);
  expect(ofPixels(299)).toMatch(/has 299 dpi at this size, .* Make it 0\.99 in wide or less/);
});

test.each(['', '1', 'zz.1.1.1.1', `${id}.1.1.1`, `${id}.1.-1.1.1`, `${id}.1.1.1.1.1`])(
  '"%s" is no artwork',
  (text) => {
    expect(readArtwork(text, die)).toBe(undefined);
  },
);

test('text on the body keeps its line breaks, and stays on the sheet', () => {
  const long = 'Plaintiffs and counterclaim defendants, '.repeat(6).trim();
  const lines = bodyLines(`Smith v. Jones\n\n${long}\n`, die);
  expect(lines.slice(0, 2)).toEqual(['Smith v. Jones', '']);
  expect(lines.slice(2).join(' ')).toBe(long);
  expect(Math.max(...lines.map((line) => textWidthInches(line, bodyPoints)))).toBeLessThan(
    width - 1,
  );
  expect(bodyLines('Line\n'.repeat(200), die).length * bodyPitchInches).toBeLessThan(height - 2);
});
