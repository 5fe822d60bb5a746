import { CarrierFailure } from './failure.ts';

/** Sends a request, like the platform's `fetch`. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

export interface Exchange {
  readonly send: Send;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/**
 * Posts to the carrier. Redirects are rejected, so that credentials go nowhere else.
 *
 * @returns the status, and the answer's JSON if it succeeded.
 */
export async function post({
  send,
  url,
  headers,
  body,
  signal,
}: Exchange): Promise<{ status: number; json?: unknown; retryAfterMs?: number }> {
  const response = await send(url, { method: 'POST', headers, body, signal, redirect: 'error' });
  if (response.status === 200) return { status: 200, json: await response.json() };
  await response.body?.cancel();
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
  return { status: response.status, ...(retryAfterMs && { retryAfterMs }) };
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
  return new Promise((resolve, reject) => {
    const abandon = () => reject(signal.reason);
    if (signal.aborted) abandon();
    signal.addEventListener('abort', abandon, { once: true });
    shared.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon));
  });
}

/** Only the form in seconds is supported; the other form of the header is a date. */
function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined;
}
