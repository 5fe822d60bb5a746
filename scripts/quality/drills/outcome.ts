/** The result of a drill, with what was required. */
export interface Outcome {
  readonly drill: string;
  readonly required: string;
  readonly found: string;
  readonly met: boolean | 'skipped';
}

export type Failures = Readonly<Record<string, number>>;

export function countFailures(failures: Failures): number {
  return Object.values(failures).reduce((sum, times) => sum + times, 0);
}

/** Describes failures, such as `none` or `2 closed, 1 status 502`. */
export function describeFailures(failures: Failures): string {
  const kinds = Object.entries(failures).map(([what, times]) => `${times} x ${what}`);
  return kinds.length === 0 ? 'none' : kinds.join(', ');
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
