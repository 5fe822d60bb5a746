import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PdfJob } from '../../src/pdf/job.ts';
import { type PdfAnswer, type PdfOrder, type PdfWorker, pdfQueue } from '../../src/pdf/queue.ts';

/** A worker that does as it is told. */
class Double implements PdfWorker {
  onmessage: PdfWorker['onmessage'] = null;
  onerror: PdfWorker['onerror'] = null;
  onmessageerror: PdfWorker['onmessageerror'] = null;
  readonly asked: string[] = [];
  hasEnded = false;
  postMessage([{ title }]: PdfOrder): void {
    this.asked.push(title);
  }
  terminate(): void {
    this.hasEnded = true;
  }
  say(data: PdfAnswer): void {
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent);
  }
  /** The file of what it was asked for last. */
  finish(): void {
    this.say(new TextEncoder().encode(this.asked.at(-1)) as Uint8Array<ArrayBuffer>);
  }
}

const orderOf = async (title: string): Promise<PdfOrder> => [
  { title } as PdfJob,
  {},
  new Date('2026-11-22'),
];

function opened() {
  const workers: Double[] = [];
  const queue = pdfQueue(() => {
    workers.push(new Double());
    return workers.at(-1) as Double;
  });
  const ask = (title: string) =>
    queue(orderOf(title)).then(
      (file) => new TextDecoder().decode(file),
      ({ message }) => message,
    );
  return { workers, queue, ask };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const isSaid = /^The PDF couldn't be made\. .* lost\.$/;

describe('the queue of PDFs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('makes one at a time, each in a worker that ends with it', async () => {
    const { workers, ask } = opened();
    const titles = ['press', 'quote', 'proof', 'press to send'];
    const files = titles.map(ask);
    for (const step of titles.keys()) {
      await settle();
      expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([...Array(step).fill(true), false]);
      workers[step]?.finish();
    }
    expect(await Promise.all(files)).toEqual(titles);
    expect(workers.map(({ asked }) => asked)).toEqual(titles.map((title) => [title]));
  });

  test.each<[string, (worker: Double) => void]>([
    ['says that it failed', (worker) => worker.say('failed')],
    ['dies', (worker) => worker.onerror?.call(worker as unknown as Worker, {} as ErrorEvent)],
    ["can't be understood", (worker) => worker.onmessageerror?.call(worker as never, {} as never)],
    ['falls silent', () => void vi.advanceTimersByTime(60_001)],
  ])('tells the caller if the worker %s, and makes the next file anew', async (_, fail) => {
    const { workers, ask } = opened();
    const [first, second] = [ask('one'), ask('two')];
    await settle();
    fail(workers[0] as Double);
    expect(await first).toMatch(isSaid);
    await settle();
    expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([true, false]);
    workers[1]?.finish();
    expect(await second).toBe('two');
  });

  test('tells the caller if a font or the worker does not load', async () => {
    const { queue, ask, workers } = opened();
    const isOffline = queue(Promise.reject(new Error('arimo: 503')));
    await expect(isOffline).rejects.toThrow(isSaid);
    const broken = pdfQueue(() => {
      throw new Error('blocked');
    });
    await expect(broken(orderOf('one'))).rejects.toThrow(isSaid);
    const next = ask('next');
    await settle();
    workers[0]?.finish();
    expect(await next).toBe('next');
  });
});
