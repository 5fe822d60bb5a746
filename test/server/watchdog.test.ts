import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const watchdog = new URL('../../src/hosts/node/watchdog.ts', import.meta.url).href;

/** Runs a program under a watchdog, and says how it ended. */
async function run(program: string, patience: number) {
  const code = `import { watchEventLoop } from '${watchdog}'; watchEventLoop(console.error, ${patience}); ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  const [[exitCode, signal], log] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  return { exitCode, signal, log };
}

test.each([
  ['is stuck', 'setTimeout(() => { for (;;); }, 50);'],
  [
    'is free only for moments',
    'setInterval(() => { for (const end = Date.now() + 300; Date.now() < end; ); });',
  ],
])('a process whose event loop %s is killed with an explanation', async (_, program) => {
  const { signal, log } = await run(program, 400);
  expect(signal).toBe('SIGKILL');
  expect(log).toContain('stuck for 400 ms');
});

/** More than a busy machine lets a process wait for a core. */
const patient = 1_500;

test('a process that was blocked for less says so, and continues, however often', async () => {
  const block = 'for (const end = Date.now() + 700; Date.now() < end; );';
  const { signal, log } = await run(
    `let times = 0; const often = setInterval(() => { ${block} if (++times === 6) clearInterval(often); }, 1_500);`,
    patient,
  );
  expect(signal).toBeNull();
  expect(log).toMatch(/^warning: blocked for \d+ ms$/m);
});

test('a process that only waits continues, and exits when it is done', async () => {
  const { exitCode, signal } = await run('setTimeout(() => {}, 3_000);', patient);
  expect([exitCode, signal]).toEqual([0, null]);
});
