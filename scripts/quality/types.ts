import { spawnSync } from 'node:child_process';

/** Checks the types of every script here, including those that need this folder's packages. */
const { status } = spawnSync('tsc', ['-p', import.meta.dirname], { stdio: 'inherit' });
process.exitCode = status ?? 1;
