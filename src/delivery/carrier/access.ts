import type { Send } from './exchange.ts';

/** Settings for calls to the carrier's API. */
export interface UpsAccess {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly originZip: string;
  readonly send: Send;
  /** Returns a request id for the carrier's logs: 32 letters and digits, unique per request. */
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Timeout of one request in milliseconds, the token included. */
  readonly timeoutMs: number;
}
