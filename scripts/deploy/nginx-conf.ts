import { readFileSync } from 'node:fs';
import { book } from '../../src/book/index.ts';
import { headerBytesMax } from '../../src/hosts/node/listen.ts';
import { bodyLimit } from '../../src/hosts/node/receive.ts';
import { stuckMs } from '../../src/hosts/node/watchdog.ts';
import { openCatalog } from '../../src/pricing/catalog.ts';

/** The settings that differ between deployments. */
export interface NginxPlace {
  /** The site's public URL, as in `BASE_URL`; plain HTTP redirects to it. */
  readonly origin: string;
  /** Identifies what the instances serve; a new release invalidates the cache. */
  readonly release: string;
  /** Hosts and ports of the instances. */
  readonly instances: readonly string[];
  /** Ports, or addresses with ports. */
  readonly httpListens: readonly string[];
  readonly httpsListens: readonly string[];
  /** Networks of a CDN or load balancer in front that passes the client in `X-Forwarded-For`. */
  readonly trustedProxies: readonly string[];
  readonly certificate: string;
  readonly certificateKey: string;
  readonly user: string;
  readonly runFolder: string;
  /** In memory, so that a full disk causes no errors and no request is written to disk. */
  readonly cacheFolder: string;
  readonly accessLog: string;
  readonly errorLog: string;
}

/** The layout of the Debian package, with two instances on the same machine. */
export const defaultPlace: NginxPlace = {
  origin: 'https://tabs.example.com',
  release: '',
  instances: ['127.0.0.1:4321', '127.0.0.1:4322'],
  httpListens: ['80', '[::]:80'],
  httpsListens: ['443', '[::]:443'],
  trustedProxies: [],
  certificate: '/etc/ssl/certs/tabquote.pem',
  certificateKey: '/etc/ssl/private/tabquote.key',
  user: 'www-data',
  runFolder: '/run',
  cacheFolder: '/dev/shm/tabquote-cache',
  accessLog: '/var/log/nginx/access.log',
  errorLog: '/var/log/nginx/error.log',
};

/**
 * Limits per client address: more than any browser needs, less than a flood. Costly requests beyond
 * the first few at once are spread over time.
 */
export const addressLimits = {
  requestsPerSecond: 100,
  burst: 200,
  connections: 100,
  costly: { requestsPerSecond: 10, burst: 20, atOnce: 4 },
};

/** Seconds before a failed instance is tried again. */
export const retrySeconds = 2;

const template = new URL('../../deploy/nginx.conf', import.meta.url);

/**
 * Fills in `deploy/nginx.conf`.
 *
 * @throws if a placeholder in it has no value.
 */
export function nginxConf(place: NginxPlace): string {
  const values: Readonly<Record<string, string | number>> = {
    NGINX_USER: place.user,
    RUN_FOLDER: place.runFolder,
    CACHE_FOLDER: place.cacheFolder,
    ACCESS_LOG: place.accessLog,
    ERROR_LOG: place.errorLog,
    ORIGIN: place.origin,
    HOST: new URL(place.origin).host,
    RELEASE: place.release,
    HTTP_LISTEN: lines(place.httpListens, (listen) => `    listen ${listen};`),
    HTTPS_LISTEN: lines(place.httpsListens, (listen) => `    listen ${listen} ssl http2;`),
    TRUSTED_PROXIES: lines(
      place.trustedProxies,
      (network) => `  set_real_ip_from ${network};`,
      '  real_ip_header X-Forwarded-For;',
      '  real_ip_recursive on;',
    ),
    CERTIFICATE: place.certificate,
    CERTIFICATE_KEY: place.certificateKey,
    INSTANCES: lines(
      place.instances,
      (instance) =>
        `    server ${instance} max_fails=1 fail_timeout=${retrySeconds}s;\n    server ${instance} backup max_fails=0;`,
    ),
    BUILD_PARAMETERS: buildParameters().join('|'),
    REQUESTS_PER_SECOND: addressLimits.requestsPerSecond,
    REQUESTS_BURST: addressLimits.burst,
    CONNECTIONS_MAX: addressLimits.connections,
    COSTLY_PER_SECOND: addressLimits.costly.requestsPerSecond,
    COSTLY_BURST: addressLimits.costly.burst,
    COSTLY_AT_ONCE: addressLimits.costly.atOnce,
    READ_SECONDS: (2 * stuckMs) / 1_000,
    BODY_BYTES_MAX: bodyLimit,
    HEADER_BYTES_MAX: headerBytesMax,
  };
  return readFileSync(template, 'utf8').replace(/\$\{(\w+)\}/g, (blank, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`deploy/nginx.conf: no value for ${blank}`);
    return String(value);
  });
}

/** One line per value, followed by the lines that apply to all of them, if there are any. */
function lines(
  values: readonly string[],
  line: (value: string) => string,
  ...rest: readonly string[]
): string {
  return values.length === 0 ? '' : [...values.map(line), ...rest].join('\n');
}

/** The query parameters of a quote whose values can only be numbers or words from the book. */
function buildParameters(): string[] {
  return ['product', 'tabs', 'sets', 'colorChanges', ...openCatalog(book, '').optionKeys];
}
