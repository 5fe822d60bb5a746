import { channels } from '../../layout/look.ts';

/**
 * A picture in one color as a PNG: a bit per pixel, with a palette of transparent white and the ink,
 * and all pixels in one chunk.
 */
export type InkPng = Uint8Array<ArrayBuffer>;

/** Of a picture, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** @param rows from `inkRows`, some or all at a time */
export async function inkPng({ width, height }: Size, rows: Uint8Array[]): Promise<InkPng> {
  const deflate = new CompressionStream('deflate');
  const deflated = new Blob(rows as InkPng[]).stream().pipeThrough(deflate);
  return joined(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', [...fourBytes(width), ...fourBytes(height), 1, 3, 0, 0, 0]),
    chunk('PLTE', [255, 255, 255, 0, 0, 0]),
    chunk('tRNS', [0]),
    chunk('IDAT', new Uint8Array(await new Response(deflated).arrayBuffer())),
    chunk('IEND', []),
  );
}

/** Where the palette begins: after the signature and `IHDR`. */
const paletteAt = 33;

/** The same picture in another color. */
export function inColor(png: InkPng, hex: string): InkPng {
  const colored = png.slice();
  colored.set(chunk('PLTE', [255, 255, 255, ...channels(hex)]), paletteAt);
  return colored;
}

export function sizeOf(png: InkPng): Size {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Its deflated rows: what is between the header of `IDAT` and its checksum. */
export function deflatedRows(png: InkPng): InkPng {
  return png.slice(72, -16);
}

export function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** @throws if a text isn't base64 */
export function bytesOf(base64: string): InkPng {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function chunk(type: string, data: ArrayLike<number>): InkPng {
  const named = joined(new TextEncoder().encode(type), data);
  return joined(fourBytes(data.length), named, fourBytes(checksum(named)));
}

function joined(...parts: readonly ArrayLike<number>[]): InkPng {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function fourBytes(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}

/** The CRC-32 of PNG chunks. */
function checksum(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}
