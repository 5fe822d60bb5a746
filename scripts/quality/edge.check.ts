import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { book } from '../../src/book/index.ts';
import { endpointPaths } from '../../src/contract/paths.ts';
import { smallestOrderUrl } from '../../src/documents/examples.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { expectAnswer, type OwnWays, reasonToSkip, sendTo } from '../../test/contract/host.ts';
import { contractRows } from '../../test/contract/requests.ts';
import { served } from '../../test/support/served.ts';
import { endProcess, freePort } from './bench/target.ts';
import { catalog, priceQueries } from './load/requests.ts';

/**
 * Compares the Cloudflare build, in workerd on this machine, with the contract and with the Node
 * service.
 */

const server = `${process.env.EDGE_BUILD}/server/`;
const wrangler = `${import.meta.dirname}/node_modules/wrangler/bin/wrangler.js`;
const baseUrl = 'http://localhost:4321';
const rows = contractRows(openCatalog(book, baseUrl));

const ways: OwnWays = {
  headers: {
    'content-length': 'the platform sends pages in chunks and compresses at its edge',
    etag: 'the platform makes the tags of static files',
    'content-encoding': 'the platform compresses at its edge, not in workerd',
  },
  requests: { '["host",': 'the platform finds the site by its Host, and refuses odd ones itself' },
};

let workerd: ChildProcess | undefined;
let address = '';
let firstPriceMs = 0;

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const options = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
  workerd = spawn(
    process.execPath,
    [
      wrangler,
      'dev',
      '-c',
      `${server}wrangler.json`,
      ...options,
      '--show-interactive-dev-session=false',
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    },
  );
  let log = '';
  await new Promise<void>((resolve, reject) => {
    workerd?.stdout?.on('data', (text) => {
      log += text;
      if (log.includes('Ready on')) resolve();
    });
    workerd?.once('exit', () => reject(new Error(`wrangler ended: ${log}`)));
  });
  const began = performance.now();
  await fetch(address + smallestOrderUrl(catalog));
  firstPriceMs = performance.now() - began;
}, 120_000);

afterAll(() => workerd && endProcess(workerd));

const service = served('book');

describe('the edge answers', () => {
  const kept = rows.filter((row) => reasonToSkip(ways, row) === undefined);
  test.each(
    kept.map((row, index) => ({ row, index, name: `${row.method} ${row.target.slice(0, 80)}` })),
  )('$index: $name', async ({ row }) => {
    expectAnswer(row, await sendTo(address, row), ways);
  });
});

test('5,000 random prices and dates are those of the Node service, byte for byte', async () => {
  const paths = [
    ...priceQueries(4_500).map((query) => `${endpointPaths.price}?${query}`),
    ...Array.from({ length: 500 }, (_, index) => {
      const zip = String((index * 199) % 100_000).padStart(5, '0');
      return `${endpointPaths.deliveryDate}?zip=${zip}`;
    }),
  ];
  const differing: string[] = [];
  const textOf = async (from: string, path: string) => {
    const answer = await fetch(from + path);
    return `${answer.status} ${await answer.text()}`;
  };
  const ask = async (share: readonly string[]) => {
    for (const path of share) {
      const [edge, node] = await Promise.all([
        textOf(address, path),
        textOf(service.address, path),
      ]);
      if (edge !== node) differing.push(path);
    }
  };
  const shares = Array.from({ length: 8 }, (_, at) => paths.filter((_, index) => index % 8 === at));
  await Promise.all(shares.map(ask));
  expect(differing).toEqual([]);
}, 600_000);

test('the worker is small and starts fast', () => {
  const bytes = globSync('**/*.mjs', { cwd: server })
    .map((name) => gzipSync(readFileSync(server + name)).length)
    .reduce((sum, size) => sum + size, 0);
  console.log(
    `worker: ${(bytes / 1000).toFixed(0)} KB gzip; first price ${firstPriceMs.toFixed(0)} ms`,
  );
  expect(bytes).toBeLessThan(400_000);
});
