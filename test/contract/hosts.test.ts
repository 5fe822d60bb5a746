import { describe, expect, test } from 'vitest';
import { development } from '../support/development.ts';
import { served } from '../support/served.ts';

const service = served();
const astro = development(() => service.baseUrl);

const ofTheConnection = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

async function answerOf(address: string, path: string, init: RequestInit) {
  const answer = await fetch(address + path, { redirect: 'manual', ...init });
  const headers = Object.fromEntries(answer.headers);
  for (const name of ofTheConnection) delete headers[name];
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

describe('the built service and astro dev give the same answer to', () => {
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
    const ours = await answerOf(service.address, path, init);
    expect(ours).toEqual(await answerOf(astro(), path, init));
    expect(ours.status).toBeLessThan(500);
  });
});
