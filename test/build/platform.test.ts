import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import quality from '../../scripts/quality/package.json' with { type: 'json' };
import { adapters, writeNetlifyHeaders, writeVercelHeaders } from '../../src/build/adapters.ts';
import { folderOfRun } from '../support/run.ts';

interface Route {
  readonly src?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly continue?: boolean;
}

describe('the headers of files on a platform', () => {
  const folder = folderOfRun({
    '.vercel/output/config.json': '{"version":3,"routes":[{"handle":"filesystem"}]}',
  });
  const here = () => pathToFileURL(`${folder}/`);
  const headers = new Map<string, Record<string, string>>([
    ['/prices', { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' }],
    ['/prices.md', { 'content-type': 'text/markdown; charset=utf-8' }],
  ]);

  test('are written to _headers for Netlify, path by path', () => {
    writeNetlifyHeaders(headers, here());
    expect(readFileSync(join(folder, '_headers'), 'utf8')).toBe(
      [
        '/prices',
        '  content-type: text/html; charset=utf-8',
        '  x-frame-options: DENY',
        '/prices.md',
        '  content-type: text/markdown; charset=utf-8',
        '',
      ].join('\n'),
    );
  });

  test("come before Vercel's own routes, which still apply", () => {
    const file = join(folder, '.vercel/output/config.json');
    writeVercelHeaders(headers, here(), here());
    const written = JSON.parse(readFileSync(file, 'utf8'));
    const { version, routes }: { version: number; routes: Route[] } = written;
    expect(version).toBe(3);
    expect(routes.at(-1)).toEqual({ handle: 'filesystem' });
    const met = (path: string) =>
      routes.filter(({ src = '^$' }) => new RegExp(src).test(path)).map(({ headers }) => headers);
    expect(met('/prices')).toEqual([headers.get('/prices')]);
    expect(met('/pricesXmd')).toEqual([]);
    expect(routes.every(({ src, ...route }) => !src || route.continue)).toBe(true);
  });
});

test('a build for Cloudflare names the adapter to install, in the version that is checked', async () => {
  const version = quality.dependencies['@astrojs/cloudflare'];
  await expect(adapters.cloudflare?.('https://tabs.example', '')).rejects.toThrow(
    `npm install --no-save @astrojs/cloudflare@${version},`,
  );
});
