import { readFileSync } from 'node:fs';
import type { SiteManifest } from '../../src/server/manifest.ts';
import type { LoadProcess } from '../load/process.ts';
import { getRequest } from '../load/requests.ts';
import { type Contest, compare } from './compare.ts';
import { startNginx } from './nginx.ts';
import { type Bar, printStandings, speedBar } from './report.ts';
import { serviceProgram, startTarget } from './target.ts';

/** The built documents and pages, compressed: gzip, which all three servers can send as built. */
export async function benchStatic(load: LoadProcess, contest: Contest): Promise<Bar[]> {
  const requests = documentPaths().map((path) => getRequest(path, { 'accept-encoding': 'gzip' }));
  const nginx = await startNginx();
  const targets = [
    await startTarget('Tabquote', serviceProgram),
    await startTarget('sirv', 'scripts/bench/targets/static-sirv.ts'),
    ...(nginx ? [nginx] : []),
  ];
  const standings = await compare(
    targets.map((target) => ({ target, requests })),
    load,
    contest,
  );
  await Promise.all(targets.map((target) => target.stop()));
  printStandings(`Static documents, ${requests.length} of them in turn`, standings);
  if (!nginx)
    console.log('\nnginx is not installed here (Debian: apt-get install nginx): left out.');
  const [own, sirv] = standings;
  return [speedBar('Static documents', 0.8, own, sirv)];
}

/** The documents that people and machines read: what has a name of its own and can be compressed. */
function documentPaths(): string[] {
  const { files } = JSON.parse(
    readFileSync(new URL('../../dist/server/site.json', import.meta.url), 'utf8'),
  ) as SiteManifest;
  return Object.entries(files)
    .filter(([path, { encodings, file }]) => {
      const isFile = file.includes('.') && !file.includes('.well-known');
      return encodings.includes('gzip') && isFile && path !== '/404';
    })
    .map(([path]) => path);
}
