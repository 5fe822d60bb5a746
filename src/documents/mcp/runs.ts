/**
 * Ascending whole numbers in few words: three or more at one distance are told as a run.
 *
 * @example inRuns([25, 50, 75, 100, 150]) // '25 to 100 by 25, 150'
 */
export function inRuns(ascending: readonly number[]): string {
  const words: string[] = [];
  let from = 0;
  while (from < ascending.length) {
    const until = endOfRun(ascending, from);
    const isRun = until - from > 1;
    const first = ascending[from] as number;
    words.push(
      isRun
        ? `${first} to ${ascending[until]} by ${(ascending[from + 1] as number) - first}`
        : `${first}`,
    );
    from = isRun ? until + 1 : from + 1;
  }
  return words.join(', ');
}

function endOfRun(numbers: readonly number[], from: number): number {
  const step = (at: number) => (numbers[at + 1] as number) - (numbers[at] as number);
  let until = from;
  while (until + 1 < numbers.length && step(until) === step(from)) until += 1;
  return until;
}
