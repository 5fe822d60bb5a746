import type { IncomingMessage } from 'node:http';
import { bodyBytesMax } from '../../contract/exchange.ts';

/**
 * Reads a body as UTF-8.
 *
 * @returns `undefined` if it is too large: Node discards the rest once it is answered. Never settles
 * if the sender gives up.
 */
export function readBody(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve) => {
    if (request.readableEnded) return resolve('');
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > bodyBytesMax) return resolve(undefined);
    // Memory that nothing is written to costs nothing.
    let [body, size] = [Buffer.allocUnsafeSlow(announced), 0];
    const take = (chunk: Buffer) => {
      const needed = size + chunk.length;
      if (needed > bodyBytesMax) {
        request.off('data', take).resume();
        return resolve(undefined);
      }
      // Copied, so that a body in many small pieces takes no more memory than one in a few.
      if (needed > body.length) {
        const larger = Buffer.allocUnsafeSlow(Math.min(bodyBytesMax, 2 * needed));
        body.copy(larger, 0, 0, size);
        body = larger;
      }
      chunk.copy(body, size);
      size = needed;
    };
    // A sender that gave up leaves nothing behind until garbage is collected.
    request.once('close', () => request.complete || body.buffer.transfer(0));
    request.on('data', take).once('end', () => resolve(body.toString('utf8', 0, size)));
  });
}

/** Costly work, in line: one piece begins in each turn of the event loop. */
export interface Line {
  /**
   * @param work waits for its turn, and counts until it settles.
   * @returns whether there was room.
   */
  join(work: () => Promise<unknown>): boolean;
}

/** @param max how many pieces of work may wait or be under way. */
export function createLine(max: number): Line {
  const waiting: (() => Promise<unknown>)[] = [];
  let count = 0;
  const next = async () => {
    if (waiting.length > 1) setImmediate(next);
    try {
      await waiting.shift()?.();
    } finally {
      count -= 1;
    }
  };
  return {
    join(work) {
      if (count >= max) return false;
      count += 1;
      if (waiting.push(work) === 1) setImmediate(next);
      return true;
    },
  };
}
