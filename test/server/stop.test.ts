import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { ApiAnswer } from '../../src/http/answers.ts';
import { startFront } from '../support/front.ts';
import { answerOn, request } from '../support/raw.ts';
import { startBuilt } from '../support/served.ts';

const keepAlive = { headers: { connection: 'keep-alive' } };

/** A handler that answers when the test says so, and signals its call. */
function manualHandler() {
  const called = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<ApiAnswer>();
  const handler = () => {
    called.resolve();
    return answer.promise;
  };
  const release = () => answer.resolve({ status: 200, headers: {}, body: 'in time' });
  return { handler, called: called.promise, release };
}

describe('a stopping server', () => {
  test('finishes requests in flight, closes their connections, and accepts no more', async () => {
    const { handler, called, release } = manualHandler();
    const front = await startFront({
      handlers: { '/api/held': handler },
      clientLimits: { stopMs: 60_000 },
    });
    const answer = answerOn(
      connect(front.port, '127.0.0.1'),
      request('/api/held', keepAlive) + request('/healthz', keepAlive),
    );
    await called;
    const stopped = front.stop();
    await expect(front.fetch('/tiny.txt')).rejects.toThrow();
    release();
    const { headers, text } = await answer;
    await stopped;
    expect(headers.connection).toBe('close');
    expect(text).toContain('in time');
  });

  test('closes idle connections', async () => {
    const front = await startFront();
    const idle = connect(front.port, '127.0.0.1');
    idle.write(request('/tiny.txt', keepAlive));
    await once(idle, 'data');
    const closed = once(idle, 'close');
    await front.stop();
    await closed;
  });

  test('closes a connection once a slow reader has its answer', async () => {
    const big = 'x'.repeat(20_000_000);
    const front = await startFront({ files: { 'big.txt': big }, clientLimits: { stopMs: 60_000 } });
    const reader = connect(front.port, '127.0.0.1');
    reader.write(request('/big.txt', keepAlive));
    await once(reader, 'readable');
    const stopped = front.stop();
    await setTimeout(200);
    let taken = 0;
    reader.on('data', (chunk) => {
      taken += chunk.length;
    });
    await Promise.all([stopped, once(reader, 'close')]);
    expect(taken).toBeGreaterThan(big.length);
  });

  test('gives up on requests that do not finish', async () => {
    const { handler, called } = manualHandler();
    const front = await startFront({
      handlers: { '/api/held': handler },
      clientLimits: { stopMs: 30 },
    });
    const hanging = answerOn(connect(front.port, '127.0.0.1'), request('/api/held'));
    await called;
    await front.stop();
    expect((await hanging).text).toBe('');
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops the built service cleanly', async (signal) => {
  const service = await startBuilt();
  await service.fetch('/api/price?product=paper&labels=Exhibit+1&sets=25');
  const ended = once(service.process, 'close');
  service.process.kill(signal);
  expect(await ended).toEqual([0, null]);
  expect(service.log.at(-1)).toBe(`Tabquote stopped on ${signal}`);
  expect(service.log.join('\n')).not.toContain('Exhibit');
});
