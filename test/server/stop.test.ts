import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { heldHandler, startFront } from '../support/front.ts';
import { answerOn, openIdle, request, sendRaw, wireOf } from '../support/raw.ts';
import { startBuilt } from '../support/served.ts';

test('a stopping server finishes requests in flight, closes their connections, and accepts no more', async () => {
  const { handlers, called, release } = heldHandler();
  const front = await startFront({
    handlers,
    clientLimits: { stopMs: 60_000, idleMs: 100 },
  });
  const other = await openIdle(front.port);
  const answer = sendRaw(front.port, wireOf('/api/held'));
  await called;
  const stopped = front.stop();
  await expect(front.fetch('/tiny.txt')).rejects.toThrow();
  const next = await answerOn(other, wireOf('/tiny.txt'));
  expect(next.headers.connection).toBe('close');
  release();
  const { headers, text } = await answer;
  await stopped;
  expect(headers.connection).toBe('close');
  expect(text).toContain('in time');
});

test('a stopping server closes a connection that is idle, or once a slow reader has its answer', async () => {
  const files = { 'tiny.txt': 'x', 'big.txt': 'x'.repeat(20_000_000) };
  const front = await startFront({ files, clientLimits: { stopMs: 60_000, idleMs: 0 } });
  const [idle, reader] = [await openIdle(front.port), connect(front.port, '127.0.0.1')];
  reader.write(wireOf('/big.txt'));
  await once(reader, 'readable');
  const closed = [front.stop(), once(idle, 'close'), once(reader, 'close')];
  // Meanwhile the server, in this process, looks for idle connections.
  await setTimeout(200);
  let taken = 0;
  reader.on('data', (chunk) => {
    taken += chunk.length;
  });
  await Promise.all(closed);
  expect(taken).toBeGreaterThan(files['big.txt'].length);
});

test('a stopping server gives up on requests that do not finish', async () => {
  const { handlers, called } = heldHandler();
  const front = await startFront({ handlers });
  const hanging = sendRaw(front.port, request('/api/held'));
  await called;
  await front.stop();
  expect((await hanging).text).toBe('');
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops the built service cleanly', async (signal) => {
  const service = await startBuilt();
  const ended = once(service.process, 'close');
  service.process.kill(signal);
  expect(await ended).toEqual([0, null]);
  expect(service.log.at(-1)).toBe(`Tabquote stopped on ${signal}`);
});
