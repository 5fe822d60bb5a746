import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const watchdog = new URL('../../src/hosts/node/watchdog.ts', import.meta.url).href;

/** Runs a program under a watchdog with a patience of 0.4 seconds. */
async function run(program: string, log = '() => {}') {
  const code = `import { watchEventLoop } from '${watchdog}'; watchEventLoop(${log}, 400); ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 10_000,
    killSignal: 'SIGKILL',
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const [exitCode, signal] = await once(child, 'close');
  return { exitCode, signal, log: output };
}

test('a process with a stuck event loop is killed with an explanation', async () => {
  const { signal, log } = await run('setTimeout(() => { for (;;); }, 50);');
  expect(signal).toBe('SIGKILL');
  expect(log).toContain('stuck for 400 ms');
});

test('so is one whose event loop is free only for moments', async () => {
  const { signal, log } = await run(
    'setInterval(() => { for (const end = Date.now() + 300; Date.now() < end; ); });',
  );
  expect(signal).toBe('SIGKILL');
  expect(log).toContain('stuck for 400 ms');
});

test('a process that was blocked for less says so, and continues, however often', async () => {
  const block = 'for (const end = Date.now() + 180; Date.now() < end; );';
  const { signal, log } = await run(
    `let times = 0; const often = setInterval(() => { ${block} if (++times === 6) clearInterval(often); }, 350);`,
    'console.error',
  );
  expect(signal).toBeNull();
  expect(log).toMatch(/^warning: blocked for \d+ ms$/m);
});

test('a process that only waits continues, and exits when it is done', async () => {
  const { exitCode, signal, log } = await run('setTimeout(() => {}, 1_500);');
  expect({ exitCode, signal, log }).toEqual({ exitCode: 0, signal: null, log: '' });
});
