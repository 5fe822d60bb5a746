import type { Send } from './exchange.ts';

/** What the carrier's API is called with, and how. */
export interface UpsAccess {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The carrier's address without a slash at its end. */
  readonly baseUrl: string;
  readonly originZip: string;
  readonly send: Send;
  /** Names a request in the carrier's logs: 32 letters and digits, another one each time. */
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long one question may take, the token included. */
  readonly patienceMs: number;
}
