import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import quality from '../../scripts/quality/package.json' with { type: 'json' };
import { adapters, writeNetlifyHeaders, writeVercelHeaders } from '../../src/build/adapters.ts';
import { folderOfRun } from '../support/run.ts';

const type = 'text/html; charset=utf-8';
const headers = new Map<string, Record<string, string>>([
  ['/prices', { 'content-type': type, 'x-frame-options': 'DENY' }],
  ['/prices.md', {}],
]);

test('headers of files are written path by path for Netlify, and before its own routes for Vercel', () => {
  const config = '.vercel/output/config.json';
  const folder = folderOfRun({ [config]: '{"version":3,"routes":[{"handle":"filesystem"}]}' });
  const here = pathToFileURL(`${folder}/`);
  writeNetlifyHeaders(headers, here);
  expect(readFileSync(join(folder, '_headers'), 'utf8')).toBe(
    `/prices\n  content-type: ${type}\n  x-frame-options: DENY\n/prices.md\n`,
  );
  writeVercelHeaders(headers, here, here);
  expect(JSON.parse(readFileSync(join(folder, config), 'utf8'))).toEqual({
    version: 3,
    routes: [
      { src: '^\\/prices$', headers: headers.get('/prices'), continue: true },
      { src: '^\\/prices\\.md$', headers: {}, continue: true },
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
