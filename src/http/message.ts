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
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type ApiHandler = (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>;
