import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectParts } from '../../scripts/quality/build.ts';

const root = join(import.meta.dirname, '../..');

/** The folder of the build by `npm run build`. */
export const ownDist = join(root, 'dist');

/** What that build does last. */
const manifest = join(ownDist, 'server/site.json');

/**
 * Why the build has to be made first; `undefined` if it is that of the sources.
 *
 * @param wanted the base URL it is to publish; any by default.
 */
export function whyOutdated(wanted?: string): string | undefined {
  if (!existsSync(manifest)) return 'nothing is built';
  const { baseUrl } = JSON.parse(readFileSync(manifest, 'utf8')) as { baseUrl: string };
  if (wanted && baseUrl !== wanted) return `the build publishes ${baseUrl}`;
  const made = statSync(manifest).mtimeMs;
  const newer = projectParts.flatMap(filesUnder).find((file) => statSync(file).mtimeMs > made);
  return newer && `${newer} is newer than the build`;
}

/** The files of a part of the project. */
export function filesUnder(part: string): string[] {
  const path = join(root, part);
  if (statSync(path).isFile()) return [path];
  return globSync('**/*.*', { cwd: path })
    .sort()
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}
