import { readFileSync } from 'node:fs';
import { bodyBytesMax } from '../src/contract/exchange.ts';
import { book } from '../src/hosts/book.ts';
import { readManifest } from '../src/hosts/node/files.ts';
import { headerBytesMax } from '../src/hosts/node/listen.ts';
import { openCatalog } from '../src/pricing/catalog.ts';
import { runProgram } from './program.ts';

const usage = `npm run deploy:nginx -s -- --instance 10.0.0.5:4321 --instance 10.0.0.6:4321 \\
  --certificate /etc/ssl/certs/tabs.pem --key /etc/ssl/private/tabs.key \\
  --trust 192.0.2.0/24 --trust 2001:db8::/32 | sudo tee /etc/nginx/sites-available/tabquote

Prints deploy/nginx-site.conf filled in for the built site. Options default to Debian with two
instances on this machine and certbot's certificates. With instances elsewhere, print it and reload
nginx with every release, which invalidates the cache; npm run release does so on its own machine.

--trust  a network of the CDN or load balancer in front, which passes the client in X-Forwarded-For`;

const options = {
  instance: { type: 'string', multiple: true },
  certificate: { type: 'string' },
  key: { type: 'string' },
  trust: { type: 'string', multiple: true },
} as const;

/** The settings that differ between deployments. */
type NginxPlace = ReturnType<typeof debianPlace>;

/**
 * The layout of Debian's nginx and certbot, with two instances on the same machine.
 *
 * @param origin the site's public URL, as in `BASE_URL`; plain HTTP redirects to it.
 * @param release identifies what the instances serve; a new release invalidates the cache.
 */
export function debianPlace(origin: string, release: string) {
  const certificates = `/etc/letsencrypt/live/${new URL(origin).hostname}`;
  return {
    origin,
    release,
    /** Hosts and ports. */
    instances: ['127.0.0.1:4321', '127.0.0.1:4322'],
    /** Ports, or addresses with ports. */
    httpListens: ['80', '[::]:80'],
    httpsListens: ['443', '[::]:443'],
    /** Networks of a CDN or load balancer in front that passes the client in `X-Forwarded-For`. */
    trustedProxies: [] as string[],
    certificate: `${certificates}/fullchain.pem`,
    certificateKey: `${certificates}/privkey.pem`,
    /** Where certbot writes what proves that the host is the seller's. */
    acmeFolder: '/var/www/html',
    /** In memory, so that a full disk causes no errors and no request is written to disk. */
    cacheFolder: '/dev/shm/tabquote-cache',
    accessLog: '/var/log/nginx/access.log',
    errorLog: '/var/log/nginx/error.log',
  };
}

/**
 * Limits per client address: more than any browser needs, less than a flood. Costly requests beyond
 * the first few at once are spread over time.
 */
export const addressLimits = {
  requestsPerSecond: 100,
  burst: 200,
  connections: 100,
  costlyPerSecond: 10,
  costlyBurst: 20,
  costlyAtOnce: 4,
};

/** Seconds before a failed instance is tried again. */
export const retrySeconds = 2;

const template = new URL('../deploy/nginx-site.conf', import.meta.url);

/**
 * Fills in `deploy/nginx-site.conf`.
 *
 * @throws if a placeholder in it has no value.
 */
export function nginxConf(place: NginxPlace): string {
  const { instances, httpListens, httpsListens, trustedProxies, errorLog } = place;
  const { host, hostname } = new URL(place.origin);
  // A quote's parameters whose values can only be numbers or words from the book.
  const { optionKeys } = openCatalog(book, '');
  const listens = (ports: readonly string[], more = '') =>
    ports.map((port) => `  listen ${port}${more};`);
  const trusted = trustedProxies.map((network) => `  set_real_ip_from ${network};`);
  const lines = {
    reading: [
      '  server_tokens off;',
      `  error_log ${errorLog} alert;`,
      '  client_header_timeout 10s;',
      '  client_header_buffer_size 4k;',
      `  large_client_header_buffers 4 ${headerBytesMax};`,
    ],
    httpListens: listens(httpListens),
    httpsListens: listens(httpsListens, ' ssl http2'),
    defaultHttpListens: listens(httpListens, ' default_server'),
    defaultHttpsListens: listens(httpsListens, ' ssl http2 default_server'),
    trustedProxies:
      trusted.length === 0
        ? []
        : [...trusted, '  real_ip_header X-Forwarded-For;', '  real_ip_recursive on;'],
    instances: instances.flatMap((instance) => [
      `  server ${instance} max_fails=1 fail_timeout=${retrySeconds}s;`,
      `  server ${instance} backup max_fails=0;`,
    ]),
  };
  const values: Readonly<Record<string, unknown>> = {
    ...place,
    ...addressLimits,
    ...{ host, hostname, bodyLimit: bodyBytesMax, headerBytesMax, readSeconds: 10 },
    ...Object.fromEntries(Object.entries(lines).map(([name, all]) => [name, all.join('\n')])),
    buildParameters: ['product', 'tabs', 'sets', 'colorChanges', ...optionKeys].join('|'),
  };
  return readFileSync(template, 'utf8').replace(/\$\{(\w+)\}/g, (blank, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`deploy/nginx-site.conf: no value for ${blank}`);
    return String(value);
  });
}

if (import.meta.main) {
  await runProgram(
    ({ values: { instance, certificate, key, trust } }) => {
      const built = new URL('../dist/server/', import.meta.url);
      const { baseUrl, release } = readManifest(built);
      if (!baseUrl.startsWith('https:')) {
        throw new Error(
          `This build publishes ${baseUrl}: run BASE_URL=https://your.site npm run build first.`,
        );
      }
      const place = debianPlace(baseUrl, release);
      const conf = nginxConf({
        ...place,
        instances: instance ?? place.instances,
        certificate: certificate ?? place.certificate,
        certificateKey: key ?? place.certificateKey,
        trustedProxies: trust ?? place.trustedProxies,
      });
      process.stdout.write(conf);
    },
    { usage, options },
  );
}
