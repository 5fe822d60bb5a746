import type { ProofJob } from './job.ts';
import type { Fonts } from './write-pdf.ts';

/** What the page asks of the worker. */
export interface Order {
  readonly job: ProofJob;
  readonly fonts: Fonts;
  readonly madeAt: Date;
}

/** What the worker answers: how far it is, then the PDF. */
export type Report =
  | { readonly done: number; readonly count: number }
  | { readonly pdf: Uint8Array<ArrayBuffer> };
