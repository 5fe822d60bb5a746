import { execSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { endpointPaths } from '../../../src/contract/paths.ts';
import { ownDist } from '../../../test/support/own-build.ts';
import { type Running, startDist } from '../../../test/support/served.ts';
import { nginxConf } from '../../deploy-nginx.ts';
import { answering, endProcess, freePort } from '../bench/servers.ts';
import { askOnce } from '../load/connection.ts';

export type Instance = Awaited<ReturnType<typeof startInstance>>;

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Connections from these addresses are treated as a CDN's, which passes the client in a header. */
const cdnNetwork = '127.9.0.0/16';

/**
 * Two instances behind nginx with TLS, as deploy/ describes them.
 *
 * @param parent parent of the folder that nginx writes to; `stop` removes it.
 */
export async function startSite(parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, 'tabquote-site-'));
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
  await answering(httpsPort, nginx, endpointPaths.health, true);
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
  let running: Running;
  /** Starts the service from a build's `dist`. */
  const start = async (settings: NodeJS.ProcessEnv = {}, dist = ownDist) => {
    running = await startDist(dist, { PORT: String(port), ...settings }, log);
  };
  await start();
  return {
    port,
    get running() {
      return running;
    },
    start,
    /** Stops it like an orchestrator does, and starts it again. */
    restart: async (...given: Parameters<typeof start>) => {
      await running.stop();
      await start(...given);
    },
  };
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
export function makeCertificate(certificate: string, key: string): void {
  execSync(
    `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -out '${certificate}' -keyout '${key}'`,
    { stdio: 'ignore' },
  );
}
