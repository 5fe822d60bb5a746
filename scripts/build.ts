import { writeFileSync } from 'node:fs';
import { buildBaseUrl } from '../src/server/base-url.ts';
import type { SiteManifest } from '../src/server/manifest.ts';
import { bundleServer } from './build/bundle.ts';
import { refuseInlineCode } from './build/inline.ts';
import { writeMarkdownTwins } from './build/markdown.ts';
import { releaseOf } from './build/release.ts';
import { runNode } from './build/run.ts';
import { describeSite } from './build/site.ts';
import { runProgram } from './program.ts';

const client = new URL('../dist/client/', import.meta.url);
const server = new URL('../dist/server/', import.meta.url);

/** Astro makes a key for server islands, of which there are none: a fixed one keeps builds alike. */
const unusedKey = Buffer.alloc(32).toString('base64');

/** Builds the whole service into `dist/`; the manifest comes last and says that it is whole. */
export async function buildService(): Promise<void> {
  const baseUrl = buildBaseUrl(process.env);
  const release = releaseOf(baseUrl);
  runNode(['scripts/check-book.ts']);
  runNode(['node_modules/astro/bin/astro.mjs', 'build'], {
    ASTRO_KEY: unusedKey,
    ASTRO_TELEMETRY_DISABLED: '1',
    RELEASE: release,
  });
  refuseInlineCode(client);
  writeMarkdownTwins(client, baseUrl);
  await bundleServer(new URL('../src/server/main.ts', import.meta.url), server);
  const manifest: SiteManifest = {
    baseUrl,
    release,
    files: describeSite(client),
  };
  writeFileSync(new URL('site.json', server), `${JSON.stringify(manifest, null, 1)}\n`);
  console.log(`Built ${Object.keys(manifest.files).length} files for ${baseUrl} into dist/`);
}

if (import.meta.main) await runProgram(buildService);
