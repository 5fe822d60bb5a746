import type { PdfJob } from './job.ts';
import type { Fonts } from './make-pdf.ts';

/** What the worker is asked for. */
export type PdfOrder = readonly [job: PdfJob, fonts: Fonts, madeAt: Date];

/** What it says: the file, or that it failed. */
export type PdfAnswer = Uint8Array<ArrayBuffer> | 'failed';

/** The part of a `Worker` that the queue uses. */
export type PdfWorker = Pick<
  Worker,
  'onmessage' | 'onerror' | 'onmessageerror' | 'postMessage' | 'terminate'
>;

/** A worker that says nothing for this long is dead. */
const silenceMs = 60_000;

const failure =
  "The PDF couldn't be made. Check your connection and try again. Your design isn't lost.";

/**
 * Makes one PDF at a time, each in a worker of its own, which ends with it.
 *
 * @param open starts a worker
 * @returns makes a PDF; whatever goes wrong, its promise is rejected with a sentence for the buyer
 */
export function pdfQueue(open: () => PdfWorker) {
  let last: Promise<unknown> = Promise.resolve();
  return (order: Promise<PdfOrder>) => {
    const made = Promise.allSettled([order, last])
      .then(async () => answerOf(open, await order))
      .catch(() => Promise.reject(new Error(failure)));
    last = made;
    return made;
  };
}

/** Hands an order to a new worker, and waits for its file. */
async function answerOf(open: () => PdfWorker, order: PdfOrder): Promise<Uint8Array<ArrayBuffer>> {
  const worker = open();
  const answer = new Promise<PdfAnswer>((resolve) => {
    const fail = () => resolve('failed');
    worker.onerror = fail;
    worker.onmessageerror = fail;
    worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) => resolve(data);
    setTimeout(fail, silenceMs);
    worker.postMessage(order);
  });
  const file = await answer;
  worker.terminate();
  return file === 'failed' ? Promise.reject(file) : file;
}
