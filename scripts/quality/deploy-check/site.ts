import { execSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { ownDist } from '../../../test/support/own-build.ts';
import { type Running, startDist } from '../../../test/support/served.ts';
import { nginxConf } from '../../deploy-nginx.ts';
import { answering, askOnce, endProcess, freePort } from '../load/connection.ts';
import { catalog, getRequest } from '../load/requests.ts';
import { type Load, type LoadResult, startLoadProcess } from '../load/run.ts';

export type Instance = Awaited<ReturnType<typeof startInstance>>;

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Connections from these addresses are treated as a CDN's, which passes the client in a header. */
const cdnNetwork = '127.9.0.0/16';

/** Two instances behind nginx with TLS, as deploy/ describes them. */
export async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-site-'));
  const cacheFolder = mkdtempSync('/dev/shm/tabquote-cache-');
  const log: string[] = [];
  const instances = [await startInstance(log), await startInstance(log)] as const;
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const place = (name: string) => join(folder, name);
  const origin = `https://localhost:${httpsPort}`;
  const bothLoopbacks = (port: number) => [`127.0.0.1:${port}`, `[::1]:${port}`];
  const settings = {
    origin,
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
  };
  makeCertificate(settings.certificate, settings.certificateKey);
  mkdirSync(place('run'));
  writeFileSync(place('site.conf'), nginxConf(settings));
  writeFileSync(place('nginx.conf'), mainConf(folder));
  const options = ['-c', place('nginx.conf'), '-e', settings.errorLog, '-g', 'daemon off;'];
  const nginx = spawn('nginx', options, { stdio: ['ignore', 'ignore', 'inherit'] });
  const kill = () => nginx.kill('SIGTERM');
  process.once('exit', kill);
  nginx.once('exit', () => process.off('exit', kill));
  await answering(httpsPort, nginx, true);
  return {
    /** The site's public origin. */
    origin,
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
    ask: (request: string, from?: string) => askOnce({ port: httpsPort, tls: true, from }, request),
    emptyCache: () => {
      for (const name of readdirSync(cacheFolder))
        rmSync(join(cacheFolder, name), { recursive: true });
    },
    accessLog: () => readFileSync(settings.accessLog, 'utf8'),
    stop: async () => {
      await endProcess(nginx);
      await Promise.all(instances.map(({ running }) => running.stop()));
      for (const made of [folder, cacheFolder]) rmSync(made, { recursive: true, force: true });
    },
  };
}

/** One instance behind nginx; it keeps its port across restarts. */
async function startInstance(log: string[]) {
  const port = await freePort();
  const start = (settings: NodeJS.ProcessEnv = {}) =>
    startDist(ownDist, { PORT: String(port), ...settings }, log);
  const instance = {
    port,
    running: await start(),
    /** Stops it like an orchestrator does, and starts it again. */
    restart: async (settings?: NodeJS.ProcessEnv, signal?: NodeJS.Signals): Promise<Running> => {
      await instance.running.stop(signal);
      instance.running = await start(settings);
      return instance.running;
    },
  };
  return instance;
}

/**
 * Starts a site for the drills of a file; after each one it must still answer.
 *
 * @returns the site, inside tests.
 */
export function drilledSite(): () => Site {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(async () => {
    const health = getRequest(endpointPaths.health);
    const answers = [
      site.ask(health),
      ...site.instances.map(({ port }) => askOnce({ port }, health)),
    ];
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses, 'afterwards the service answers as before').toEqual([200, 200, 200]);
  });
  afterAll(() => site.stop());
  return () => site;
}

/** A request for a quote that no cache holds. */
export function titledQuote(labels: string, headers?: Readonly<Record<string, string>>): string {
  const query = `product=${catalog.defaultProduct}&sets=25&labels=${labels}`;
  return getRequest(`${endpointPaths.price}?${query}`, headers);
}

/** Loads a site from a separate process, and prints what came of it. */
export async function send(load: Load): Promise<LoadResult> {
  const sender = startLoadProcess();
  const result = await sender.run(load);
  sender.end();
  console.log(result.summary);
  return result;
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

/** A self-signed certificate for localhost, valid for two days. */
function makeCertificate(certificate: string, key: string): void {
  execSync(
    `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -out '${certificate}' -keyout '${key}'`,
    { stdio: 'ignore' },
  );
}
