import { z } from 'zod';

/** Sends a request, like the platform's `fetch`. */
type Send = (url: string, init: RequestInit) => Promise<Response>;

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

/** A whole number, which the carrier sends as a number or as text. */
export const digits = z.union([
  z.int().nonnegative(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);

/** Longest answer that is read, in bytes; the carrier's have a few thousand. */
const answerBytesMax = 256 * 1024;

/**
 * Posts to the carrier. Redirects are rejected, so that credentials go nowhere else.
 *
 * @returns the status, and the answer's JSON if it succeeded.
 */
export async function post(
  send: Send,
  url: string,
  content: Pick<RequestInit, 'headers' | 'body' | 'signal'>,
): Promise<{ status: number; json?: unknown; retryAfterMs?: number }> {
  const response = await send(url, { ...content, method: 'POST', redirect: 'error' });
  if (response.status === 200) return { status: 200, json: JSON.parse(await readText(response)) };
  await response.body?.cancel();
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
  return { status: response.status, ...(retryAfterMs && { retryAfterMs }) };
}

/** @throws CarrierFailure if the answer is too long; its connection is dropped. */
async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > answerBytesMax) {
      throw new CarrierFailure('service', `an answer of more than ${answerBytesMax} bytes`);
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The failure for an error status. */
export function failureOf(
  endpoint: string,
  { status, retryAfterMs }: { status: number; retryAfterMs?: number },
): CarrierFailure {
  return new CarrierFailure('service', `HTTP ${status} from the ${endpoint}`, retryAfterMs);
}

/** Waits for a shared promise, but only until the caller's own signal aborts. */
export function within<Value>(shared: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([aborted, shared]);
}

/** Only the form in seconds is supported; the other form of the header is a date. */
function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined;
}

/** Why the carrier returned no days. The message has no ZIP code, so it may be logged. */
export class CarrierFailure extends Error {
  /** `destination` if only this ZIP code and ship date are at fault, not the service. */
  readonly scope: 'service' | 'destination';
  readonly retryAfterMs: number | undefined;

  constructor(scope: CarrierFailure['scope'], message: string, retryAfterMs?: number) {
    super(message);
    this.scope = scope;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Converts any failure of a carrier call to words that may be logged. */
export function asCarrierFailure(error: unknown): CarrierFailure {
  if (error instanceof CarrierFailure) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new CarrierFailure('service', 'no answer in time');
  }
  if (error instanceof SyntaxError)
    return new CarrierFailure('service', 'an answer that is not JSON');
  const cause =
    error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  const code = typeof cause?.code === 'string' ? ` (${cause.code})` : '';
  return new CarrierFailure('service', `no connection${code}`);
}
