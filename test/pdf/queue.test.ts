import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PdfJob } from '../../src/pdf/job.ts';
import { type PdfOrder, type PdfWorker, pdfQueue } from '../../src/pdf/queue.ts';

/** A worker that does as it is told. */
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

/** A queue whose workers fail to start while there is no network. */
function opened(network = { isOnline: true }) {
  const workers: Double[] = [];
  const queue = pdfQueue(() => {
    if (!network.isOnline) throw new Error('blocked');
    workers.push(new Double());
    return workers.at(-1) as Double;
  });
  const ask = async (title: string, order = Promise.resolve({ title } as PdfJob)) =>
    queue(order.then((job): PdfOrder => [job, {}, new Date('2026-11-22')])).then(
      (file) => new TextDecoder().decode(file),
      ({ message }) => message,
    );
  return { workers, ask, network };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const failure = expect.stringMatching(/^The PDF couldn't be made\. .* lost\.$/);

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

test.each<[string, (worker: Double) => void]>([
  ['says that it failed', (worker) => worker.say('failed')],
  ['dies', (worker) => worker.onerror?.call(worker as unknown as Worker, {} as ErrorEvent)],
  ["can't be understood", (worker) => worker.onmessageerror?.call(worker as never, {} as never)],
  ['is silent', () => void vi.advanceTimersByTime(60_001)],
])('the caller is told if the worker %s, and the next file is made', async (_, fail) => {
  const { workers, ask } = opened();
  const [first, second] = [ask('one'), ask('two')];
  await settle();
  fail(workers[0] as Double);
  expect(await first).toEqual(failure);
  await settle();
  expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([true, false]);
  workers[1]?.say();
  expect(await second).toBe('two');
});

test('the caller is told if a font or the worker does not load', async () => {
  const { ask, workers, network } = opened();
  expect(await ask('one', Promise.reject(new Error('arimo: 503')))).toEqual(failure);
  network.isOnline = false;
  expect(await ask('one')).toEqual(failure);
  network.isOnline = true;
  const next = ask('next');
  await settle();
  workers[0]?.say();
  expect(await next).toBe('next');
});
