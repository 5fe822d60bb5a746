import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteManifest, suffixOf } from '../../src/hosts/node/files.ts';

const manifestFile = 'server/site.json';

/**
 * Copies the hashed scripts and styles of the release that a build replaces into it, so that open
 * pages can load the rest of theirs. What that release has copied itself is dropped.
 *
 * @param earlier the `dist` of that release; nothing happens if there is none
 * @param dist the new build
 */
export function copyEarlierAssets(earlier: string, dist: string): void {
  if (!existsSync(join(earlier, manifestFile))) return;
  const [before, now] = [earlier, dist].map(
    (folder): SiteManifest => JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')),
  ) as [SiteManifest, SiteManifest];
  const missing = Object.entries(before.files).filter(
    ([path, entry]) => path.startsWith('/_astro/') && !entry.isEarlier && !(path in now.files),
  );
  for (const [, { file }] of missing) {
    for (const copy of Object.values(suffixOf).map((suffix) => join('client', file + suffix))) {
      if (existsSync(join(earlier, copy))) copyFileSync(join(earlier, copy), join(dist, copy));
    }
  }
  const copied = missing.map(([path, entry]) => [path, { ...entry, isEarlier: true }]);
  const files = { ...now.files, ...Object.fromEntries(copied) };
  writeFileSync(join(dist, manifestFile), `${JSON.stringify({ ...now, files }, null, 1)}\n`);
}

if (import.meta.main) {
  const [earlier = '', dist = ''] = process.argv.slice(2);
  copyEarlierAssets(earlier, dist);
}
