import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PdfJob } from '../../src/pdf/job.ts';
import { type PdfOrder, type PdfWorker, pdfQueue } from '../../src/pdf/queue.ts';

/** A worker that says what a test has it say. */
class Double implements PdfWorker {
  onmessage: PdfWorker['onmessage'] = null;
  onerror: PdfWorker['onerror'] = null;
  onmessageerror: PdfWorker['onmessageerror'] = null;
  asked = '';
  hasEnded = false;
  postMessage([{ title }]: PdfOrder): void {
    this.asked = title;
  }
  terminate(): void {
    this.hasEnded = true;
  }
  /** Says something, by default the file of what it was asked for. */
  say(data: unknown = new TextEncoder().encode(this.asked)): void {
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent);
  }
}

function opened() {
  const workers: Double[] = [];
  const queue = pdfQueue(() => {
    workers.push(new Double());
    return workers.at(-1) as Double;
  });
  const ask = async (title: string, order = Promise.resolve({ title } as PdfJob)) =>
    queue(order.then((job): PdfOrder => [job, {}, new Date('2026-11-22')])).then(
      (file) => new TextDecoder().decode(file),
      ({ message }) => message,
    );
  return { workers, ask };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('PDFs are made one at a time, each in a worker that ends with it', async () => {
  const { workers, ask } = opened();
  const titles = ['press', 'quote', 'proof', 'press to send'];
  const files = titles.map((title) => ask(title));
  for (const step of titles.keys()) {
    await settle();
    expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([...Array(step).fill(true), false]);
    workers[step]?.say();
  }
  expect(await Promise.all(files)).toEqual(titles);
});

test.each<[string, (worker: Double) => void, (() => Promise<PdfJob>)?]>([
  ['the worker says that it failed', (worker) => worker.say('failed')],
  ['it dies', (worker) => worker.onerror?.call(worker as unknown as Worker, {} as ErrorEvent)],
  ["it can't be understood", (worker) => worker.onmessageerror?.call(worker as never, {} as never)],
  ['it is silent', () => void vi.advanceTimersByTime(60_001)],
  ['a font does not load', () => {}, () => Promise.reject(new Error('503'))],
])('the caller is told if %s, and the next file is made', async (_, fail, order) => {
  const { workers, ask } = opened();
  const [first, second] = [ask('one', order?.()), ask('two')];
  await settle();
  fail(workers[0] as Double);
  expect(await first).toMatch(/^The PDF couldn't be made\. .* lost\.$/);
  await settle();
  const [next, ...ended] = workers.toReversed();
  expect(ended.every(({ hasEnded }) => hasEnded)).toBe(true);
  next?.say();
  expect(await second).toBe('two');
});
