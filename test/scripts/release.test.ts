import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReleaseFolder, release, releaseIn, rollBack } from '../../scripts/deploy/folder.ts';
import { smokeTest } from '../../scripts/deploy/smoke.ts';
import { freePort } from '../../scripts/quality/load/connection.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { pacific } from '../shops/pacific.ts';
import { twoProducts } from '../shops/two-products.ts';
import { bookWith, shopOf } from '../support/book-with.ts';
import { folderOfRun } from '../support/run.ts';
import { buildPatienceMs } from '../support/served.ts';
import { shopSite } from '../support/shop-site.ts';
import { workshop } from '../support/workshop.ts';

let folder = '';

beforeEach(() => {
  folder = folderOfRun();
});
afterEach(() => {
  spawnSync('kill -9 $(cat *.pid)', { shell: true, cwd: folder });
  rmSync(folder, { recursive: true, maxRetries: 3 });
});

/** Stops the instance on a port as systemd does, and starts it from the folder's `dist`. */
const restart = `
  cd "$FOLDER"
  old=$(cat {port}.pid 2>/dev/null)
  if [ "$old" ]; then kill $old; while kill -0 $old 2>/dev/null; do sleep 0.05; done; fi
  env -i HOST=127.0.0.1 PORT={port} ./node --permission --allow-fs-read="$FOLDER" dist/server/entry.mjs >/dev/null 2>&1 &
  echo $! > {port}.pid`;

async function releaseFolder(): Promise<ReleaseFolder> {
  const ports = new Set<number>();
  // A port that was free is free again.
  while (ports.size < 2) ports.add(await freePort());
  return {
    folder,
    ports: [...ports],
    restart: restart.replaceAll('$FOLDER', folder),
    patienceSeconds: 20,
    log: () => {},
  };
}

/**
 * Asks an instance, or the other one and then the first again if it can't be reached. A connection
 * that waits in the queue of an instance when it stops is reset; nginx keeps its connections open
 * instead.
 */
function startBuyers({ ports }: ReleaseFolder) {
  const failures: string[] = [];
  let [asked, busy] = [0, true];
  const ask = async (path: string, [port, ...others]: readonly number[]): Promise<number> => {
    try {
      const init = { headers: { connection: 'close' } };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      const { code } = (error as { cause: { code?: string } }).cause;
      if (/ECONNREFUSED|ECONNRESET/.test(`${code}`) && others.length > 0) return ask(path, others);
      throw error;
    }
  };
  const buyer = async (order: readonly number[]) => {
    while (busy) {
      for (const path of ['/', '/api/price', '/prices', '/openapi.json']) {
        asked++;
        const status = await ask(path, order).catch(({ cause }) => cause);
        if (status !== 200) failures.push(`${path}: ${status}`);
        await pause(150);
      }
    }
  };
  const orders = [ports, ports.toReversed()].map((order) => [...order, ...order]);
  const all = orders.map(buyer);
  return async () => {
    busy = false;
    await Promise.all(all);
    return { asked, failures };
  };
}

test(
  'a release replaces instances under load without a failed request, and so does going back',
  async () => {
    const [first = '', second = ''] = await Promise.all(
      (['twoProducts', 'pacific'] as const).map(async (name) => join(await shopSite(name), 'dist')),
    );
    const place = await releaseFolder();
    const productsAt = async (port: number) => {
      const { products } = await (await fetch(`http://127.0.0.1:${port}/api/price`)).json();
      return products.map(({ product }: { product: string }) => product);
    };
    const offers = () => Promise.all(place.ports.map(productsAt));
    const [before, after] = [Object.keys(twoProducts.products), Object.keys(pacific.products)];
    const node = join(folder, 'small-node');
    writeFileSync(node, `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 });
    await release(place, first, node);

    const stop = startBuyers(place);
    await release(place, second, node);
    expect(await offers()).toEqual([after, after]);
    await rollBack(place);
    expect(await offers()).toEqual([before, before]);
    await rollBack(place);
    expect(await offers()).toEqual([after, after]);

    // A damaged folder doesn't stay: the same build is copied anew, and tested there.
    rmSync(join(folder, 'dist/server/entry.mjs'));
    const tested: string[] = [];
    await release(place, second, node, async (copy) => tested.push(copy));
    expect(tested).toEqual([join(folder, 'releases', `${releaseIn(second)}.2`)]);
    expect(await offers()).toEqual([after, after]);
    const refused = release(place, first, node, () => Promise.reject(new Error('wrong')));
    await expect(refused).rejects.toThrow('wrong');

    const unchanged = { ...place, restart: 'true', patienceSeconds: 3 };
    await expect(release(unchanged, first, node)).rejects.toThrow(
      `didn't answer within 3 seconds. Release ${releaseIn(second)}.2 runs again.`,
    );

    const broken = join(folder, 'broken');
    cpSync(first, broken, { recursive: true });
    writeFileSync(join(broken, 'server/entry.mjs'), 'process.exit(1);');
    const manifest = join(broken, 'server/site.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(releaseIn(first), 'broken-one'));
    // The release before is also given no longer than this to answer, on a busy machine.
    const impatient = { ...place, patienceSeconds: 10 };
    await expect(release(impatient, broken, node)).rejects.toThrow(
      `didn't answer within 10 seconds. Release ${releaseIn(second)}.2 runs again.`,
    );
    expect(await offers()).toEqual([after, after]);
    const { asked, failures } = await stop();
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  },
  buildPatienceMs,
);

test(
  "the smoke test rejects a build whose prices aren't the book's",
  async () => {
    const dist = join(await shopSite('twoProducts'), 'dist');
    expect(await smokeTest(dist, openCatalog(twoProducts, ''))).toBeGreaterThan(40);
    const other = bookWith({ 'products.poly.setup': '401.00' });
    await expect(smokeTest(dist, openCatalog(other, ''))).rejects.toThrow(
      'answers 787.5 USD instead of 788.5 USD',
    );
    await expect(smokeTest(dist, openCatalog(pacific, ''))).rejects.toThrow('status 404');
  },
  buildPatienceMs,
);

const shop = bookWith({ 'limits.tabsPerSet.max': 50 });

/** What a release says after one of a book whose rates were so many times those of now. */
function releaseAfter(times: number, date: string) {
  const released = structuredClone(shop);
  for (const { rates = {} } of Object.values(released.products)) {
    for (const [sets, rate] of Object.entries(rates)) {
      rates[sets] = (Number(rate) * times).toFixed(4);
    }
  }
  Object.assign(released.prices, { date });
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  writeFileSync(join(folder, 'dist/server/book.json'), JSON.stringify(released));
  const { writeShop, run } = workshop();
  writeShop(shopOf(shop));
  return run('release', '--to', folder);
}

const { date } = shop.prices;
const tooMuch = 'a price changes more than 20 %: product=';

test.each([
  ['100 times the last release', 0.01, date, tooMuch],
  ['half of it', 2, '2020-01-02', tooMuch],
  [
    '1 % less under an unchanged date',
    1.01,
    date,
    `prices change, but their date is still ${date}.`,
  ],
])('prices that are %s are not released, nor built', async (_, times, releasedOn, why) => {
  const { text, isDone } = await releaseAfter(times, releasedOn);
  expect(text).toContain(`Not released: ${why}`);
  expect(text).toMatch(times > 1 ? /Largest change: product=.*\(-/ : /Largest change: product=/);
  expect(isDone).toBe(false);
});
