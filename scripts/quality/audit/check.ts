import { aligned } from '../../terminal.ts';

/** The result of one tool, compared with the bar it must reach. */
export interface Check {
  readonly name: string;
  /** The measurement, such as `100` or `0 problems`. */
  readonly result: string;
  /** The requirement, such as `at least 98`. */
  readonly bar: string;
  readonly passed: boolean;
  /** Problems that lower the result, one per line. */
  readonly problems: readonly string[];
}

/** A check that passes if a tool finds nothing. */
export function noProblems(name: string, problems: readonly string[]): Check {
  return {
    name,
    result: `${problems.length} problems`,
    bar: '0 problems',
    passed: problems.length === 0,
    problems,
  };
}

/** A check of a score against a minimum. */
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

/** Formats the checks as a table, followed by their problems. */
export function report(checks: readonly Check[]): string {
  const rows = [
    ['', 'check', 'result', 'bar'],
    ...checks.map(({ passed, name, result, bar }) => [passed ? 'ok' : 'NO', name, result, bar]),
  ];
  const lines = aligned(rows).map((cells) => cells.join('  '));
  const problems = checks.flatMap(({ name, problems }) =>
    problems.map((problem) => `${name}: ${problem}`),
  );
  return [...lines, ...(problems.length > 0 ? ['', ...problems] : [])].join('\n');
}
