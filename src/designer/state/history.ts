/** An undo and redo history. Immutable. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
  /** The name of the last step; the next step of the same name is merged into it. */
  readonly lastStep: string | null;
}

const mostSteps = 200;

export function historyOf<Value>(now: Value): History<Value> {
  return { past: [], now, future: [], lastStep: null };
}

/**
 * Adds a step.
 *
 * @param step consecutive steps of the same name merge, such as typing in one title; `null` never
 * merges.
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
