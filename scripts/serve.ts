import { existsSync } from 'node:fs';
import { book } from '../src/book/index.ts';
import { smallestOrderUrl } from '../src/documents/price-call.ts';
import { openCatalog } from '../src/pricing/catalog.ts';
import { runProgram } from './program.ts';

const front = new URL('../dist/server/front.mjs', import.meta.url);
const manifest = new URL('../dist/server/site.json', import.meta.url);

const startedBy = process.ppid;

/** Serves what was built, and prints what to try. */
export async function serveBuilt(): Promise<void> {
  if (!existsSync(front) || !existsSync(manifest)) {
    throw new Error('Nothing is built yet: run npm run build, or npm start to build and serve.');
  }
  if (process.env.npm_lifecycle_event) stopWithNpm();
  const { address } = await import(front.href);
  const priceUrl = smallestOrderUrl(openCatalog(book, address));
  console.log(`\nTry:\n  curl '${priceUrl}'\n  ${address}/ in a browser\n`);
}

/** npm passes SIGTERM on to its shell only, which ends without telling this process. */
function stopWithNpm(): void {
  const watch = setInterval(() => {
    if (process.ppid === startedBy) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

if (import.meta.main) await runProgram(serveBuilt);
