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
  /** The hash of the file and of each compressed copy next to it. */
  readonly hashes: { readonly identity: string } & Readonly<
    Partial<Record<CompressedEncoding, string>>
  >;
  readonly headers: Readonly<Record<string, string>>;
}

export type CompressedEncoding = 'br' | 'gzip';

export const suffixOf: Readonly<Record<CompressedEncoding, string>> = { br: '.br', gzip: '.gz' };

/** The public path of the 404 page. */
export const notFoundPath = '/404';
