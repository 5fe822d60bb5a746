import type { ProofJob } from './job.ts';
import type { Fonts } from './write-pdf.ts';

/** A request from the page to the worker. */
export interface Order {
  readonly job: ProofJob;
  readonly fonts: Fonts;
  readonly madeAt: Date;
}

/** The worker's answer: progress, then the PDF. */
export type Report =
  | { readonly done: number; readonly count: number }
  | { readonly pdf: Uint8Array<ArrayBuffer> };
