import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the service into `dist/`, as `npm run build` does.
 *
 * @param settings beside the environment's own.
 * @throws if the build fails; Astro has said why.
 */
export function buildService(folder = root, settings: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed.');
}
