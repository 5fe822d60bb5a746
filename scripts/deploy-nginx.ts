import { readFileSync } from 'node:fs';
import type { SiteManifest } from '../src/hosts/node/files.ts';
import { debianPlace, nginxConf } from './deploy/nginx-conf.ts';
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

await runProgram(
  ({ values }) => {
    const { baseUrl, release } = readManifest();
    if (!baseUrl.startsWith('https:')) {
      throw new Error(
        `This build publishes ${baseUrl}: run BASE_URL=https://your.site npm run build first.`,
      );
    }
    const given = {
      instances: values.instance,
      certificate: values.certificate,
      certificateKey: values.key,
      trustedProxies: values.trust,
    };
    const set = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    );
    process.stdout.write(nginxConf({ ...debianPlace(baseUrl, release), ...set }));
  },
  { usage, options },
);

function readManifest(): SiteManifest {
  try {
    return JSON.parse(readFileSync(new URL('../dist/server/site.json', import.meta.url), 'utf8'));
  } catch {
    throw new Error('Nothing is built yet: run npm run build.');
  }
}
