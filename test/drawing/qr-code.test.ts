import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { derive } from '../../src/design/derive.ts';
import type { Design } from '../../src/design/design.ts';
import { openAddress } from '../../src/design/open-address.ts';
import { qrCode } from '../../src/drawing/qr-code.ts';
import { points } from '../../src/drawing/svg.ts';
import type { Box } from '../../src/layout/sheet.ts';
import { pdfJob } from '../../src/pdf/job.ts';
import { pdfOf, readPdf } from '../pdf/pdf.ts';
import { proofDesigns } from '../pdf/proof-designs.ts';
import { catalog } from '../support/catalog.ts';
import { missing } from './svg.ts';

const square = { xInches: 0.25, yInches: 0.5, widthInches: 1.2, heightInches: 1.2 };
const link = (letters: number) =>
  `https://tabs.example.com/configure/paper?labels=${'a'.repeat(letters)}#zip=60601`;

/** What a scanner at 600 dots an inch reads in the square of a code. */
async function scanned(boxes: readonly Box[]): Promise<string> {
  const view = [square.xInches, square.yInches, square.widthInches, square.heightInches];
  const dark = boxes.map(
    ({ xInches, yInches, widthInches, heightInches }) =>
      `M${xInches * 72} ${yInches * 72}h${widthInches * 72}v${heightInches * 72}h${widthInches * -72}z`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.map(points).join(' ')}" width="720"><path fill="#fff" d="M-999-999h9999v9999h-9999z"/><path d="${dark.join('')}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

test('a scanner reads what is in the code, if it is short enough for the square', async () => {
  for (const letters of [0, 20, 200, 500]) {
    const code = qrCode([link(3000), link(900), link(letters)], square);
    expect(code?.text).toBe(link(letters));
    expect(await scanned(code?.boxes ?? [])).toBe(link(letters));
  }
  expect(qrCode([link(780)], { ...square, widthInches: 2 })?.text).toBe(link(780));
  expect(qrCode([link(900)], { ...square, widthInches: 2 })).toBeUndefined();
  expect(qrCode([link(3000), link(900)], square)).toBeUndefined();
});

test('it stays within its square, with the blank margin of four modules that scanners need', () => {
  const { boxes = [] } = qrCode([link(0)], square) ?? {};
  // The first row of the pattern in its corner is seven modules wide.
  const [{ xInches, widthInches } = square] = boxes;
  expect((7 * (xInches - square.xInches)) / widthInches).toBeCloseTo(4, 3);
  const rights = boxes.map((box) => box.xInches + box.widthInches);
  const margin = xInches - square.xInches;
  expect(Math.max(...rights)).toBeCloseTo(square.xInches + square.widthInches - margin, 9);
});

test.each([
  ['a design', proofDesigns.exhibits as Design, true],
  ['the build of a design that no code holds', proofDesigns.long as Design, false],
])('the code on the proof preview opens %s', async (_, of, isWhole) => {
  const { designLink, buildLink } = pdfJob(
    derive(catalog, of),
    'proof',
    new Date('2026-11-22T12:00:00Z'),
  );
  const { text = '', boxes = [] } =
    qrCode([designLink ?? '', buildLink].filter(Boolean), square) ?? {};
  const margin = (boxes[0]?.xInches ?? 0) - square.xInches;
  const side = square.widthInches - 2 * margin;
  const printed = { x: 6.625 + margin, y: 9.07 + margin, width: side, height: side };
  const [first] = (await readPdf(await pdfOf(of, 'proof'))).pages;
  expect(missing([printed], first?.boxes ?? [])).toEqual([]);
  const { search, hash } = new URL(text);
  const { design } = openAddress(catalog, of.product, search.slice(1), hash.slice(1));
  expect(design).toMatchObject({ sets: of.sets, options: of.options, cut: of.cut });
  expect(design.titles).toEqual(isWhole ? of.titles : of.titles.map(() => ''));
});
