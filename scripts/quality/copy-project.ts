import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const parts = [
  'src',
  'scripts',
  'public',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'astro.config.mjs',
];

/** Copies everything a build needs into a new folder that shares the installed packages. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tabquote copy '));
  for (const name of parts) cpSync(join(root, name), join(copy, name), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}
