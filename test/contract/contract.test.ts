import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test } from 'vitest';
import { endpointPaths } from '../../src/contract/paths.ts';
import { defaultPort } from '../../src/hosts/settings.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { twoProducts as book } from '../shops/two-products.ts';
import { failures } from '../support/failures.ts';
import { served } from '../support/served.ts';
import { shopSite } from '../support/shop-site.ts';
import { expectAnswer, type HostAnswer, sendTo } from './host.ts';
import { type ContractRow, contractRows } from './requests.ts';

const service = served();
let developed = '';
const rows = () => contractRows(openCatalog(book, service.baseUrl));
const nameOf = (row: ContractRow) => JSON.stringify(row).slice(0, 200);

test('the Node service answers every request of the contract', async () => {
  expect(rows().length).toBeGreaterThan(150);
  const check = async (row: ContractRow) => expectAnswer(row, await sendTo(service.address, row));
  expect(await failures(rows(), nameOf, check, 4)).toEqual([]);
});

/** Runs `astro dev` in a process, independent of any other, and prints its port. */
const program = `import { dev } from 'astro';
  console.log((await dev({ root: process.argv[1] })).address.port);`;

beforeAll(async () => {
  const { PATH, HOME } = process.env;
  const set = { PATH, HOME, HOST: '127.0.0.1', PORT: '0', BASE_URL: service.baseUrl };
  const args = ['--input-type=module', '-e', program, await shopSite('twoProducts')];
  const child = spawn(process.execPath, args, {
    env: { ...set, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    if (!/^\d+$/.test(line)) continue;
    developed = `http://127.0.0.1:${line}`;
    break;
  }
  child.stdout.resume();
  return () => void child.kill();
});

test('astro dev answers live requests with the same bytes and headers', async () => {
  expect(Number(new URL(developed).port)).not.toBe(defaultPort);
  const isLive = ({ target, headers }: ContractRow) =>
    (target.startsWith('/api/') || target === endpointPaths.health) &&
    // These Astro's development server answers itself.
    !/^\/api\/(price\/\?|mcp\/$|$)/.test(target) &&
    !headers.some(([name]) => name === 'host');
  const check = async (row: ContractRow) => {
    const [given, same] = await Promise.all(
      [developed, service.address].map((address) => sendTo(address, row)),
    );
    expect(given && comparable(given)).toEqual(same && comparable(same));
  };
  expect(await failures(rows().filter(isLive), nameOf, check, 4)).toEqual([]);
});

function comparable({ status, headers, body }: HostAnswer) {
  const { date, connection, 'keep-alive': _, 'transfer-encoding': __, ...kept } = headers;
  const caching = headers['cache-control']?.replace(/max-age=\d{4,}/, 'max-age=until the cut-off');
  return { status, headers: { ...kept, 'cache-control': caching }, body };
}
