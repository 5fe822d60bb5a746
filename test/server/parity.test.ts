import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../src/server/api.ts';
import { securityHeaders } from '../../src/server/headers.ts';
import { headerBytesMax } from '../../src/server/listen.ts';
import { openDeliveryDesk } from '../../src/server/transit.ts';
import { catalog } from '../support/catalog.ts';
import { served } from '../support/served.ts';

const service = served();
let astro: Server;

beforeAll(async () => {
  const entry = new URL('../../dist/server/entry.mjs', import.meta.url);
  const { handler } = await import(entry.href);
  astro = createServer({ maxHeaderSize: headerBytesMax }, handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => astro.once('listening', resolve));
});

afterAll(() => astro?.close());

const ofTheConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
const addedByTheFront = Object.keys(securityHeaders('https://x.example').data);

async function answerOf(address: string, path: string, init: RequestInit) {
  const answer = await fetch(address + path, init);
  const headers = Object.fromEntries(answer.headers);
  for (const name of [...ofTheConnection, ...addedByTheFront]) delete headers[name];
  return { status: answer.status, headers, body: await answer.text() };
}

const anyTag = { 'if-none-match': '*' };

const rpc = (method: string, params: object = {}): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
});
const quoteCall = rpc('tools/call', {
  name: 'quote_price',
  arguments: { product: 'paper', tabsPerSet: 5, sets: 25 },
});

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
    ['/api/mcp', {}],
    ['/api/mcp', { method: 'OPTIONS' }],
    ['/api/mcp', { method: 'DELETE' }],
    ['/api/mcp', { method: 'POST' }],
    ['/api/mcp', { method: 'POST', body: '{' }],
    ['/api/mcp', { method: 'POST', body: '[]', headers: { 'content-type': 'application/json' } }],
    ['/api/mcp', rpc('tools/list')],
    ['/api/mcp', quoteCall],
    ['/api/mcp', { ...quoteCall, headers: { 'content-type': 'application/json' } }],
    ['/api/mcp', { ...quoteCall, headers: { origin: 'https://elsewhere.example' } }],
    ['/api/mcp', rpc('tools/call', { name: 'quote_price', arguments: { product: 'wood' } })],
    ['/api/mcp', rpc('no/such/method')],
  ])('%.60s %o', async (path, init) => {
    const { port } = astro.address() as AddressInfo;
    const ours = await answerOf(service.address, path, init);
    expect(ours).toEqual(await answerOf(`http://127.0.0.1:${port}`, path, init));
    expect(ours.status).toBeLessThan(500);
  });
});

test('every page that Astro would render on demand is one that the server answers live', () => {
  const pages = fileURLToPath(new URL('../../src/pages/', import.meta.url));
  const onDemand = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|astro)$/.test(name))
    .filter((name) => readFileSync(join(pages, name), 'utf8').includes('prerender = false'))
    .map((name) => `/${name.replace(/(\/index)?\.\w+$/, '')}`);
  expect(onDemand.sort()).toEqual(
    [
      ...createApi(
        catalog,
        openDeliveryDesk({}, () => {}),
      ).keys(),
    ].sort(),
  );
});
