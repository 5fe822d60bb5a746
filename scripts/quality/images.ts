import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { tableColors } from '../../src/documents/discovery.ts';

/** Draws the icons from `public/favicon.svg`. */

const publicFolder = new URL('../../public/', import.meta.url);
const mark = readFileSync(new URL('favicon.svg', publicFolder));

/** A square in the background color with the mark centered; the mark takes `share` of the side. */
async function icon(side: number, share: number): Promise<Buffer> {
  const size = Math.round(side * share);
  const drawn = await sharp(mark, { density: (72 * size) / 32 })
    .resize(size)
    .toBuffer();
  const background = {
    width: side,
    height: side,
    channels: 3,
    background: tableColors.light,
  } as const;
  return sharp({ create: background })
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}

/** An ICO file with one PNG image of up to 255 pixels a side. */
function icoOf(png: Buffer, side: number): Buffer {
  const entry = [side, side, 0, 0, 1, 0, 32, 0];
  const header = Buffer.from([0, 0, 1, 0, 1, 0, ...entry, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

const save = (name: string, content: Buffer) => writeFileSync(new URL(name, publicFolder), content);

save('favicon.ico', icoOf(await icon(32, 1), 32));
save('apple-touch-icon.png', await icon(180, 0.72));
save('icon-192.png', await icon(192, 0.8));
save('icon-512.png', await icon(512, 0.8));
