/** The result of a drill, with what was required. */
export interface Outcome {
  readonly drill: string;
  readonly required: string;
  readonly found: string;
  readonly met: boolean | 'skipped';
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
