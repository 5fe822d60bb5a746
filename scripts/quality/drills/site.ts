import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { type Running, startBuilt, startDist } from '../../../test/support/served.ts';
import { nginxConf } from '../../deploy/nginx-conf.ts';
import { answering, endProcess, freePort } from '../bench/target.ts';
import { type Answer, askOnce, type Target } from '../load/connection.ts';
import type { Result } from '../report.ts';

type Settings = Readonly<Record<string, string>>;

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** Connections from these addresses are treated as a CDN's, which passes the client in a header. */
const cdnNetwork = '127.9.0.0/16';

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * Two instances behind nginx with TLS, as deploy/ describes them.
 *
 * @param parent parent of the folder that nginx writes to; `stop` removes it.
 */
export async function startSite(parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, 'tabquote-site-'));
  const log: string[] = [];
  const instances = [await startInstance(log), await startInstance(log)] as const;
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const cacheFolder = mkdtempSync('/dev/shm/tabquote-cache-');
  const nginx = await startNginx(folder, cacheFolder, instances, httpPort, httpsPort);
  return {
    /** The site's public origin. */
    origin: originOf(httpsPort),
    httpPort,
    httpsPort,
    /** The folder that only nginx writes to. */
    folder,
    /** nginx's cache, in memory. */
    cacheFolder,
    instances,
    /** Everything the instances have logged, across restarts. */
    log,
    /** Sends a complete request over TLS, from a local address. */
    ask: (request: string, from?: string): Promise<Answer> =>
      askOnce({ port: httpsPort, tls: true, from }, request),
    emptyCache: () => {
      for (const name of readdirSync(cacheFolder))
        rmSync(join(cacheFolder, name), { recursive: true });
    },
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      await endProcess(nginx);
      await Promise.all(instances.map(({ running }) => running.stop()));
      for (const made of [folder, cacheFolder]) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** A way into a site, and the instances behind it. */
export interface Way {
  readonly where: string;
  readonly target: Target;
  readonly instances: readonly Instance[];
}

/** Runs a drill through nginx, and at an instance itself. */
export async function bothWays(
  { httpsPort, instances }: Site,
  drill: (way: Way) => Promise<Result | Result[]>,
): Promise<Result[]> {
  const [instance] = instances;
  const found = [
    await drill({ where: 'nginx', target: { port: httpsPort, tls: true }, instances }),
    await drill({ where: 'an instance', target: { port: instance.port }, instances: [instance] }),
  ];
  return found.flat();
}

function originOf(httpsPort: number): string {
  return `https://localhost:${httpsPort}`;
}

/** One instance behind nginx; it keeps its port across restarts. */
async function startInstance(log: string[]) {
  const port = await freePort();
  let build: string | undefined;
  const launch = async (settings: Settings = {}): Promise<Running> => {
    const all = { PORT: String(port), ...settings };
    const running = await (build === undefined ? startBuilt(all) : startDist(build, all));
    running.process.once('close', () => log.push(...running.log));
    return running;
  };
  let running = await launch();
  const start = async (settings?: Settings) => {
    running = await launch(settings);
  };
  /** Stops it like an orchestrator does, and starts it again. */
  const restart = async (settings?: Settings) => {
    await running.stop();
    await start(settings);
  };
  return {
    port,
    get running() {
      return running;
    },
    restart,
    kill: async () => {
      const ended = once(running.process, 'exit');
      running.process.kill('SIGKILL');
      await ended;
    },
    start,
    /** Stops it like an orchestrator does, and starts the service from another build's `dist`. */
    replace: async (dist: string) => {
      build = dist;
      await restart();
    },
  };
}

async function startNginx(
  folder: string,
  cacheFolder: string,
  instances: readonly Instance[],
  httpPort: number,
  httpsPort: number,
): Promise<ChildProcess> {
  const place = (name: string) => join(folder, name);
  makeCertificate(place('certificate.pem'), place('key.pem'));
  mkdirSync(place('run'));
  const conf = nginxConf({
    origin: originOf(httpsPort),
    release: 'drill',
    instances: instances.map(({ port }) => `127.0.0.1:${port}`),
    httpListens: bothLoopbacks(httpPort),
    httpsListens: bothLoopbacks(httpsPort),
    trustedProxies: [cdnNetwork],
    certificate: place('certificate.pem'),
    certificateKey: place('key.pem'),
    acmeFolder: place('acme'),
    cacheFolder,
    accessLog: place('access.log'),
    errorLog: place('error.log'),
  });
  writeFileSync(place('site.conf'), conf);
  writeFileSync(place('nginx.conf'), mainConf(folder));
  const child = spawn(
    'nginx',
    ['-c', place('nginx.conf'), '-e', place('error.log'), '-g', 'daemon off;'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  await answering(httpsPort, child, endpointPaths.health, true);
  return child;
}

/** What a server's own nginx.conf has around its sites, as deploy/README.md asks for. */
function mainConf(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `user ${userInfo().username};
worker_processes auto;
worker_rlimit_nofile 65536;
pid ${folder}/run/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 16384; }
http {
  sendfile on;
  tcp_nopush on;
  default_type application/octet-stream;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log ${folder}/other-access.log;
  gzip on;
${temporary.map((name) => `  ${name}_temp_path ${folder}/run/${name};`).join('\n')}
  include ${folder}/site.conf;
}
`;
}

function bothLoopbacks(port: number): string[] {
  return [`127.0.0.1:${port}`, `[::1]:${port}`];
}

/** A self-signed certificate for localhost, valid for two days. */
function makeCertificate(certificate: string, key: string): void {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-out', certificate, '-keyout', key],
    ],
    { stdio: 'ignore' },
  );
}
