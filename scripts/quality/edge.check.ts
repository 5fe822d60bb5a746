import { spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { endpointPaths } from '../../src/contract/paths.ts';
import { book } from '../../src/hosts/book.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { expectAnswer, sendTo } from '../../test/contract/host.ts';
import { contractRows } from '../../test/contract/requests.ts';
import { failures } from '../../test/support/failures.ts';
import { endWithRun, folderOfRun } from '../../test/support/run.ts';
import { startBuilt } from '../../test/support/served.ts';
import { buildService, copyProject } from './build.ts';
import { answering, endProcess, freePort } from './load/connection.ts';
import { priceQueries } from './load/requests.ts';

/**
 * Compares the endpoints of the Cloudflare build, in workerd on this machine, with the contract and
 * with the Node service.
 */

const rows = contractRows(openCatalog(book, 'http://localhost:4321')).filter(
  ({ target, headers }) =>
    Object.values(endpointPaths).includes(target.split('?', 1)[0] as '/healthz') &&
    // The platform finds the site by its Host, and refuses odd ones and long addresses itself.
    !headers.some(([name]) => name === 'host') &&
    target.length < 64_000,
);

const folder = folderOfRun();
// Packages that the project lacks are found one folder up.
symlinkSync(join(import.meta.dirname, 'node_modules'), join(folder, 'node_modules'));
const copy = copyProject(join(folder, 'tabquote'));
await buildService(copy, { ADAPTER: 'cloudflare' });
const server = join(copy, 'dist/edge/server/');

const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const wrangler = join(import.meta.dirname, 'node_modules/wrangler/bin/wrangler.js');
const options = [
  ...['dev', '-c', `${server}wrangler.json`, '--show-interactive-dev-session=false'],
  ...['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
];
const workerd = spawn(process.execPath, [wrangler, ...options], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
});
afterAll(() => endProcess(workerd));
await answering(port, workerd);
const service = await startBuilt();
endWithRun(service.process.pid as number);

// wrangler's own proxy loses a connection on which a body was left unread.
test.each(rows)(
  'the edge answers $method $target as the contract says',
  { retry: 2 },
  async (row) => expectAnswer(row, await sendTo(address, row)),
);

test('5,000 random prices and dates are those of the Node service, byte for byte', async () => {
  const zips = Array.from({ length: 500 }, (_, index) => (index * 199) % 100_000);
  const paths = [
    ...priceQueries(4_500).map((query) => `${endpointPaths.price}?${query}`),
    ...zips.map((zip) => `${endpointPaths.deliveryDate}?zip=${String(zip).padStart(5, '0')}`),
  ];
  const textOf = async (from: string, path: string) => {
    const answer = await fetch(from + path);
    return `${answer.status} ${await answer.text()}`;
  };
  const check = async (path: string) =>
    expect(await textOf(address, path)).toBe(await textOf(service.address, path));
  expect(await failures(paths, String, check, 8)).toEqual([]);
});
