/**
 * A request and an answer as plain values, so that the same handlers serve the Node front and the
 * Astro endpoints.
 */
export interface ApiRequest {
  readonly method: string;
  /** The query as sent, still percent-encoded, without its question mark. */
  readonly query: string;
  /** A header's value by its lower-case name. */
  header(name: string): string | undefined;
  /** The body as text; empty where there is none. */
  readonly body: string;
}

/** An answer in full; whoever sends it adds its length, and leaves the body out for HEAD. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: ApiHeaders;
  /** A strong entity tag, quotes and all; it is sent beside the headers. */
  readonly etag?: string;
  readonly body: string;
}

/** Values by lower-case names. */
export type ApiHeaders = Readonly<Record<string, string>>;

export type ApiHandler = (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>;
