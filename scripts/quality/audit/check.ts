/** What one tool found, held against the bar that it must clear. */
export interface Check {
  readonly name: string;
  /** What was measured, such as `100` or `0 problems`. */
  readonly result: string;
  /** What it must be, such as `at least 98`. */
  readonly bar: string;
  readonly passed: boolean;
  /** What keeps it from being better, one line each. */
  readonly problems: readonly string[];
}

/** A check that passes where a tool finds nothing. */
export function noProblems(name: string, problems: readonly string[]): Check {
  return {
    name,
    result: `${problems.length} problems`,
    bar: '0 problems',
    passed: problems.length === 0,
    problems,
  };
}

/** A check of a score that must reach a bar. */
export function score(
  name: string,
  reached: number,
  bar: number,
  problems: readonly string[] = [],
): Check {
  return {
    name,
    result: String(reached),
    bar: `at least ${bar}`,
    passed: reached >= bar,
    problems,
  };
}

/** The checks as a table with what is wrong below it. */
export function report(checks: readonly Check[]): string {
  const rows = [
    ['', 'check', 'result', 'bar'],
    ...checks.map(({ passed, name, result, bar }) => [passed ? 'ok' : 'NO', name, result, bar]),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '),
  );
  const problems = checks.flatMap(({ name, problems }) =>
    problems.map((problem) => `${name}: ${problem}`),
  );
  return [...lines, ...(problems.length > 0 ? ['', ...problems] : [])].join('\n');
}
