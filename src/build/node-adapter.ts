import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';
import type { PluginOption } from 'vite';
import { book } from '../book/index.ts';
import type { SiteManifest } from '../hosts/node/manifest.ts';
import { bookFile } from './book-faults.ts';
import { describeSite } from './describe-site.ts';

/**
 * Astro's Node adapter with the front server as its entry: `node dist/server/entry.mjs` runs the
 * service. The adapter's own handler renders pages on demand behind it.
 *
 * @param release identifies what the build is made of; see `priceHandler`.
 * @param baseUrl the base URL that the build publishes.
 */
export function nodeFront(release: string, baseUrl: string): AstroIntegration {
  const astros = node({ mode: 'middleware', experimentalDisableStreaming: true });
  const adapter = withPlugins(astros, [selfContained, withoutFolder]);
  const configured = adapter.hooks['astro:config:done'];
  const entry = new URL('../hosts/node/main.ts', import.meta.url);
  let build: { readonly client: URL; readonly server: URL };
  adapter.hooks['astro:config:done'] = async (options) => {
    build = options.config.build;
    const setAdapter: typeof options.setAdapter = (given) =>
      options.setAdapter({ ...given, serverEntrypoint: entry } as typeof given);
    await configured?.({ ...options, setAdapter });
  };
  adapter.hooks['astro:build:done'] = async ({ logger }) => {
    const { client, server } = build;
    removeFolder(server);
    const manifest: SiteManifest = { baseUrl, release, files: await describeSite(client) };
    writeFileSync(new URL('site.json', server), `${JSON.stringify(manifest, null, 1)}\n`);
    writeFileSync(new URL(`../${bookFile}`, server), JSON.stringify(book));
    logger.info(`${Object.keys(manifest.files).length} files for ${baseUrl}`);
  };
  return { ...adapter, name: 'tabquote-node' };
}

/** Adds Vite plugins to an adapter. */
export function withPlugins(adapter: AstroIntegration, plugins: PluginOption[]): AstroIntegration {
  const setup = adapter.hooks['astro:config:setup'];
  const addPlugins: typeof setup = async (options) => {
    await setup?.(options);
    options.updateConfig({ vite: { plugins } });
  };
  return { ...adapter, hooks: { ...adapter.hooks, 'astro:config:setup': addPlugins } };
}

const root = new URL('../../', import.meta.url);

/** Removes the build folder's path from chunks before their content is hashed. */
const withoutFolder = {
  name: 'tabquote-without-folder',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'ssr',
  renderChunk: (code: string) => ({ code: inNoFolder(code), map: null }),
};

/** Removes it from what Astro adds later, so builds are identical in every folder. */
function removeFolder(server: URL): void {
  for (const name of readdirSync(server, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.mjs')) continue;
    const file = new URL(name, server);
    writeFileSync(file, inNoFolder(readFileSync(file, 'utf8')));
  }
}

function inNoFolder(code: string): string {
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
  const sources = globSync('src/**/*.*', { cwd: fileURLToPath(root) }).sort();
  const hash = createHash('sha256').update(baseUrl);
  for (const file of ['package-lock.json', ...sources]) {
    hash.update(file).update(readFileSync(new URL(encodeURI(file), root)));
  }
  return hash.digest('base64url').slice(0, 11);
}
