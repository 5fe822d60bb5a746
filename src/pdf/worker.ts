import { makePdf } from './make-pdf.ts';
import type { PdfAnswer, PdfOrder } from './queue.ts';

/** Makes a PDF in a worker, so that the page stays responsive. A rejection here would be unheard. */
self.onmessage = async ({ data }: MessageEvent<PdfOrder>) => {
  const answer: PdfAnswer = await makePdf(...data).catch(() => 'failed');
  self.postMessage(answer, { transfer: answer === 'failed' ? [] : [answer.buffer] });
};
