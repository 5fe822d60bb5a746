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

/** A worker without work ends after this long; one that says nothing for as long is dead. */
const idleMs = 60_000;

const failure =
  "The PDF couldn't be made. Check your connection and try again. Your design isn't lost.";

/**
 * A queue in front of one worker, which makes one PDF at a time and starts anew after an error.
 *
 * @param open starts a worker
 * @returns makes a PDF; whatever goes wrong, its promise is rejected with a sentence for the buyer
 */
export function pdfQueue(open: () => PdfWorker) {
  let worker: PdfWorker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    worker?.terminate();
    worker = undefined;
  };

  async function make(order: Promise<PdfOrder>, onProgress: (share: number) => void) {
    clearTimeout(idle);
    try {
      const given = await order;
      worker ??= open();
      return await answerOf(worker, given, onProgress);
    } catch {
      end();
      throw new Error(failure);
    } finally {
      idle = setTimeout(end, idleMs);
    }
  }

  return (order: Promise<PdfOrder>, onProgress: (share: number) => void) => {
    // It may fail before its turn.
    order.catch(() => {});
    const made = last.then(() => make(order, onProgress));
    last = made.catch(() => {});
    return made;
  };
}

/** Hands an order to a worker, and waits for its file. */
function answerOf(worker: PdfWorker, order: PdfOrder, onProgress: (share: number) => void) {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const fail = () => reject(new Error('The worker failed'));
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(fail, idleMs);
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
  return answer.finally(() => clearTimeout(silence));
}
