import { spawnSync } from 'node:child_process';

/**
 * Runs the checks of this folder in files whose paths contain a word.
 *
 * @param settings added to the environment.
 * @throws if one fails; Vitest has printed it.
 */
export function runChecks(word: string, settings: NodeJS.ProcessEnv = {}): void {
  const config = `${import.meta.dirname}/vitest.config.ts`;
  const { status } = spawnSync('vitest', ['run', '--config', config, word], {
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Some checks failed.');
}
