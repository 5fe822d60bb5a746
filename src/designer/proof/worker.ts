import { makePdf } from './make-pdf.ts';
import type { Order, Report } from './messages.ts';

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
