import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the service into `dist/`, like `npm run build`.
 *
 * @param settings added to the environment.
 * @throws if the build fails; Astro has printed the reason.
 */
export function buildService(folder = root, settings: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed.');
}
