import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inkRows, inkRule } from '../../src/designer/artwork/one-color.ts';
import { deflatedRows, inColor, inkPng, sizeOf } from '../../src/designer/artwork/png.ts';

/** A picture of letters: each is a tone. */
const tones: Readonly<Record<string, readonly number[]>> = {
  ' ': [0, 0, 0, 0],
  w: [255, 255, 255, 255],
  y: [255, 221, 0, 255],
  n: [18, 58, 122, 255],
  k: [0, 0, 0, 255],
  g: [120, 120, 120, 255],
  l: [190, 190, 190, 255],
  s: [0, 0, 0, 40],
};

function printed(...lines: readonly string[]): string[] {
  const [{ length: width } = ''] = lines;
  const pixels = new Uint8ClampedArray([...lines.join('')].flatMap((tone) => tones[tone] ?? []));
  const rows = inkRows(width, inkRule(pixels))(pixels);
  const stride = rows.length / lines.length;
  return lines.map((_, y) =>
    Array.from(rows.subarray(y * stride + 1, (y + 1) * stride), (byte) =>
      byte.toString(2).padStart(8, '0'),
    )
      .join('')
      .slice(0, width)
      .replaceAll('0', '.'),
  );
}

test.each<[string, string[], string[]]>([
  ['a dark logo on white', ['wwwwwwwwww', 'wnnwwwwnnw'], ['..........', '.11....11.']],
  ['a yellow logo on white', ['wwwwwwwwww', 'wyywwwwyyw'], ['..........', '.11....11.']],
  ['every color of a drawing', ['wwwwwwww', 'wnnwggww'], ['........', '.11.11..']],
  ['light gray of a drawing', ['wwwwwwww', 'wkkwwllw'], ['........', '.11..11.']],
  ['a logo without a background', ['  nn  ', ' nwwn '], ['..11..', '.1..1.']],
  ['a white logo without a background', ['  ww  ', ' wwww '], ['..11..', '.1111.']],
  ['white on black', ['kkkkkk', 'kwwwwk'], ['111111', '1....1']],
  ['no faint shadow', ['wwwwkkss', 'wwwwkkss'], ['....11..', '....11..']],
  ['nothing of white', ['wwww', 'wwww'], ['....', '....']],
  ['nothing of nothing', ['    ', '    '], ['....', '....']],
  ['all of a dark square', ['kkkk', 'kkkk'], ['1111', '1111']],
])('%s becomes ink', (_, lines, ink) => {
  expect(printed(...lines)).toEqual(ink);
});

test('a photo becomes dots, as many as its tones are dark, also from one band to the next', () => {
  const grays = Array.from({ length: 64 * 64 }, (_, at) => 40 + 2 * ((at + (at >> 6)) % 64));
  const pixels = new Uint8ClampedArray(grays.flatMap((gray) => [gray, gray, gray, 255]));
  const rule = inkRule(pixels);
  const [whole, band] = [inkRows(64, rule)(pixels), inkRows(64, rule)];
  const middle = pixels.length / 2;
  const bands = [pixels.subarray(0, middle), pixels.subarray(middle)].flatMap((part) => [
    ...band(part),
  ]);
  const dots = [...whole].map((byte) => byte.toString(2).replaceAll('0', '').length);
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  expect(rule.kind).toBe('dots');
  expect(bands).toEqual([...whole]);
  expect(Math.abs(sum(dots) / sum(grays.map((gray) => 1 - gray / 255)) - 1)).toBeLessThan(0.003);
});

test('a picture in one color is a whole PNG in any ink', async () => {
  const rows = new Uint8Array([0, 0b10100000, 0b10000000, 0, 0b01010101, 0]);
  const png = inColor(await inkPng({ width: 9, height: 2 }, [rows]), '#a8201a');
  expect(sizeOf(png)).toEqual({ width: 9, height: 2 });
  expect(new Uint8Array(inflateSync(deflatedRows(png)))).toEqual(rows);
  expect(deflatedRows(png)).toHaveLength(new DataView(png.buffer).getUint32(64));
  expect(Buffer.from(png.subarray(-12)).toString('latin1')).toContain('IEND');
  const { data, info } = await sharp(png, { failOn: 'warning' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inked = Array.from({ length: 18 }, (_, at) => [...data.subarray(4 * at, 4 * at + 4)]);
  const drawn = inked.map((pixel) => (pixel.join() === '168,32,26,255' ? '1' : `${pixel[3]}`));
  expect([info.channels, drawn.join('')]).toEqual([4, '101000001010101010']);
});
