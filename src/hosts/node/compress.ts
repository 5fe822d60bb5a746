import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type CompressedEncoding, suffixOf } from './manifest.ts';

const compressors: Readonly<Record<CompressedEncoding, (content: Buffer) => Buffer>> = {
  br: (content) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes compressed copies next to a file and returns the encodings that are smaller. */
export function compress(file: URL, content: Buffer): CompressedEncoding[] {
  return (['br', 'gzip'] as const).filter((encoding) => {
    const compressed = compressors[encoding](content);
    if (compressed.length >= content.length) return false;
    writeFileSync(new URL(file.href + suffixOf[encoding]), compressed);
    return true;
  });
}
