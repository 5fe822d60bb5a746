import { readdirSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** The most recently changed input of the build. */
export function newestSource(): { file: string; time: number } {
  const files = ['src', 'public'].flatMap((folder) => filesIn(folder));
  return files
    .map((file) => ({ file: relative(fileURLToPath(root), file), time: statSync(file).mtimeMs }))
    .reduce((newest, next) => (next.time > newest.time ? next : newest), { file: '', time: 0 });
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`);
  } catch {
    return [];
  }
}
