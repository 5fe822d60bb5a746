/** Limits calls to a failing service. */
export interface BackOff {
  /** Whether to call now. After failures, one caller at a time is let through as a probe. */
  mayTry(): boolean;
  /** Milliseconds until the service may be called again; 0 if it may be called now. */
  waitMs(): number;
  /** @returns whether this is the first failure after a success. */
  failed(retryAfterMs?: number): boolean;
  /** @returns whether the service was failing before. */
  succeeded(): boolean;
}

export interface BackOffLimits {
  /** The wait after the first failure; each further failure doubles it. */
  readonly firstMs: number;
  readonly longestMs: number;
}

export function backOff(limits: BackOffLimits, now: () => number): BackOff {
  let failures = 0;
  let blockedUntil = 0;
  let isTrying = false;
  return {
    mayTry() {
      if (failures === 0) return true;
      if (isTrying || now() < blockedUntil) return false;
      isTrying = true;
      return true;
    },
    waitMs: () => Math.max(0, blockedUntil - now()),
    failed(retryAfterMs = 0) {
      const startedBeforeTheBlock = failures > 0 && !isTrying;
      if (startedBeforeTheBlock) return false;
      const wait = Math.max(limits.firstMs * 2 ** failures, retryAfterMs);
      failures += 1;
      isTrying = false;
      blockedUntil = now() + Math.min(wait, limits.longestMs);
      return failures === 1;
    },
    succeeded() {
      const hadFailed = failures > 0;
      failures = 0;
      isTrying = false;
      blockedUntil = 0;
      return hadFailed;
    },
  };
}
