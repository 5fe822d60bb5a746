import { execFileSync } from 'node:child_process';
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
 *
 * @throws if it can't be read; the message says why.
 */
export async function otherBook(folderOrRevision: string): Promise<Book> {
  const given = resolve(folderOrRevision);
  if (existsSync(join(given, 'index.ts'))) return opened(given, folderOrRevision);
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-shop-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: archiveOf(folderOrRevision) });
    const shop = join(folder, 'src/shop');
    return existsSync(shop)
      ? await opened(shop, folderOrRevision)
      : {
          retired: {},
          ...(await import(pathToFileURL(join(folder, 'src/book/index.ts')).href)).book,
        };
  } catch (error) {
    throw new Error(`The shop of ${folderOrRevision} can't be read: ${loadFault(error, folder)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function opened(folder: string, name: string): Promise<Book> {
  const shop = await import(pathToFileURL(join(folder, 'index.ts')).href);
  const faults = checkShop({ ...shop });
  if (faults.length === 0) return openBook(shop);
  throw new Error(faults.map(({ place, message }) => `${name}: ${place}: ${message}`).join('\n'));
}

/** The sources of a revision: its shop, with what it imports. */
function archiveOf(revision: string): Buffer {
  try {
    return execFileSync('git', ['archive', revision, 'src'], {
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch {
    throw new Error('it is neither a folder with a shop nor a git revision with one');
  }
}
