import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildBaseUrl, readSettings } from '../../src/hosts/settings.ts';
import { siteFolder } from '../support/own-build.ts';
import { folderOfRun } from '../support/run.ts';
import { buildPatienceMs, builtProgram, startBuilt } from '../support/served.ts';
import { shopSite } from '../support/shop-site.ts';

beforeAll(() => shopSite('book'), buildPatienceMs);

test('a setting is a port or an address; an invalid one prevents the start', () => {
  const cases = [
    [{ PORT: 'abc' }, 'PORT is "abc": write a number from 0 to 65535, such as 4321'],
    [{ PORT: '65536' }, 'PORT is "65536"'],
    [{ PORT: '80.5' }, 'PORT is "80.5"'],
    [{ METRICS_PORT: 'yes' }, 'METRICS_PORT is "yes"'],
    [{ METRICS_PORT: '4321' }, "METRICS_PORT is the service's own port, 4321"],
    [{ BASE_URL: 'tabs.example.com' }, 'BASE_URL is "tabs.example.com": write the site\'s address'],
    [{ BASE_URL: 'https://tabs.example.com/shop' }, 'without a path'],
    [{ BASE_URL: 'https://tabs.example.com/#shop' }, 'without a path'],
  ] as const;
  for (const [settings, reason] of cases) expect(() => readSettings(settings)).toThrow(reason);
  // Links lead to BASE_URL, else to the port of this machine that the service listens on.
  expect(buildBaseUrl({ PORT: '4555' })).toBe('http://localhost:4555');
  const published = 'https://tabs.example';
  expect(buildBaseUrl({ PORT: '4555', BASE_URL: published })).toBe(published);
});

test('one line says why the service cannot start: its settings, its port or its build', async () => {
  await using other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = dirname(builtProgram);
  const withManifest = (manifest?: string) => {
    const folder = folderOfRun();
    cpSync(server, folder, { recursive: true });
    rmSync(join(folder, 'site.json'));
    if (manifest) writeFileSync(join(folder, 'site.json'), manifest);
    return join(folder, 'entry.mjs');
  };
  const damaged = 'site.json is damaged: run npm run build, or deploy it again';
  const cases: [NodeJS.ProcessEnv, reason: string, program?: string][] = [
    [{ HOST: '203.0.113.7' }, 'set HOST to an address of this machine'],
    [{ HOST: 'no such host' }, 'set HOST to an address of this machine'],
    [{ BASE_URL: 'https://other.example' }, 'run npm run build with this BASE_URL'],
    [{ PORT: String(port) }, 'set PORT or METRICS_PORT to another one'],
    [{}, 'Nothing is built yet: run npm run build.', withManifest()],
    [{}, damaged, withManifest('{"files":')],
    [{}, damaged, withManifest('{}')],
  ];
  for (const [settings, reason, program = builtProgram] of cases) {
    const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...settings };
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], { env });
    const output = String(stdout) + String(stderr);
    expect(output).toContain(reason);
    expect([output.trim().split('\n').length, status], reason).toEqual([1, 1]);
  }
});

test('the base URL of the build can be repeated; another port than in links causes a warning', async () => {
  const manifest = readFileSync(join(dirname(builtProgram), 'site.json'), 'utf8');
  const { baseUrl } = JSON.parse(manifest) as { baseUrl: string };
  const service = await startBuilt({ BASE_URL: `${baseUrl}/` });
  expect((await service.fetch('/healthz')).status).toBe(200);
  await service.stop();
  expect(service.log.join('\n')).toContain(`Warning: links lead to ${baseUrl}`);
});

test('npm run serve prints two working things to try, and exits with its npm', async () => {
  const npm = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: siteFolder('book'),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', BASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  let said = '';
  const output = createInterface(npm.stdout).on('line', (line) => {
    said += `${line}\n`;
  });
  await expect.poll(() => said).toContain('in a browser');
  const [price = '', home = ''] = said.match(/http:\/\/[^\s']+/g)?.slice(-2) ?? [];
  expect(await (await fetch(price)).json()).toHaveProperty('price.total');
  expect((await fetch(home)).headers.get('content-type')).toContain('text/html');
  const ended = once(output, 'close');
  npm.kill('SIGTERM');
  await ended;
  await expect(fetch(home)).rejects.toThrow();
});
