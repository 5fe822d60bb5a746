/** The values that a person can step back to and forward again. Immutable. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
  /** What the last step did; a next step of the same name joins it. */
  readonly lastStep: string | null;
}

const mostSteps = 200;

export function historyOf<Value>(now: Value): History<Value> {
  return { past: [], now, future: [], lastStep: null };
}

/**
 * Takes a step.
 *
 * @param step names what goes on where it is one with the step before it of the same name, such as
 *   typing in one title; `null` where each stands alone.
 */
export function stepTo<Value>(
  history: History<Value>,
  now: Value,
  step: string | null = null,
): History<Value> {
  if (now === history.now) return history;
  const joins = step !== null && step === history.lastStep;
  const past = joins ? history.past : [...history.past, history.now].slice(-mostSteps);
  return { past, now, future: [], lastStep: step };
}

export function stepBack<Value>({ past, now, future }: History<Value>): History<Value> | undefined {
  const before = past.at(-1);
  if (before === undefined) return undefined;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], lastStep: null };
}

export function stepForward<Value>({
  past,
  now,
  future,
}: History<Value>): History<Value> | undefined {
  const [next, ...rest] = future;
  if (next === undefined) return undefined;
  return { past: [...past, now], now: next, future: rest, lastStep: null };
}
