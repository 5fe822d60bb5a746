import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../test/privacy/search.ts';
import { runProgram } from '../program.ts';
import { buildService, copyProject } from './build.ts';

/** Builds in two different folders and compares every byte. */
await runProgram(async () => {
  const folders = [copyProject(), copyProject()];
  try {
    for (const folder of folders) await buildService(folder);
    const built = folders.map((folder) => join(folder, 'dist'));
    const { status } = spawnSync('diff', ['--brief', '--recursive', ...built], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('Two builds differ.');
    const { length } = filesIn(built.slice(1));
    console.log(`Builds in two folders have the same ${length} files, byte for byte.`);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
});
