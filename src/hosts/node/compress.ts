import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type CompressedEncoding, suffixOf } from './manifest.ts';

const compressors: Readonly<Record<CompressedEncoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes compressed copies next to a file and returns the encodings that are smaller. */
export async function compress(file: URL, content: Buffer): Promise<CompressedEncoding[]> {
  const encodings: CompressedEncoding[] = [];
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = await compressors[encoding](content);
    if (compressed.length >= content.length) continue;
    writeFileSync(new URL(file.href + suffixOf[encoding]), compressed);
    encodings.push(encoding);
  }
  return encodings;
}
