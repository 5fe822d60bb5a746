import { existsSync } from 'node:fs';
import { book } from '../src/book/index.ts';

const front = new URL('../dist/server/front.mjs', import.meta.url);
const manifest = new URL('../dist/server/site.json', import.meta.url);

/** Serves what was built, and prints what to try. */
export async function serveBuilt(): Promise<void> {
  if (!existsSync(front) || !existsSync(manifest)) {
    console.error('Nothing is built yet: run npm run build, or npm start to build and serve.');
    process.exit(1);
  }
  const { address } = await import(front.href);
  const { tabsPerSet, setQuantities } = book.limits;
  const query = `product=paper&tabs=${tabsPerSet.default}&sets=${setQuantities[0]}`;
  console.log(`\nTry:\n  curl '${address}/api/price?${query}'\n  ${address}/ in a browser\n`);
}

if (import.meta.main) await serveBuilt();
