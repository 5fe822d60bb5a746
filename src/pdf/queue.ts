import type { PdfJob } from './job.ts';
import type { Fonts } from './make-pdf.ts';

/** What the worker is asked for. */
export type PdfOrder = readonly [job: PdfJob, fonts: Fonts, madeAt: Date];

/** What it says: how much is done, from 0 to 1; then the file, or that it failed. */
export type PdfAnswer = number | Uint8Array<ArrayBuffer> | 'failed';

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
  return (order: Promise<PdfOrder>, onProgress: (share: number) => void) => {
    // It may fail before its turn.
    order.catch(() => {});
    const made = last
      .then(async () => answerOf(open, await order, onProgress))
      .catch(() => Promise.reject(new Error(failure)));
    last = made.catch(() => {});
    return made;
  };
}

/** Hands an order to a new worker, and waits for its file. */
function answerOf(
  open: () => PdfWorker,
  order: PdfOrder,
  onProgress: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = open();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const fail = () => reject(new Error('The worker failed'));
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(fail, silenceMs);
    };
    worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) => {
      wait();
      if (data === 'failed') fail();
      else if (typeof data === 'number') onProgress(data);
      else resolve(data);
    };
    worker.onerror = fail;
    worker.onmessageerror = fail;
    wait();
    worker.postMessage(order);
  });
  return answer.finally(() => {
    clearTimeout(silence);
    worker.terminate();
  });
}
