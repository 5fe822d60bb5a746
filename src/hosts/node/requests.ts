import type { IncomingMessage } from 'node:http';
import { bodyBytesMax } from '../../contract/exchange.ts';

/** Each piece of a body costs as much as a kilobyte; no client in use sends so many. */
const piecesMax = 20_000;

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
      if (size + piece.length > announced || pieces > piecesMax) {
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
 * @returns whether there was room.
 */
export type Line = (work: () => Promise<unknown>) => boolean;

/**
 * @param max how many pieces of work may wait or be under way.
 * @param atOnce how many of them may be under way.
 * @param turns turns of the event loop before each. In a turn, one connection is accepted: costlier
 * work leaves more of them to others.
 */
export function createLine(max: number, atOnce = max, turns = 1): Line {
  const waiting: (() => Promise<unknown>)[] = [];
  let underWay = 0;
  let isComing = false;
  const call = () => {
    if (isComing || waiting.length === 0 || underWay === atOnce) return;
    isComing = true;
    wait(turns);
  };
  const wait = (left: number) => {
    setImmediate(() => (left > 1 ? wait(left - 1) : begin()));
  };
  const begin = async () => {
    isComing = false;
    underWay += 1;
    const work = waiting.shift();
    call();
    try {
      await work?.();
    } finally {
      underWay -= 1;
      call();
    }
  };
  return (work) => {
    if (waiting.length + underWay >= max) return false;
    waiting.push(work);
    call();
    return true;
  };
}
