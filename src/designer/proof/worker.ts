import type { ProofJob } from './job.ts';
import { makePdf } from './make-pdf.ts';
import type { Fonts } from './write-pdf.ts';

/** Makes PDFs in a worker, so that the page stays responsive. */
self.onmessage = async ({ data }: MessageEvent<Order>) => {
  const { job, fonts, madeAt } = data;
  let reportedAt = 0;
  const pdf = await makePdf(job, fonts, madeAt, (done, count) => {
    if (performance.now() - reportedAt < everyMs) return;
    reportedAt = performance.now();
    report({ done, count });
  });
  report({ pdf }, [pdf.buffer]);
};

const everyMs = 100;

function report(report: Report, transfer: Transferable[] = []): void {
  self.postMessage(report, { transfer });
}

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
