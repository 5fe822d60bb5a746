import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** What a build is made of. */
export const projectParts = [
  'src',
  'scripts/check-book.ts',
  'scripts/book-text.ts',
  'scripts/check-prices.ts',
  'scripts/all-builds.ts',
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
 * Builds a copy of the project into its `dist/`.
 *
 * @param settings of the build; none of this process's apply.
 * @throws if the build fails, with what Astro printed.
 */
export async function buildService(folder: string, settings: NodeJS.ProcessEnv = {}) {
  const { PATH, HOME, TMPDIR } = process.env;
  await promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { PATH, HOME, TMPDIR, ASTRO_TELEMETRY_DISABLED: '1', ...settings },
  });
}
