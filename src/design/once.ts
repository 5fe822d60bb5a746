/** Returns whether two lists have the same values. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

const results = new WeakMap<object, Map<string, unknown>>();

/**
 * Caches the result of a computation on an immutable object.
 *
 * @param key identifies the computation and everything else it depends on
 */
export function onceFor<Result>(object: object, key: string, compute: () => Result): Result {
  const known = results.get(object) ?? new Map<string, unknown>();
  results.set(object, known);
  if (!known.has(key)) known.set(key, compute());
  return known.get(key) as Result;
}
