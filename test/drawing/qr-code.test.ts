import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCode } from '../../src/drawing/qr-code.ts';
import { pathData } from '../../src/drawing/svg.ts';

const square = { xInches: 0.25, yInches: 0.5, widthInches: 1.2, heightInches: 1.2 };
const link = (letters: number) =>
  `https://tabs.example.com/configure/paper?labels=${'a'.repeat(letters)}#zip=60601`;

/** What a scanner at 600 dots an inch reads on a page. */
async function scanned(path: Parameters<typeof pathData>[0]): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 140" width="1000"><path fill="#fff" d="M0 0h120v140H0z"/><path d="${pathData(path)}"/></svg>`;
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
  expect(qrCode([link(900)], { ...square, widthInches: 2 })?.text).toBe(link(900));
  expect(qrCode([link(3000), link(900)], square)).toBeUndefined();
});

test('it stays within its square, with a blank margin', () => {
  const numbers = (qrCode([link(0)], square)?.path ?? []).flatMap(([, ...at]) => at);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const margin = Math.min(...xs) - square.xInches;
  expect(margin).toBeGreaterThan(square.widthInches / 20);
  expect(square.xInches + square.widthInches - Math.max(...xs)).toBeCloseTo(margin, 9);
});
