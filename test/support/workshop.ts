import { execFile } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Shop } from '../../src/book/schema.ts';
import { folderOfRun } from './run.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of the project as a seller has it, with its scripts and another shop. */
export function workshop() {
  const folder = folderOfRun();
  for (const part of ['src', 'scripts', 'package.json']) {
    const filter = (path: string) => !path.endsWith('/node_modules');
    cpSync(join(root, part), join(folder, part), { recursive: true, filter });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    writeShop(shop: Partial<Shop>, text = '') {
      const parts = Object.entries(shop);
      const lines = parts.map(
        ([part, data]) => `export const ${part} = ${JSON.stringify(data)};\n`,
      );
      writeFileSync(join(folder, 'src/shop/index.ts'), text + lines.join(''));
    },
    /** Runs a script there: what it says, on both streams, and whether it succeeded. */
    async run(script: string, ...given: string[]) {
      const file = join(folder, 'scripts', `${script}.ts`);
      const { stdout, stderr, ...error } = await promisify(execFile)(
        process.execPath,
        [file, ...given],
        { cwd: folder, env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') } },
      ).catch((error) => error);
      return { text: `${stdout}${stderr}`, isDone: error.code === undefined };
    },
  };
}
