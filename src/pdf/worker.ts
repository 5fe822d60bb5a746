import { makePdf } from './make-pdf.ts';
import type { PdfAnswer, PdfOrder } from './queue.ts';

const answer = (message: PdfAnswer, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

/** Makes PDFs in a worker, so that the page stays responsive. A rejection here would be unheard. */
self.onmessage = async ({ data }: MessageEvent<PdfOrder>) => {
  let reported = 0;
  try {
    const pdf = await makePdf(...data, (share) => {
      if (share - reported < 0.02) return;
      reported = share;
      answer(share);
    });
    answer(pdf, [pdf.buffer]);
  } catch {
    answer('failed');
  }
};
