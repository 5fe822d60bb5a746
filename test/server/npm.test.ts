import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const spawned: { kill(signal: 'SIGKILL'): unknown }[] = [];

afterEach(() => {
  for (const child of spawned.splice(0)) child.kill('SIGKILL');
});

test('npm run serve prints two working things to try, and exits with its npm', async () => {
  const npm = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', BASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  spawned.push(npm);
  const lines: string[] = [];
  const output = createInterface(npm.stdout).on('line', (line) => lines.push(line));
  await expect.poll(() => lines.join('\n'), { timeout: 60_000 }).toContain('in a browser');

  const tries = lines.join('\n').match(/http:\/\/[^\s']+/g) ?? [];
  const [price, home] = tries.slice(-2) as [string, string];
  expect(await (await fetch(price)).json()).toHaveProperty('price.total');
  expect((await fetch(home)).headers.get('content-type')).toContain('text/html');

  const ended = once(output, 'close');
  npm.kill('SIGTERM');
  await ended;
  await expect(fetch(home)).rejects.toThrow();
});
