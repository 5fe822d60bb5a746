import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';
import { book } from '../book/index.ts';
import type { SiteManifest } from '../hosts/node/manifest.ts';
import { bookFile } from './book-faults.ts';
import { describeSite } from './describe-site.ts';

/**
 * Astro's Node adapter with the front server as its entry: `node dist/server/entry.mjs` runs the
 * service. The adapter's own handler renders pages on demand behind it.
 *
 * @param release identifies what the build is made of; see `priceHandler`.
 */
export function nodeFront(release: string): AstroIntegration {
  const { hooks } = node({ mode: 'middleware', experimentalDisableStreaming: true });
  const build = { root: new URL('file:'), client: new URL('file:'), server: new URL('file:') };
  let baseUrl = '';
  return {
    name: 'tabquote-node',
    hooks: {
      ...hooks,
      'astro:config:setup': async (options) => {
        await hooks['astro:config:setup']?.(options);
        const plugins = [selfContained, withoutFolder(options.config.root)];
        options.updateConfig({ vite: { plugins } });
      },
      'astro:config:done': async (options) => {
        const { client, server } = options.config.build;
        Object.assign(build, { root: options.config.root, client, server });
        baseUrl = options.config.site ?? '';
        await hooks['astro:config:done']?.({
          ...options,
          setAdapter: (adapter) =>
            options.setAdapter({
              ...adapter,
              serverEntrypoint: new URL('../hosts/node/main.ts', import.meta.url),
            } as typeof adapter),
        });
      },
      'astro:build:done': async ({ logger }) => {
        const { root, client, server } = build;
        removeFolder(server, root);
        const manifest: SiteManifest = { baseUrl, release, files: await describeSite(client) };
        writeFileSync(new URL('site.json', server), `${JSON.stringify(manifest, null, 1)}\n`);
        writeFileSync(new URL(`../${bookFile}`, server), JSON.stringify(book));
        logger.info(`${Object.keys(manifest.files).length} files for ${baseUrl}`);
      },
    },
  };
}

/** Removes the build folder's path from chunks before their content is hashed. */
function withoutFolder(root: URL) {
  return {
    name: 'tabquote-without-folder',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'ssr',
    renderChunk: (code: string) => ({ code: inNoFolder(code, root), map: null }),
  };
}

/** Removes it from what Astro adds later, so builds are identical in every folder. */
function removeFolder(server: URL, root: URL): void {
  for (const name of readdirSync(server, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.mjs')) continue;
    const file = new URL(name, server);
    writeFileSync(file, inNoFolder(readFileSync(file, 'utf8'), root));
  }
}

function inNoFolder(code: string, root: URL): string {
  return code.replaceAll(root.pathname, '/').replaceAll(fileURLToPath(root), '/');
}

/** The build runs without installed packages: server dependencies are bundled. */
export const selfContained = {
  name: 'tabquote-self-contained',
  apply: 'build' as const,
  configEnvironment: (name: string) => (name === 'ssr' ? { resolve: { noExternal: true } } : {}),
};

/** Returns a name that changes with the code, the book, the packages and the address. */
export function releaseOf(baseUrl: string): string {
  const root = new URL('../../', import.meta.url);
  const sources = globSync('src/**/*.*', { cwd: fileURLToPath(root) }).sort();
  const hash = createHash('sha256').update(baseUrl);
  for (const file of ['package-lock.json', ...sources]) {
    hash.update(file).update(readFileSync(new URL(encodeURI(file), root)));
  }
  return hash.digest('base64url').slice(0, 11);
}
