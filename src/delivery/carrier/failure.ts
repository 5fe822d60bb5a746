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
