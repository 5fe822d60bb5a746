import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that is removed at the end of the run. */
    readonly runFolder: string;
  }
}

/** The end of the name of a file named after a process. */
const processSuffix = '.pid';

/** Vitest's global setup: what workers share between files ends with the run. */
export default function setUpRun({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-run-'));
  provide('runFolder', folder);
  return () => {
    for (const name of readdirSync(folder).filter((name) => name.endsWith(processSuffix))) {
      try {
        process.kill(Number.parseInt(name, 10), 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}

/** Ends a process with the run, since a worker is ended without notice. */
export function endWithRun(pid: number): void {
  writeFileSync(join(inject('runFolder'), `${pid}${processSuffix}`), '');
}

/** A new folder with these files, removed at the end of the run; its name has a space. */
export function folderOfRun(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(inject('runFolder'), 'folder '));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
