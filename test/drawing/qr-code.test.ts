import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { derive } from '../../src/design/derive.ts';
import type { Design } from '../../src/design/design.ts';
import { openAddress } from '../../src/design/open-address.ts';
import { qrCode } from '../../src/drawing/qr-code.ts';
import { pdfJob } from '../../src/pdf/job.ts';
import { pdfOf, plainPdf, readPdf } from '../pdf/pdf.ts';
import { proofDesigns } from '../pdf/proof-designs.ts';
import { catalog } from '../support/catalog.ts';
import { missing } from './svg.ts';

const side = 1.2;
const link = (letters: number) =>
  `https://tabs.example.com/configure/paper?labels=${'a'.repeat(letters)}#zip=60601`;

/** What a scanner at 600 dots an inch reads in the square of a code. */
async function scanned({ modules = 0, path = '' } = {}): Promise<string> {
  const view = `viewBox="-4 -4 ${modules} ${modules}" width="720" height="720"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${view}><path fill="#fff" d="M-9-9h999v999h-999z"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

test('a scanner reads what is in the code, if it is short enough for the square', async () => {
  for (const letters of [0, 20, 200, 500]) {
    const code = qrCode([link(3000), link(900), link(letters)], side);
    expect(code?.text).toBe(link(letters));
    expect(await scanned(code)).toBe(link(letters));
  }
  expect(qrCode([link(780)], 2)?.text).toBe(link(780));
  expect(qrCode([link(900)], 2)).toBeUndefined();
  expect(qrCode([link(3000), link(900)], side)).toBeUndefined();
});

test.each([
  ['a design', proofDesigns.exhibits as Design, true],
  ['the build of a design that no code holds', proofDesigns.long as Design, false],
])('the code on the proof preview opens %s', async (_, of, isWhole) => {
  const { designLink = '', buildLink } = pdfJob(derive(catalog, of), 'proof', new Date());
  const { text = '', modules = 0 } = qrCode([designLink, buildLink].filter(Boolean), side) ?? {};
  const bytes = await pdfOf(of, 'proof');
  const [first] = (await readPdf(bytes)).pages;
  // Inside of its blank margin of four modules, and as large as its square.
  const units = (modules - 8) / 72;
  expect(missing([{ x: 0, y: 0, width: units, height: units }], first?.boxes ?? [])).toEqual([]);
  expect(plainPdf(bytes)).toMatch(/1 0 0 1 477 653\.04 cm\n[\d. ]+ cm\n1 0 0 1 4 4 cm/);
  const { design } = openAddress(catalog, of.product, new URL(text));
  expect(design).toMatchObject({ sets: of.sets, options: of.options, cut: of.cut });
  expect(design.titles).toEqual(isWhole ? of.titles : of.titles.map(() => ''));
});
