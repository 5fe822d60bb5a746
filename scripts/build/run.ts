import { spawnSync } from 'node:child_process';

const root = new URL('../../', import.meta.url);

/** Runs a program of this project in this terminal; ends this process where it fails. */
export function runNode(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): void {
  const { status, error } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
