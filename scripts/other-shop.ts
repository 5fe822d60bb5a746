import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkShop } from '../src/book/check.ts';
import { openBook } from '../src/book/open.ts';
import type { Book } from '../src/book/schema.ts';
import { loadFault } from './book-text.ts';

/**
 * Opens the shop in a folder, such as `../old/src/shop`, or of a git revision, with this engine.
 * Settings that only an earlier engine had are skipped.
 *
 * @throws if it can't be read; the message says why.
 */
export async function otherBook(folderOrRevision: string): Promise<Book> {
  const given = resolve(folderOrRevision);
  if (existsSync(join(given, 'index.ts'))) return opened(given, folderOrRevision);
  const archive = ['archive', folderOrRevision, 'src'];
  const { status, stdout } = spawnSync('git', archive, { maxBuffer: 2 ** 30 });
  if (status !== 0) {
    throw new Error(`${folderOrRevision} is neither a folder with a shop nor a git revision.`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-shop-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: stdout });
    return await opened(join(folder, 'src/shop'), folderOrRevision);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function opened(folder: string, name: string): Promise<Book> {
  const shop = await import(pathToFileURL(join(folder, 'index.ts')).href).catch((error) => {
    throw new Error(`The shop of ${name} can't be read: ${loadFault(error, folder)}`);
  });
  const faults = checkShop({ ...shop }).filter(({ isUnknown }) => !isUnknown);
  if (faults.length === 0) return openBook(shop);
  throw new Error(faults.map(({ place, message }) => `${name}: ${place}: ${message}`).join('\n'));
}
