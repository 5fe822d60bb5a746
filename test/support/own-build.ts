import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Where a site of these tests is built: never into `dist/`, which may be for a real address. */
export function siteFolder(name: string): string {
  return join(tmpdir(), `tabquote-${key(root)}-${name}`);
}

/** The `dist` of the shop that ships, as tests and benchmarks build it. */
export const ownDist = join(siteFolder('book'), 'dist');

export function filesUnder(part: string): string[] {
  const path = join(root, part);
  if (statSync(path).isFile()) return [path];
  return globSync('**/*.*', { cwd: path })
    .sort()
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}

export function key(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 12);
}
