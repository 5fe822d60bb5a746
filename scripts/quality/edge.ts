import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../program.ts';
import { buildService, copyProject } from './build.ts';
import { runChecks } from './run-checks.ts';

/** Builds for Node and for Cloudflare, and compares their answers. */
await runProgram(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabquote-edge-'));
  try {
    buildService();
    // Packages that the project lacks are found one folder up.
    symlinkSync(join(import.meta.dirname, 'node_modules'), join(folder, 'node_modules'));
    const copy = copyProject(join(folder, 'tabquote'));
    cpSync(join(import.meta.dirname, '../../deploy'), join(copy, 'deploy'), { recursive: true });
    buildService(copy, { ADAPTER: 'cloudflare' });
    runChecks('edge.check', { EDGE_BUILD: join(copy, 'dist/edge') });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
