/** What a build writes for the server: `dist/server/site.json`. */
export interface SiteManifest {
  /** The base URL used throughout the build. */
  readonly baseUrl: string;
  /** Identifies what the build is made of; see `priceHandler`. */
  readonly release: string;
  /** Every static file by its public path, such as `/prices` or `/openapi.json`. */
  readonly files: Readonly<Record<string, ManifestFile>>;
}

export interface ManifestFile {
  /** The file's path under `dist/client`. */
  readonly file: string;
  readonly type: string;
  /** Hash of the uncompressed content, without quotes. */
  readonly hash: string;
  /** Encodings with a compressed copy next to the file. */
  readonly encodings: readonly CompressedEncoding[];
  readonly headers: Readonly<Record<string, string>>;
  /** The public path of the same page as Markdown. */
  readonly markdown?: string;
}

export type CompressedEncoding = 'br' | 'gzip';

export const suffixOf: Readonly<Record<CompressedEncoding, string>> = { br: '.br', gzip: '.gz' };

/** The public path of the 404 page. */
export const notFoundPath = '/404';
