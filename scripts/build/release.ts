import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A name for the server of this build: another for each other code, book or address of the site. */
export function releaseOf(server: URL, baseUrl: string): string {
  const hash = createHash('sha256').update(baseUrl);
  const files = globSync('front*.mjs', { cwd: fileURLToPath(server) }).sort();
  for (const file of files) hash.update(readFileSync(new URL(file, server)));
  return hash.digest('base64url').slice(0, 11);
}
