import { readFileSync } from 'node:fs';
import type { SiteManifest } from '../../../src/hosts/node/manifest.ts';
import type { LoadProcess } from '../load/process.ts';
import { getRequest } from '../load/requests.ts';
import { printStandings, type Result, speedBar } from '../report.ts';
import { type Contest, compare, entrant } from './compare.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { serviceProgram } from './target.ts';

/** The built documents and pages with gzip, which all three servers can send as built. */
export async function benchStatic(load: LoadProcess, contest: Contest): Promise<Result[]> {
  const requests = documentPaths().map((path) => getRequest(path, { 'accept-encoding': 'gzip' }));
  const standings = await compare(
    [
      entrant('Tabquote', serviceProgram, requests),
      entrant('sirv', 'scripts/quality/bench/targets/static-sirv.ts', requests),
      ...(hasNginx() ? [{ name: 'nginx', start: startNginx, requests }] : []),
    ],
    load,
    contest,
  );
  printStandings(`Static documents, ${requests.length} of them in turn`, standings);
  if (!hasNginx()) console.log('\nSkipped nginx: not installed (Debian: apt-get install nginx).');
  const [own, sirv] = standings;
  return [speedBar('Static documents', 0.8, own, sirv)];
}

/** Compressible documents with readable names: what people and programs read. */
function documentPaths(): string[] {
  const { files } = JSON.parse(
    readFileSync(new URL('../../../dist/server/site.json', import.meta.url), 'utf8'),
  ) as SiteManifest;
  return Object.entries(files)
    .filter(([path, { hashes, file }]) => {
      const isFile = file.includes('.') && !file.includes('.well-known');
      return hashes.gzip !== undefined && isFile && path !== '/404';
    })
    .map(([path]) => path);
}
