import type { ProofJob } from './job.ts';
import { type Fonts, makePdf } from './make-pdf.ts';

/** A request from the page; the worker answers with its progress from 0 to 1, then with the PDF. */
export type Order = readonly [job: ProofJob, fonts: Fonts, madeAt: Date];

const everyMs = 100;

/** Makes PDFs in a worker, so that the page stays responsive. */
self.onmessage = async ({ data }: MessageEvent<Order>) => {
  let reportedAt = 0;
  const pdf = await makePdf(...data, (share) => {
    if (performance.now() - reportedAt < everyMs) return;
    reportedAt = performance.now();
    self.postMessage(share);
  });
  self.postMessage(pdf, { transfer: [pdf.buffer] });
};
