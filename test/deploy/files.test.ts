import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { debianPlace, nginxConf } from '../../scripts/deploy-nginx.ts';
import { bodyBytesMax as bodyLimit } from '../../src/contract/exchange.ts';
import { defaultLimits, headerBytesMax } from '../../src/hosts/node/listen.ts';
import { defaultPort } from '../../src/hosts/settings.ts';
import { folderOfRun } from '../support/run.ts';
import { startDist } from '../support/served.ts';
import { shopSite } from '../support/shop-site.ts';

const text = (file: string) => readFileSync(file, 'utf8');

test('the nginx configuration lets through what the service accepts, for its own host only', () => {
  const place = debianPlace('https://tabs.example.com', 'this-one');
  const conf = nginxConf(place);
  expect(conf).toContain(`client_header_buffers 4 ${headerBytesMax};`);
  expect(conf).toContain(`client_max_body_size ${bodyLimit};`);
  expect(conf).toContain(`return 308 ${place.origin}$request_uri;`);
  expect(conf).not.toMatch(/\$(http_)?host\b|\$\{\w|real_ip/);
  expect(conf).toMatch(/listen 443 ssl http2 default_server;[^}]*ssl_reject_handshake on;/);
  const own = 'server_name tabs.example.com;';
  expect(conf.match(/server_name (?!_).*/g)).toEqual([own, own]);
  // Certbot asks over plain HTTP.
  expect(conf).toMatch(/location \/\.well-known\/acme-challenge\/ \{\s+root \/var\/www\/html;/);
  // The rest of the server is left to its nginx.conf.
  const outside = conf.replace(/^(?:server|map|upstream)\b[^{]*\{.*?^\}$/gms, '');
  const directives = ['log_format', 'proxy_cache_path', 'limit_req_zone', 'limit_conn_zone'];
  expect(new Set(outside.match(/^[a-z]\w*/gm))).toEqual(new Set(directives));
});

test('the nginx configuration caches each release separately, and trusts the listed proxies', () => {
  const place = debianPlace('https://tabs.example.com', 'this-one');
  const keyOf = (release: string) =>
    /proxy_cache_key .*/.exec(nginxConf({ ...place, release }))?.[0];
  expect(keyOf('next')).not.toBe(keyOf('this-one'));
  const trustedProxies = ['192.0.2.0/24', '2001:db8::/32'];
  const behindCdn = nginxConf({ ...place, trustedProxies });
  expect(behindCdn.match(/(?<=set_real_ip_from )\S+(?=;)/g)).toEqual(trustedProxies);
  expect(behindCdn).toContain('real_ip_header X-Forwarded-For;');
  const lacking = { ...place, certificate: undefined } as unknown as typeof place;
  expect(() => nginxConf(lacking)).toThrow('certificate');
});

const dockerfile = text('deploy/Dockerfile');
const words = (pattern: RegExp): string[] => JSON.parse(pattern.exec(dockerfile)?.[1] ?? '[]');
const command = words(/^CMD (\[.*\])/m);
const [, ...healthCheck] = words(/HEALTHCHECK[^[]*CMD (\[.*\])/);

test('the Dockerfile runs the tested Node version, not as root, on the default port', () => {
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  const node = `node:${JSON.parse(text('package.json')).devDependencies.node}-slim`;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an argument of the Dockerfile
  expect(images).toEqual(['${EARLIER}', node, node]);
  expect(dockerfile).toContain(`ARG EARLIER=${node}`);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toContain(`PORT=${defaultPort}`);
});

test('its image serves from nothing but dist/, and its health check tells whether it runs', async () => {
  const dist = join(folderOfRun(), 'dist');
  cpSync(join(await shopSite('book'), 'dist'), dist, { recursive: true });
  const flags = command.slice(1, -1).map((flag) => flag.replace('/app/dist', dist));
  const service = await startDist(dist, {}, [], flags);
  const { port: PORT } = new URL(service.address);
  const isHealthy = () => spawnSync(process.execPath, healthCheck, { env: { PORT } }).status === 0;
  const running = isHealthy();
  await service.stop();
  expect([running, isHealthy()]).toEqual([true, false]);
});

test('the systemd unit runs what the image does, restarts it whenever it exits, and lets it stop', () => {
  const unit = text('deploy/tabquote@.service');
  // Releases are next to the link `dist`.
  const unitWords = command.map((word) => word.replace('/app/dist', '/opt/tabquote'));
  expect(unit).toContain(`ExecStart=/opt/tabquote/${unitWords.join(' ')}\n`);
  expect(unit).toMatch(/^Restart=always$/m);
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  expect(seconds).toBeGreaterThan(defaultLimits.stopMs / 1_000);
});
