import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteManifest } from '../../../src/hosts/node/manifest.ts';
import type { LoadProcess } from '../load/process.ts';
import { getRequest } from '../load/requests.ts';
import { printStandings, type Result, speedBar } from '../report.ts';
import { type Contest, compare, entrant } from './compare.ts';
import { answering, endProcess, freePort, serviceProgram, type Target } from './target.ts';

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));

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
  const { files } = JSON.parse(readFileSync(`${dist}server/site.json`, 'utf8')) as SiteManifest;
  return Object.entries(files)
    .filter(([path, { hashes, file }]) => {
      const isFile = file.includes('.') && !file.includes('.well-known');
      return hashes.gzip !== undefined && isFile && path !== '/404';
    })
    .map(([path]) => path);
}

function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).error === undefined;
}

/** nginx with one worker serving the built site. */
async function startNginx(): Promise<Target> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(port, folder));
  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', 'stderr'], { stdio: 'ignore' });
  await answering(port, child);
  const usage = async () => ({ cpu: cpuOf(child.pid as number), rss: 0, heap: 0 });
  const stop = async () => {
    await endProcess(child);
    rmSync(folder, { recursive: true });
  };
  return { port, usage, stop };
}

function configuration(port: number, folder: string): string {
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${dist}client;
    gzip_static on;
    gzip_vary on;
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`;
}

/** Linux measures a process's CPU in ticks of 10 ms. */
const microsPerTick = 10_000;

function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * microsPerTick;
}
