import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Checks the types of every script here, including those that need this folder's packages. */
const compiler = fileURLToPath(import.meta.resolve('typescript/bin/tsc'));
const { status } = spawnSync(process.execPath, [compiler, '-p', import.meta.dirname], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
