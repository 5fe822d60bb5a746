import { makePdf } from './make-pdf.ts';
import type { Order, Report } from './messages.ts';

/** Makes PDFs away from the page, which goes on to answer. */
self.onmessage = async ({ data }: MessageEvent<Order>) => {
  const { job, fonts, madeAt } = data;
  let told = 0;
  const pdf = await makePdf(job, fonts, madeAt, (done, count) => {
    if (performance.now() - told < everyMs) return;
    told = performance.now();
    report({ done, count });
  });
  report({ pdf }, [pdf.buffer]);
};

const everyMs = 100;

function report(report: Report, transfer: Transferable[] = []): void {
  self.postMessage(report, { transfer });
}
