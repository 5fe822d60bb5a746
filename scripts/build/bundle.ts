import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles the server into one file that needs no installed package. */
export async function bundleServer(entry: URL, folder: URL): Promise<void> {
  await build({
    entryPoints: { front: fileURLToPath(entry) },
    outdir: fileURLToPath(folder),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    splitting: true,
    chunkNames: 'front-[name]-[hash]',
    legalComments: 'none',
    logLevel: 'warning',
  });
}
