/** What a build leaves for the server: `dist/server/site.json`. */
export interface SiteManifest {
  /** The address that the build published everywhere. */
  readonly baseUrl: string;
  /** Names what the build is made of; see `priceHandler`. */
  readonly release: string;
  /** Every static file by its public path, such as `/prices` or `/openapi.json`. */
  readonly files: Readonly<Record<string, ManifestFile>>;
}

export interface ManifestFile {
  /** The file's place under `dist/client`. */
  readonly file: string;
  readonly type: string;
  /** Of the uncompressed content, without quotes. */
  readonly hash: string;
  /** The compressed copies that lie beside the file. */
  readonly encodings: readonly CompressedEncoding[];
  readonly headers: Readonly<Record<string, string>>;
  /** The public path of the same page as Markdown. */
  readonly markdown?: string;
}

export type CompressedEncoding = 'br' | 'gzip';

export const suffixOf: Readonly<Record<CompressedEncoding, string>> = { br: '.br', gzip: '.gz' };

/** The public path of the page for every unknown path. */
export const notFoundPath = '/404';
