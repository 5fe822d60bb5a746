import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../../test/privacy/search.ts';
import { runProgram } from '../program.ts';
import { buildService, copyProject } from './build.ts';

/** Builds in two different folders and compares every byte. */
await runProgram(async () => {
  const folders = [copyProject(), copyProject()];
  try {
    const [first, second] = folders.map(builtIn) as [Map<string, string>, Map<string, string>];
    const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
      (file) => first.get(file) !== second.get(file),
    );
    if (differing.length > 0) {
      throw new Error(`Two builds differ in:\n  ${differing.join('\n  ')}`);
    }
    console.log(`Builds in two folders have the same ${first.size} files, byte for byte.`);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
});

/** The hash of each file of a build. */
function builtIn(folder: string): Map<string, string> {
  buildService(folder);
  const dist = join(folder, 'dist');
  return new Map(
    filesIn([dist]).map((file) => [
      relative(dist, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}
