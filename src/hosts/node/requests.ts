import type { IncomingMessage } from 'node:http';
import { bodyBytesMax } from '../../contract/exchange.ts';

/**
 * Reads a body as UTF-8.
 *
 * @returns `undefined` if it is too large, or in too many pieces: the rest is discarded. Never settles
 * if the sender gives up.
 */
export function readBody(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve) => {
    if (request.readableEnded) return resolve('');
    const announced = Number(request.headers['content-length'] ?? bodyBytesMax);
    if (announced > bodyBytesMax) return resolve(undefined);
    // Memory that nothing is written to costs nothing, and pieces of any size fit in.
    const body = Buffer.allocUnsafeSlow(announced);
    let [size, pieces] = [0, 0];
    const take = (piece: Buffer) => {
      pieces += 1;
      // Each piece costs as much as a kilobyte; no client in use sends so many.
      if (size + piece.length > announced || pieces > 20_000) {
        request.off('data', take).resume();
        return resolve(undefined);
      }
      size += piece.copy(body, size);
    };
    // A sender that gave up leaves nothing behind until garbage is collected.
    request.once('close', () => request.complete || body.buffer.transfer(0));
    request.on('data', take).once('end', () => resolve(body.toString('utf8', 0, size)));
  });
}

/**
 * Takes costly work in line: at most one piece begins in a turn of the event loop. It counts until
 * it settles.
 *
 * @returns whether there was room; rejects as the work does.
 */
export type Line = (work: () => Promise<unknown>) => Promise<boolean>;

/**
 * @param max how many pieces of work may wait or be under way.
 * @param isOneByOne whether a piece waits for the end of the one before.
 * @param turns turns of the event loop before each. In a turn, one connection is accepted: costlier
 * work leaves more of them to others.
 */
export function createLine(max: number, isOneByOne = false, turns = 1): Line {
  let count = 0;
  let before: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (count === max) return false;
    count += 1;
    const begins = before.then(async () => {
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    });
    const ends = begins.then(work).finally(() => (count -= 1));
    before = isOneByOne ? ends.catch(() => {}) : begins;
    await ends;
    return true;
  };
}
