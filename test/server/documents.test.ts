import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../src/app/headers.ts';
import { smallSite, startFront } from '../support/front.ts';
import { request, sendRaw } from '../support/raw.ts';

const get = ({ port }: { port: number }, target: string, headers = {}) =>
  sendRaw(port, request(target, { headers }));
const encoded = (encoding: string) => ({ 'accept-encoding': encoding });

test('a page is sent compressed, unless that makes it larger; a hashed file is cached forever', async () => {
  const name = '日 %41.md';
  const front = await startFront({ files: { ...smallSite, [name]: '# Five' } });
  const unpackers = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, unpack] of Object.entries(unpackers)) {
    const { headers, body } = await get(front, '/prices', encoded(encoding));
    expect(headers['content-encoding']).toBe(encoding);
    expect(String(unpack(Buffer.from(body, 'latin1')))).toBe(smallSite['prices.html']);
  }
  const { headers } = await get(front, '/tiny.txt', encoded('br'));
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  const hashed = await get(front, '/_astro/site.abc123.css');
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  // A document can have any name.
  const { status, body } = await get(front, `/${encodeURIComponent(name)}`);
  expect([status, body]).toEqual([200, '# Five']);
});

test('an entity tag is strong and of one form; a known one saves the body, except of the 404 page', async () => {
  const front = await startFront();
  const gzip = encoded('gzip');
  const forms = [{}, gzip, encoded('br'), { accept: 'text/markdown' }];
  const answers = await Promise.all(forms.map((headers) => get(front, '/prices', headers)));
  const tags = answers.map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(4);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  const [, tag] = tags;
  const kept = { etag: tag, vary: 'Accept, Accept-Encoding' };
  for (const known of [tag, `W/${tag}`, `"other", ${tag},"third"`, '*']) {
    const answer = await get(front, '/prices', { ...gzip, 'if-none-match': known });
    expect(answer, known).toMatchObject({ status: 304, body: '', headers: kept });
    expect(answer.headers['content-length']).toBeUndefined();
  }
  expect((await get(front, '/prices', { 'if-none-match': tag })).status).toBe(200);
  const missing = await get(front, '/_astro/none.js', { 'if-none-match': '*' });
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('on https nothing is asked for over plain http, and orders go where the seller says', () => {
  const { page } = securityHeaders('http://localhost:4321');
  const secure = securityHeaders('https://tabs.example.com').page;
  const policy = page['content-security-policy'];
  expect(page['strict-transport-security']).toBeUndefined();
  expect(secure['strict-transport-security']).toBe('max-age=63072000');
  expect(secure['content-security-policy']).toBe(`${policy}; upgrade-insecure-requests`);
  const sending = securityHeaders('', { submitUrl: 'https://orders.test/new?key' }).page;
  const sources = "connect-src 'self' https://orders.test;";
  expect(sending['content-security-policy']).toContain(sources);
});
