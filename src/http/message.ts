/**
 * A request and an answer as plain values, so that the same handlers serve the Node front and the
 * Astro endpoints.
 */
export interface ApiRequest {
  readonly method: string;
  /** The query as sent, still percent-encoded, without its question mark. */
  readonly query: string;
  /** Returns a header's value by its lower-case name. */
  header(name: string): string | undefined;
  /** The body as text; empty if there is none. */
  readonly body: string;
}

/** A complete answer; the sender adds its length and drops the body for HEAD. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: ApiHeaders;
  /** A strong entity tag, including quotes; sent along with the headers. */
  readonly etag?: string;
  readonly body: string;
}

/** Values by lower-case names. */
export type ApiHeaders = Readonly<Record<string, string>>;

export type ApiHandler = (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>;

/** A GET without headers, for calls to the service's own handlers. */
export function plainGet(query: string): ApiRequest {
  return { method: 'GET', query, header: () => undefined, body: '' };
}
