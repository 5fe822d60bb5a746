import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { copyEarlierAssets } from '../../scripts/deploy/earlier-assets.ts';
import { type ReleaseFolder, release, releaseIn, rollBack } from '../../scripts/deploy/folder.ts';
import { smokeTest } from '../../scripts/deploy/smoke.ts';
import { freePort } from '../../scripts/quality/load/connection.ts';
import type { ProductId } from '../../src/book/schema.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { oneProduct } from '../shops/index.ts';
import { pacific } from '../shops/pacific.ts';
import { twoProducts } from '../shops/two-products.ts';
import { bookWith, shopOf } from '../support/book-with.ts';
import { folderOfRun } from '../support/run.ts';
import { buildPatienceMs } from '../support/served.ts';
import { shopSite } from '../support/shop-site.ts';
import { workshop } from '../support/workshop.ts';

const folder = folderOfRun();
afterAll(() => {
  spawnSync('kill -9 $(cat *.pid)', { shell: true, cwd: folder });
});

/** Stops the instance on a port as systemd does, and starts it from the folder's `dist`. */
const restart = `
  cd "${folder}"
  old=$(cat {port}.pid 2>/dev/null)
  if [ "$old" ]; then kill $old; while kill -0 $old 2>/dev/null; do sleep 0.05; done; fi
  [ -f dist/server/entry.mjs ] || exit 1
  env -i HOST=127.0.0.1 PORT={port} ./node --permission --allow-fs-read="${folder}" dist/server/entry.mjs >/dev/null 2>&1 &
  echo $! > {port}.pid`;

/** Asks an instance, or the other one and then the first again if its queue is reset, as nginx does. */
function startBuyers({ ports }: ReleaseFolder) {
  const failures: string[] = [];
  let [asked, busy] = [0, true];
  const ask = async (path: string, [port, ...others]: readonly number[]): Promise<unknown> => {
    try {
      const init = { headers: { connection: 'close' } };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      const { cause } = error as { cause: { code: string } };
      const isClosed = /ECONNREFUSED|ECONNRESET/.test(cause.code) && others.length > 0;
      return isClosed ? ask(path, others) : cause;
    }
  };
  const buyer = async (order: readonly number[]) => {
    while (busy) {
      for (const path of ['/', '/api/price', '/prices', '/openapi.json']) {
        asked++;
        const status = await ask(path, order);
        if (status !== 200) failures.push(`${path}: ${status}`);
        await pause(150);
      }
    }
  };
  const all = [ports, ports.toReversed()].map((order) => buyer([...order, ...order]));
  return async () => {
    busy = false;
    await Promise.all(all);
    return { asked, failures };
  };
}

