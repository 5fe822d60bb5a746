/**
 * Checks every case, and returns a line for each that fails: its name and the first line of what
 * was wrong. One test of a large table ends with `expect(await failures(...)).toEqual([])`.
 *
 * @param atOnce how many cases run at the same time; they start in order.
 */
export async function failures<Case>(
  cases: Iterable<Case>,
  nameOf: (each: Case) => string,
  check: (each: Case) => unknown,
  atOnce = 1,
): Promise<string[]> {
  const found: string[] = [];
  const remaining = cases[Symbol.iterator]();
  const runNext = async () => {
    for (let next = remaining.next(); !next.done; next = remaining.next()) {
      try {
        await check(next.value);
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        found.push(`${nameOf(next.value)}: ${text}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return found;
}
