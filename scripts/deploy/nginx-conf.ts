import { readFileSync } from 'node:fs';
import { book } from '../../src/book/index.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';
import { bodyLimit } from '../../src/server/body.ts';
import { headerBytesMax } from '../../src/server/listen.ts';

/** What differs from one place to another. */
export interface NginxPlace {
  readonly serverName: string;
  /** Hosts and ports of the instances. */
  readonly instances: readonly string[];
  /** Address and port, or a port alone. */
  readonly httpListen: string;
  readonly httpsListen: string;
  readonly certificate: string;
  readonly certificateKey: string;
  readonly user: string;
  readonly runFolder: string;
  /** In memory, so that a full disk stops nothing, and nothing that was asked reaches a disk. */
  readonly cacheFolder: string;
  readonly accessLog: string;
  readonly errorLog: string;
}

/** As Debian's package lays things out, with two instances beside nginx. */
export const usualPlace: NginxPlace = {
  serverName: 'tabs.example.com',
  instances: ['127.0.0.1:4321', '127.0.0.1:4322'],
  httpListen: '80',
  httpsListen: '443',
  certificate: '/etc/ssl/certs/tabquote.pem',
  certificateKey: '/etc/ssl/private/tabquote.key',
  user: 'www-data',
  runFolder: '/run',
  cacheFolder: '/dev/shm/tabquote-cache',
  accessLog: '/var/log/nginx/access.log',
  errorLog: '/var/log/nginx/error.log',
};

/** What one address may ask: more than any buyer's browser does, less than a flood. */
export const addressLimits = { requestsPerSecond: 100, burst: 200, connections: 100 };

/** How soon an instance that failed is tried again, in seconds. */
export const retrySeconds = 2;

const template = new URL('../../deploy/nginx.conf', import.meta.url);

/**
 * `deploy/nginx.conf` with its blanks filled in.
 *
 * @throws where the file has a blank that nothing fills.
 */
export function nginxConf(place: NginxPlace): string {
  const port = /\d+$/.exec(place.httpsListen)?.[0];
  const values: Readonly<Record<string, string | number>> = {
    NGINX_USER: place.user,
    RUN_FOLDER: place.runFolder,
    CACHE_FOLDER: place.cacheFolder,
    ACCESS_LOG: place.accessLog,
    ERROR_LOG: place.errorLog,
    SERVER_NAME: place.serverName,
    HTTP_LISTEN: place.httpListen,
    HTTPS_LISTEN: place.httpsListen,
    HTTPS_SUFFIX: port === '443' ? '' : `:${port}`,
    CERTIFICATE: place.certificate,
    CERTIFICATE_KEY: place.certificateKey,
    INSTANCES: place.instances
      .map((instance) => `    server ${instance} max_fails=1 fail_timeout=${retrySeconds}s;`)
      .join('\n'),
    BUILD_PARAMETERS: buildParameters().join('|'),
    REQUESTS_PER_SECOND: addressLimits.requestsPerSecond,
    REQUESTS_BURST: addressLimits.burst,
    CONNECTIONS_MAX: addressLimits.connections,
    BODY_BYTES_MAX: bodyLimit,
    HEADER_BYTES_MAX: headerBytesMax,
  };
  return readFileSync(template, 'utf8').replace(/\$\{(\w+)\}/g, (blank, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`deploy/nginx.conf: nothing fills ${blank}`);
    return String(value);
  });
}

/** The parameters of a quote whose values are all the book's own words or numbers. */
function buildParameters(): string[] {
  return ['product', 'tabs', 'sets', 'colorChanges', ...openCatalog(book, '').optionKeys];
}
