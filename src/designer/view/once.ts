const results = new WeakMap<object, Map<string, unknown>>();

/**
 * What a computation gives, computed once for an object that never changes.
 *
 * @param key all else that the result depends on, and which result it is
 */
export function onceFor<Result>(object: object, key: string, compute: () => Result): Result {
  const known = results.get(object) ?? new Map<string, unknown>();
  results.set(object, known);
  if (!known.has(key)) known.set(key, compute());
  return known.get(key) as Result;
}
