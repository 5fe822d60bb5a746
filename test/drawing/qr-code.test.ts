import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Design } from '../../src/design/design.ts';
import { openAddress } from '../../src/design/open-address.ts';
import { stateOf } from '../../src/designer/state.ts';
import { pageOf } from '../../src/designer/view/page.ts';
import { boxAround, type Path } from '../../src/drawing/outline.ts';
import { qrCode } from '../../src/drawing/qr-code.ts';
import { pathData, points } from '../../src/drawing/svg.ts';
import { pdfJob } from '../../src/pdf/job.ts';
import { ticketPage } from '../../src/pdf/press-pages.ts';
import { summaryPages } from '../../src/pdf/proof-pages.ts';
import { proofDesigns } from '../pdf/proof-designs.ts';
import { catalog } from '../support/catalog.ts';

const square = { xInches: 0.25, yInches: 0.5, widthInches: 1.2, heightInches: 1.2 };
const link = (letters: number) =>
  `https://tabs.example.com/configure/paper?labels=${'a'.repeat(letters)}#zip=60601`;

/** What a scanner at 600 dots an inch reads on a page, in the square around a path. */
async function scanned(path: Path): Promise<string> {
  const { xInches, yInches } = boxAround(path);
  const view = `${points(xInches) - 10} ${points(yInches) - 10} 120 120`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="1000"><path fill="#fff" d="M-999-999h9999v9999h-9999z"/><path d="${pathData(path)}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

test('a scanner reads what is in the code', async () => {
  for (const letters of [0, 20, 200, 500]) {
    const code = qrCode([link(letters)], square);
    expect(code?.text).toBe(link(letters));
    expect(await scanned(code?.path ?? [])).toBe(link(letters));
  }
});

test('a text too long for the square gives way to the next, if there is one', () => {
  expect(qrCode([link(3000), link(900), link(5)], square)?.text).toBe(link(5));
  expect(qrCode([link(780)], { ...square, widthInches: 2 })?.text).toBe(link(780));
  expect(qrCode([link(900)], { ...square, widthInches: 2 })).toBeUndefined();
  expect(qrCode([link(3000), link(900)], square)).toBeUndefined();
});

test('it stays within its square, with the blank margin of four modules that scanners need', () => {
  const { path = [] } = qrCode([link(0)], square) ?? {};
  const { xInches, widthInches } = boxAround(path);
  const margin = xInches - square.xInches;
  // The first row of the pattern in its corner is seven modules wide.
  const [left = 0, , right = 0] = path.flatMap(([, ...at]): number[] => at);
  expect((7 * margin) / (right - left)).toBeCloseTo(4, 3);
  expect(widthInches + 2 * margin).toBeCloseTo(square.widthInches, 9);
});

test.each([
  ['a design', proofDesigns.exhibits as Design, true],
  ['a design that no code holds', proofDesigns.long as Design, false],
])('the codes on the proof preview and the job ticket open %s', async (_, of, isWhole) => {
  const scene = pageOf(catalog, stateOf(of));
  const job = (kind: 'proof' | 'press') => pdfJob(scene, kind, new Date('2026-11-22T12:00:00Z'));
  const pages = [...summaryPages(job('proof')).slice(0, 1), ticketPage(job('press'))];
  for (const { marks } of pages) {
    const paths = marks.flatMap((mark) => (mark.kind === 'shape' ? [mark.path] : []));
    const [code = []] = paths.toSorted((one, other) => other.length - one.length);
    const { search, hash } = new URL(await scanned(code));
    const { design } = openAddress(catalog, of.product, search.slice(1), hash.slice(1));
    expect(design).toMatchObject({ sets: of.sets, options: of.options, cut: of.cut });
    expect(design.titles).toEqual(isWhole ? of.titles : of.titles.map(() => ''));
  }
});
