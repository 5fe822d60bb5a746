import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildService, copyProject, projectParts } from '../../scripts/quality/build.ts';
import type { Book } from '../../src/book/schema.ts';
import { transitOf } from '../shops/index.ts';
import { manyProducts } from '../shops/many-products.ts';
import { pacific } from '../shops/pacific.ts';
import { threeProducts } from '../shops/three-products.ts';
import { twoProducts } from '../shops/two-products.ts';
import { shopOf } from './book-with.ts';
import { filesUnder, key, siteFolder } from './own-build.ts';

const shops = { twoProducts, threeProducts, pacific, manyProducts } satisfies Record<string, Book>;

export type ShopName = keyof typeof shops;

export const shopNames = Object.keys(shops) as ShopName[];

/** A site to test: a test shop's, or `book`, that of the shop that ships. */
export type SiteName = ShopName | 'book';

const root = join(import.meta.dirname, '../..');

const testShops = 'test/shops';

/**
 * Builds a site in a copy of this project, with a test shop's book in place of its own, sharing the
 * installed packages. A build of unchanged sources is reused.
 *
 * @returns the folder of the copy; the build is in its `dist/`.
 */
export async function shopSite(name: SiteName): Promise<string> {
  const folder = siteFolder(name);
  const stamp = join(folder, 'built');
  const made = key([...projectParts, testShops].flatMap(filesUnder).map(fingerprint).join('\n'));
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === made;
  const lock = `${folder}.lock`;
  while (!isBuilt()) {
    if (!take(lock)) await setTimeout(200);
    else {
      try {
        if (isBuilt()) continue;
        rmSync(folder, { recursive: true, force: true });
        copyProject(folder);
        if (name !== 'book') putShop(folder, name);
        await buildService(folder);
        writeFileSync(stamp, made);
      } finally {
        rmSync(lock, { recursive: true });
      }
    }
  }
  return folder;
}

function putShop(folder: string, name: ShopName): void {
  cpSync(join(root, testShops), join(folder, testShops), { recursive: true });
  const book = JSON.stringify(shops[name]);
  const write = (file: string, text: string) => writeFileSync(join(folder, 'src', file), text);
  const written = Object.entries(shopOf(shops[name]));
  const parts = written.map(([part, data]) => `export const ${part} = ${JSON.stringify(data)};\n`);
  write('shop/index.ts', parts.join(''));
  // Its ready-made sets and by-quote words are its own too.
  const { facts, pages, examples, sets, ...orders } = shops[name];
  const shown = { facts: { proof: facts.proof }, examples: { usual: examples.usual } };
  write('hosts/book.ts', `export const book = ${book};\n`);
  const orderBook = JSON.stringify({ ...orders, ...shown });
  write('browser/order-book.ts', `export const orderBook = ${orderBook};\n`);
  // The build checks that the table below is made for the seller.
  write('shop/seller.ts', `export const seller = ${JSON.stringify(orders.seller)};\n`);
  write('book/transit.generated.json', JSON.stringify(transitOf(shops[name])));
}

/** Acquires a lock shared between processes; the lock of a dead process is void. */
function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const lockedSince = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - lockedSince > 300_000) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function fingerprint(file: string): string {
  return `${file} ${createHash('sha1').update(readFileSync(file)).digest('hex')}`;
}
