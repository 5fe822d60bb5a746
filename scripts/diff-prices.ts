import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkBook } from '../src/book/check.ts';
import { book } from '../src/book/index.ts';
import type { Book } from '../src/book/schema.ts';
import { openCatalog } from '../src/pricing/catalog.ts';
import { loadFault } from './book-text.ts';
import { diffPrices, printDiff } from './prices/price-diff.ts';
import { runProgram } from './program.ts';

const usage = `npm run prices:diff -- <other book>

Shows how this book (src/book) changes another one's prices.
<other book> is a folder such as ../old/src/book, or a git revision such as HEAD or v1.2.`;

await runProgram(
  async ({ positionals: [other] }) => {
    if (!other) throw new Error(usage);
    const before = openCatalog(valid(await readBook(other), other), '');
    printDiff(diffPrices(before, openCatalog(valid(book, 'src/book'), '')));
  },
  { usage, allowPositionals: true },
);

function valid(candidate: Book, name: string): Book {
  const faults = checkBook(candidate);
  if (faults.length === 0) return candidate;
  throw new Error(faults.map(({ place, message }) => `${name}: ${place}: ${message}`).join('\n'));
}

async function readBook(folderOrRevision: string): Promise<Book> {
  if (existsSync(join(folderOrRevision, 'index.ts'))) return importBook(resolve(folderOrRevision));
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-book-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: archiveOf(folderOrRevision) });
    return await importBook(join(folder, 'src/book')).catch((error) => {
      throw new Error(`The book of ${folderOrRevision} can't be read: ${loadFault(error, folder)}`);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The book of a revision, with what it imports. */
function archiveOf(revision: string): Buffer {
  try {
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    return execFileSync('git', ['archive', revision, 'src'], {
      maxBuffer: 2 ** 30,
      stdio: [...stdio],
    });
  } catch {
    throw new Error(
      `"${revision}" is neither a folder with a book nor a git revision with one.\n\n${usage}`,
    );
  }
}

async function importBook(folder: string): Promise<Book> {
  const { book } = await import(pathToFileURL(join(folder, 'index.ts')).href);
  return book;
}
