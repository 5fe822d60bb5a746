/** A cache of limited size whose entries each have their own lifetime. */
export interface BoundedCache<Value> {
  /** Returns a fresh value and the milliseconds left until it expires. */
  get(key: string): { readonly value: Value; readonly freshForMs: number } | undefined;
  set(key: string, value: Value, forMs: number): void;
  readonly size: number;
}

/** @param sizeMax the oldest entry is dropped beyond this many. */
export function boundedCache<Value>(sizeMax: number, now: () => number): BoundedCache<Value> {
  const entries = new Map<string, { value: Value; until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const freshForMs = entry.until - now();
      if (freshForMs > 0) return { value: entry.value, freshForMs };
      entries.delete(key);
      return undefined;
    },
    set(key, value, forMs) {
      entries.delete(key);
      entries.set(key, { value, until: now() + forMs });
      if (entries.size <= sizeMax) return;
      for (const oldest of entries.keys()) {
        entries.delete(oldest);
        break;
      }
    },
    get size() {
      return entries.size;
    },
  };
}
