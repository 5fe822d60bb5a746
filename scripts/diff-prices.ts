import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkBook } from '../src/book/check.ts';
import { book } from '../src/book/index.ts';
import type { Book } from '../src/book/schema.ts';
import { openCatalog } from '../src/pricing/catalog.ts';
import { formatCount } from '../src/text/counts.ts';
import { formatCents } from '../src/text/money.ts';
import { diffPrices, type PriceChange } from './prices/price-diff.ts';

const usage = `npm run prices:diff -- <other book>

Shows how this book (src/book) changes another one's prices.
<other book> is a folder such as ../old/src/book, or a git revision such as HEAD or v1.2.`;

const [other] = process.argv.slice(2);
if (!other || other.startsWith('-')) {
  console.log(usage);
  process.exit(other === '--help' ? 0 : 1);
}

const before = openCatalog(valid(await readBook(other), other), '');
const { added, removed, common, buildsCompared, buildsChanged, largest } = diffPrices(
  before,
  openCatalog(valid(book, 'src/book'), ''),
);

for (const item of added) console.log(`+ ${item}`);
for (const item of removed) console.log(`- ${item}`);
if (added.length + removed.length > 0) console.log('');

const changed = common.filter(({ before, after }) => before !== after);
if (changed.length > 0) {
  printTable(changed);
  console.log('');
}
console.log(`${changed.length} of ${common.length} common builds change.`);
console.log(
  `${formatCount(buildsChanged)} of the ${formatCount(buildsCompared)} builds in both books change.`,
);
if (largest) console.log(`Largest change: ${describe(largest)}`);

function valid(candidate: Book, name: string): Book {
  const faults = checkBook(candidate);
  if (faults.length === 0) return candidate;
  for (const { place, message } of faults) console.error(`${name}: ${place}: ${message}`);
  process.exit(1);
}

async function readBook(folderOrRevision: string): Promise<Book> {
  if (existsSync(join(folderOrRevision, 'index.ts'))) return importBook(resolve(folderOrRevision));
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-book-'));
  try {
    const archive = execFileSync('git', ['archive', folderOrRevision, 'src/book'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return await importBook(join(folder, 'src/book'));
  } catch {
    console.error(
      `"${folderOrRevision}" is neither a folder with a book nor a git revision with one.\n\n${usage}`,
    );
    process.exit(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importBook(folder: string): Promise<Book> {
  const { book } = await import(pathToFileURL(join(folder, 'index.ts')).href);
  return book;
}

function printTable(changes: readonly PriceChange[]): void {
  const rows = changes.map(({ build, before, after }) => [
    build,
    formatCents(before),
    formatCents(after),
    percent(before, after),
  ]);
  const table = [['build', 'old USD', 'new USD', 'change'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of table) {
    console.log(
      row
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
  }
}

function describe({ build, before, after }: PriceChange): string {
  return `${build}, ${formatCents(before)} to ${formatCents(after)} USD (${percent(before, after)})`;
}

function percent(before: number, after: number): string {
  const change = ((after - before) / before) * 100;
  return `${change > 0 ? '+' : ''}${change.toFixed(2)} %`;
}
