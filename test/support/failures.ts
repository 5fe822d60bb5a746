/** Checks every case, and returns a line for each that fails: its name and what was wrong. */
export async function failures<Case>(
  cases: Iterable<Case>,
  nameOf: (each: Case) => string,
  check: (each: Case) => unknown,
  atOnce = 1,
): Promise<string[]> {
  const found: string[] = [];
  const remaining = Iterator.from(cases);
  const runAll = async () => {
    for (const each of remaining) {
      try {
        await check(each);
      } catch (error) {
        found.push(`${nameOf(each)}: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runAll));
  return found;
}
