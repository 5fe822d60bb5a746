import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { failures } from '../support/failures.ts';
import { type FrontUnderTest, smallSite, startFront } from '../support/front.ts';
import { request, sendRaw } from '../support/raw.ts';

const get = (front: FrontUnderTest, target: string, headers = {}) =>
  sendRaw(front.port, request(target, { headers }));

test.each<[string, (file: string) => void]>([
  ['truncated', (file) => writeFileSync(file, '<!doctype')],
  ['emptied', (file) => writeFileSync(file, '')],
  ['missing', (file) => rmSync(file)],
])('a file that is %s is a 500, named in the log and by /healthz', async (_, harm) => {
  const front = await startFront({ damage: (folder) => harm(join(folder, 'prices.html.br')) });
  const damaged = await get(front, '/prices', { 'accept-encoding': 'br' });
  expect(damaged.status).toBe(500);
  expect(JSON.parse(damaged.body)).toEqual({ error: expect.stringContaining('damaged') });
  expect((await get(front, '/prices')).status).toBe(200);
  expect(front.log).toEqual(['error file=prices.html.br missing or damaged']);
  const health = await front.fetch('/healthz');
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({ status: 'damaged', files: ['prices.html.br'] });
});

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('by %s unpacks to the same bytes', async (encoding, unpack) => {
    const front = await startFront();
    const answer = await get(front, '/prices', { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept, Accept-Encoding');
    expect(unpack(Buffer.from(answer.body, 'latin1')).toString()).toBe(smallSite['prices.html']);
    expect(answer.body.length).toBeLessThan((smallSite['prices.html'] as string).length / 4);
  });

  test('is skipped if it would make a file larger; a hashed file is cached forever', async () => {
    const front = await startFront();
    const { headers } = await get(front, '/tiny.txt', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
    const hashed = await get(front, '/_astro/site.abc123.css');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('an entity tag', () => {
  const tagOf = async (front: FrontUnderTest, headers: Record<string, string>) =>
    (await get(front, '/prices', headers)).headers.etag as string;

  test('is strong and differs between encodings and between HTML and Markdown', async () => {
    const front = await startFront();
    const tags = await Promise.all([
      tagOf(front, {}),
      tagOf(front, { 'accept-encoding': 'gzip' }),
      tagOf(front, { 'accept-encoding': 'br' }),
      tagOf(front, { accept: 'text/markdown' }),
    ]);
    expect(new Set(tags).size).toBe(4);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test('that is known saves the body, but not of another encoding, nor of the 404 page', async () => {
    const front = await startFront({ damage: (folder) => rmSync(join(folder, '404.html')) });
    const gzip = { 'accept-encoding': 'gzip' };
    const tag = await tagOf(front, gzip);
    for (const known of [tag, `W/${tag}`, `"other", ${tag},"third"`, '*']) {
      const answer = await get(front, '/prices', { ...gzip, 'if-none-match': known });
      expect([answer.status, answer.body], known).toEqual([304, '']);
      expect(answer.headers).toMatchObject({
        etag: tag,
        vary: 'Accept, Accept-Encoding',
        'cache-control': 'public, max-age=300, must-revalidate',
      });
      expect(answer.headers['content-length']).toBeUndefined();
    }
    expect((await get(front, '/prices', { 'if-none-match': tag })).status).toBe(200);
    expect((await get(front, '/none', { 'if-none-match': '*' })).status).toBe(404);
  });
});

test('a page allows no inline code, framing or foreign source, and on https no plain http', async () => {
  const [plain, secure] = await Promise.all(
    ['http://localhost:4321', 'https://tabs.example.com'].map(async (baseUrl) => {
      const front = await startFront({ baseUrl });
      return (await get(front, '/')).headers;
    }),
  );
  const policy = plain?.['content-security-policy'];
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(policy).not.toMatch(/unsafe|http/);
  expect(plain?.['x-frame-options']).toBe('DENY');
  const unused = /camera=\(\), geolocation=\(\).*microphone=\(\), payment=\(\)/;
  expect(plain?.['permissions-policy']).toMatch(unused);
  expect(plain?.['strict-transport-security']).toBeUndefined();
  expect(secure?.['strict-transport-security']).toBe('max-age=63072000');
  expect(secure?.['content-security-policy']).toBe(`${policy}; upgrade-insecure-requests`);
});

test('no form of a path redirects to another host', async () => {
  const front = await startFront();
  const targets = [
    '//evil.example/',
    '//evil.example/%2e%2e',
    '///evil.example//',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/prices/../prices/',
  ];
  const check = async (target: string) => {
    const answer = await get(front, target);
    expect([308, 400, 404]).toContain(answer.status);
    expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  };
  expect(await failures(targets, String, check)).toEqual([]);
});
