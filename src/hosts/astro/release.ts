import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);

/** Returns a name that changes with the code, the book, the packages and the address. */
export function releaseOf(baseUrl: string): string {
  const sources = globSync('src/**/*.*', { cwd: fileURLToPath(root) }).sort();
  const hash = createHash('sha256').update(baseUrl);
  for (const file of ['package-lock.json', ...sources]) {
    hash.update(file).update(readFileSync(new URL(encodeURI(file), root)));
  }
  return hash.digest('base64url').slice(0, 11);
}
