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
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
