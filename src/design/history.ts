import type { Delivery } from '../order/order.ts';
import type { Design } from './design.ts';

/** An undo and redo history. Immutable. */
export interface History {
  readonly past: readonly Design[];
  readonly now: Design;
  readonly future: readonly Design[];
  /** The name of the last step; the next step of the same name is merged into it. */
  readonly lastStep?: string | undefined;
}

const mostSteps = 200;

export function historyOf(now: Design): History {
  return { past: [], now, future: [] };
}

/** @param step consecutive steps of the same name merge, such as typing in one title */
export function stepTo(history: History, now: Design, step?: string): History {
  if (now === history.now) return history;
  const joins = step !== undefined && step === history.lastStep;
  const past = joins ? history.past : [...history.past, history.now].slice(-mostSteps);
  return { past, now, future: [], lastStep: step };
}

/** Goes a step back or forward; `undefined` if there is none. */
export function stepBy({ past, now, future }: History, step: -1 | 1): History | undefined {
  const designs = [...past, now, ...future];
  const at = past.length + step;
  const next = designs[at];
  return next && { past: designs.slice(0, at), now: next, future: designs.slice(at + 1) };
}

/** ZIP code and dates are no steps: a change of them is one of every design that shares them. */
export function deliverTo(history: History, delivery: Delivery): History {
  const before = history.now.delivery;
  const to = (design: Design) => (design.delivery === before ? { ...design, delivery } : design);
  const { past, now, future } = history;
  return { ...history, past: past.map(to), now: to(now), future: future.map(to) };
}
