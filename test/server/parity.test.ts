import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/server/headers.ts';
import { headerBytesMax } from '../../src/server/listen.ts';
import { served } from '../support/served.ts';

const service = served();
let astro: Server;

beforeAll(async () => {
  const entry = new URL('../../dist/server/entry.mjs', import.meta.url);
  const { handler } = await import(entry.href);
  astro = createServer({ maxHeaderSize: headerBytesMax }, handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => astro.once('listening', resolve));
});

afterAll(() => astro.close());

const ofTheConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
const addedByTheFront = Object.keys(securityHeaders('https://x.example').data);

async function answerOf(address: string, path: string, init: RequestInit) {
  const answer = await fetch(address + path, init);
  const headers = Object.fromEntries(answer.headers);
  for (const name of [...ofTheConnection, ...addedByTheFront]) delete headers[name];
  return { status: answer.status, headers, body: await answer.text() };
}

const anyTag = { 'if-none-match': '*' };

describe("the server's answer and that of the Astro endpoint are the same to", () => {
  test.each<[string, RequestInit]>([
    ['/api/price', {}],
    ['/api/price', { method: 'HEAD' }],
    ['/api/price', { headers: anyTag }],
    ['/api/price', { method: 'OPTIONS' }],
    ['/api/price', { method: 'POST', body: 'x' }],
    ['/api/price', { method: 'DELETE' }],
    ['/api/price?product=paper&tabs=5&sets=25', {}],
    ['/api/price?product=paper&tabs=5&sets=25', { method: 'HEAD' }],
    ['/api/price?product=paper&tabs=5&sets=25', { headers: anyTag }],
    ['/api/price?product=paper&labels=%C3%9Cber%20uns|B%2BC|&sets=100', {}],
    ['/api/price?product=paper&sets=26', {}],
    ['/api/price?product=paper&tabs=5&sets=25&labels=%ff', {}],
    ['/api/price?product=paper&tabs=5&sets=25&ink=pms', { method: 'HEAD' }],
    [`/api/price?product=paper&sets=25&labels=${'x'.repeat(61_000)}`, {}],
    ['/api/delivery-date?zip=6060', {}],
    ['/api/delivery-date?zip=00000', { method: 'HEAD' }],
    ['/api/delivery-date', { method: 'OPTIONS' }],
    ['/api/delivery-date', { method: 'PUT', body: 'x' }],
  ])('%.60s %o', async (path, init) => {
    const { port } = astro.address() as AddressInfo;
    const ours = await answerOf(service.address, path, init);
    expect(ours).toEqual(await answerOf(`http://127.0.0.1:${port}`, path, init));
    expect(ours.status).toBeLessThan(500);
  });
});
