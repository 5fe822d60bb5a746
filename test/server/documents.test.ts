import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { failures } from '../support/failures.ts';
import { type FrontUnderTest, smallSite, startFront } from '../support/front.ts';
import { request, sendRaw } from '../support/raw.ts';

const get = (front: FrontUnderTest, target: string, headers = {}) =>
  sendRaw(front.port, request(target, { headers }));

test('a hashed asset is cached forever', async () => {
  const front = await startFront();
  const { headers } = await front.fetch('/_astro/site.abc123.css');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

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

test('a damaged 404 page is still a 404', async () => {
  const front = await startFront({ damage: (folder) => rmSync(join(folder, '404.html')) });
  expect((await get(front, '/none')).status).toBe(404);
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

  test('is skipped if it would make a file larger', async () => {
    const front = await startFront();
    const { headers } = await get(front, '/tiny.txt', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
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

  test.each([
    ['itself', (tag: string) => tag],
    ['its weak form', (tag: string) => `W/${tag}`],
    ['a list', (tag: string) => `"other", ${tag},"third"`],
    ['any', () => '*'],
  ])('matched by %s saves the body', async (_, name) => {
    const front = await startFront();
    const tag = await tagOf(front, { 'accept-encoding': 'gzip' });
    const answer = await get(front, '/prices', {
      'accept-encoding': 'gzip',
      'if-none-match': name(tag),
    });
    expect(answer.status).toBe(304);
    expect(answer.body).toBe('');
    expect(answer.headers).toMatchObject({
      etag: tag,
      vary: 'Accept, Accept-Encoding',
      'cache-control': 'public, max-age=300, must-revalidate',
    });
    expect(answer.headers['content-length']).toBeUndefined();
  });

  test('of another content or encoding does not, nor any on the 404 page', async () => {
    const front = await startFront();
    const tag = await tagOf(front, { 'accept-encoding': 'gzip' });
    expect((await get(front, '/prices', { 'if-none-match': tag })).status).toBe(200);
    expect((await get(front, '/none', { 'if-none-match': '*' })).status).toBe(404);
  });
});

describe('a page', () => {
  test('allows no inline code, framing or foreign source', async () => {
    const front = await startFront();
    const { headers } = await front.fetch('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('http');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('permissions-policy')).toMatch(
      /camera=\(\), geolocation=\(\).*microphone=\(\), payment=\(\)/,
    );
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('of an https site requires https from then on', async () => {
    const front = await startFront({ baseUrl: 'https://tabs.example.com' });
    const { headers } = await front.fetch('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });
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