test(
  'a release that passes its test replaces instances under load without a failed request, and so does going back',
  async () => {
    const sites = (['twoProducts', 'pacific'] as const).map(shopSite);
    const [first = '', second = ''] = (await Promise.all(sites)).map((site) => join(site, 'dist'));
    const ports = new Set<number>();
    // A port that was free is free again.
    while (ports.size < 2) ports.add(await freePort());
    const place = { folder, ports: [...ports], restart, patienceSeconds: 20, log: () => {} };
    const productsAt = async (port: number) => {
      const { products } = await (await fetch(`http://127.0.0.1:${port}/api/price`)).json();
      return products.map(({ product }: { product: string }) => product);
    };
    const offers = () => Promise.all(place.ports.map(productsAt));
    const [before, after] = [Object.keys(twoProducts.products), Object.keys(pacific.products)];
    const node = join(folder, 'small-node');
    writeFileSync(node, `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 });
    await release(place, first, node, async (copy) => {
      expect(await smokeTest(copy, openCatalog(twoProducts, ''))).toBeGreaterThan(40);
    });

    const stop = startBuyers(place);
    await release(place, second, node);
    expect(await offers()).toEqual([after, after]);
    // A damaged folder doesn't stay: the same build is copied anew.
    rmSync(join(folder, 'dist/server/entry.mjs'));
    await rollBack(place);
    expect(await offers()).toEqual([before, before]);
    expect(readlinkSync(join(folder, 'previous'))).toBe(join('releases', releaseIn(second)));
    await release(place, second, node);
    expect(await offers()).toEqual([after, after]);

    // A build whose prices aren't the book's, or that lacks a page, is not released.
    const other = bookWith({ 'products.poly.setup': '401.00' });
    for (const [book, wrong] of [
      [other, 'answers 787.5 USD instead of 788.5 USD'],
      [pacific, 'status 404'],
    ] as const) {
      const verify = (copy: string) => smokeTest(copy, openCatalog(book, ''));
      await expect(release(place, first, node, verify)).rejects.toThrow(wrong);
    }

    const runsAgain = `Release ${releaseIn(second)}.2 runs again.`;
    const unchanged = { ...place, restart: 'true', patienceSeconds: 1 };
    const late = `didn't answer within 1 seconds. ${runsAgain}`;
    await expect(release(unchanged, first, node)).rejects.toThrow(late);
    const manifest = readFileSync(join(first, 'server/site.json'), 'utf8');
    const broken = folderOfRun({
      'server/site.json': manifest.replace(releaseIn(first), 'broken-one'),
    });
    await expect(release(place, broken, node)).rejects.toThrow(`failed. ${runsAgain}`);
    expect(await offers()).toEqual([after, after]);
    const { asked, failures } = await stop();
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  },
  buildPatienceMs,
);

const { run, writeShop } = workshop();
writeShop(shopOf(oneProduct));
const { date } = oneProduct.prices;
const tooMuch = 'a price changes more than 20 %: product=';

test.concurrent.each([
  ['more than twice those of the last release', 0.01, date, tooMuch],
  ['half of those', 2, '2020-01-02', tooMuch],
  ['1 % less under an unchanged date', 1.01, date, `but their date is still ${date}.`],
])('prices that are %s are not released, nor built', async (_, times, releasedOn, why) => {
  const released = structuredClone(oneProduct);
  const { rates = {} } = released.products['board' as ProductId];
  for (const [sets, rate] of Object.entries(rates)) rates[sets] = String(Number(rate) * times);
  Object.assign(released.prices, { date: releasedOn });
  const to = folderOfRun({ 'dist/server/book.json': JSON.stringify(released) });
  const { text, isDone } = await run('release', '--to', to);
  expect(text).toMatch(/^Not released: /m);
  expect(text).toContain(why);
  expect(text).toMatch(times > 1 ? /Largest change: product=.*\(-/ : /Largest change: product=/);
  expect(isDone).toBe(false);
});

function distOf(...names: string[]): string {
  const entries = names
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => [`/${name}`, { file: name, hashes: { identity: name } }]);
  return folderOfRun({
    'server/site.json': JSON.stringify({ release: 'one', files: Object.fromEntries(entries) }),
    ...Object.fromEntries(names.map((name) => [`client/${name}`, `of ${name}`])),
  });
}

const filesOf = (dist: string) => [
  globSync('**/*.*', { cwd: join(dist, 'client') }).sort(),
  Object.keys(JSON.parse(readFileSync(join(dist, 'server/site.json'), 'utf8')).files).sort(),
];

test('a release serves the scripts of the one it replaces, with compressed copies, and no others', () => {
  const first = distOf('_astro/a.1.js', '_astro/a.1.js.br', '_astro/b.1.js', 'old.html');
  copyEarlierAssets('/nowhere/dist', first);
  expect(filesOf(first)[1]).toEqual(['/_astro/a.1.js', '/_astro/b.1.js', '/old.html']);
  const second = distOf('_astro/a.2.js', '_astro/b.1.js', 'faq.html');
  copyEarlierAssets(first, second);
  expect(filesOf(second)).toEqual([
    ['_astro/a.1.js', '_astro/a.1.js.br', '_astro/a.2.js', '_astro/b.1.js', 'faq.html'],
    ['/_astro/a.1.js', '/_astro/a.2.js', '/_astro/b.1.js', '/faq.html'],
  ]);
  expect(readFileSync(join(second, 'client/_astro/a.1.js'), 'utf8')).toBe('of _astro/a.1.js');
  const third = distOf('_astro/a.3.js');
  copyEarlierAssets(second, third);
  expect(filesOf(third)[0]).toEqual(['_astro/a.2.js', '_astro/a.3.js', '_astro/b.1.js']);
});
