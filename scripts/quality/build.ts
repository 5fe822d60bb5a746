import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What a build is made of. */
export const projectParts = [
  'src',
  'scripts/check-book.ts',
  'scripts/book-text.ts',
  'scripts/check-prices.ts',
  'scripts/prices',
  'scripts/terminal.ts',
  'public',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'astro.config.mjs',
];

/**
 * Copies everything a build needs into an empty folder that shares the installed packages.
 *
 * @returns the folder; by default, a new one whose name contains spaces.
 */
export function copyProject(copy = mkdtempSync(join(tmpdir(), 'tabquote copy '))): string {
  for (const name of projectParts) cpSync(join(root, name), join(copy, name), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

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

/** Ends this program if nothing is built yet. */
export function requireBuild(): void {
  if (existsSync(join(root, 'dist/server/site.json'))) return;
  console.error('Nothing is built yet: run npm run build.');
  process.exit(1);
}
