import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import quality from '../../scripts/quality/package.json' with { type: 'json' };
import { adapters, writeNetlifyHeaders, writeVercelHeaders } from '../../src/build/adapters.ts';
import { folderOfRun } from '../support/run.ts';

const folder = folderOfRun({
  '.vercel/output/config.json': '{"version":3,"routes":[{"handle":"filesystem"}]}',
});
const here = pathToFileURL(`${folder}/`);
const headers = new Map<string, Record<string, string>>([
  ['/prices', { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' }],
  ['/prices.md', { 'content-type': 'text/markdown; charset=utf-8' }],
]);

test('headers of files are written to _headers for Netlify, path by path', () => {
  writeNetlifyHeaders(headers, here);
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

test("headers of files come before Vercel's own routes, which still apply", () => {
  writeVercelHeaders(headers, here, here);
  const written = readFileSync(join(folder, '.vercel/output/config.json'), 'utf8');
  expect(JSON.parse(written)).toEqual({
    version: 3,
    routes: [
      { src: '^\\/prices$', headers: headers.get('/prices'), continue: true },
      { src: '^\\/prices\\.md$', headers: headers.get('/prices.md'), continue: true },
      { handle: 'filesystem' },
    ],
  });
});

test('a build for Cloudflare names the adapter to install, in the version that is checked', async () => {
  const version = quality.dependencies['@astrojs/cloudflare'];
  await expect(adapters.cloudflare?.('https://tabs.example', '')).rejects.toThrow(
    `npm install --no-save @astrojs/cloudflare@${version},`,
  );
});
