import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { securityHeaders } from '../app/headers.ts';
import { book } from '../hosts/book.ts';
import type { SiteManifest } from '../hosts/node/files.ts';
import { bookFile } from './book-faults.ts';
import { describeSite } from './describe-site.ts';

const root = new URL('../../', import.meta.url);

/**
 * @param baseUrl the base URL that the build publishes.
 * @param release identifies what the build is made of; see `priceHandler`.
 */
type Adapter = (baseUrl: string, release: string) => Promise<AstroIntegration>;

/** Astro's adapters by the setting ADAPTER; those of platforms are only installed to build for them. */
export const adapters: Readonly<Record<string, Adapter>> = {
  node: nodeFront,
  cloudflare: (baseUrl) =>
    platform('cloudflare', '14.3.3', baseUrl, {
      imageService: 'passthrough',
      prerenderEnvironment: 'node',
    }),
  netlify: (baseUrl) => platform('netlify', '8.2.6', baseUrl),
  vercel: (baseUrl) => platform('vercel', '11.0.11', baseUrl),
};

/**
 * Astro's Node adapter with the front server as its entry: `node dist/server/entry.mjs` runs the
 * service. The adapter's own handler renders pages on demand behind it.
 */
async function nodeFront(baseUrl: string, release: string): Promise<AstroIntegration> {
  const astros = node({ mode: 'middleware', experimentalDisableStreaming: true });
  const adapter = withPlugins(astros, selfContained, withoutFolder);
  const configured = adapter.hooks['astro:config:done'];
  const entry = new URL('../hosts/node/main.ts', import.meta.url);
  let build: { readonly client: URL; readonly server: URL };
  adapter.hooks['astro:config:done'] = async (options) => {
    build = options.config.build;
    const setAdapter: typeof options.setAdapter = (given) =>
      options.setAdapter({ ...given, serverEntrypoint: entry } as typeof given);
    await configured?.({ ...options, setAdapter });
  };
  adapter.hooks['astro:build:done'] = async () => {
    const { client, server } = build;
    removeFolder(server);
    const files = await describeSite(client);
    const manifest: SiteManifest = { baseUrl, release, files };
    writeFileSync(new URL('site.json', server), `${JSON.stringify(manifest, null, 1)}\n`);
    writeFileSync(new URL(`../${bookFile}`, server), JSON.stringify(book));
    // The build runs without Astro's log, a line for each of hundreds of pages.
    console.log(`Built ${Object.keys(files).length} files for ${baseUrl}`);
  };
  return { ...adapter, name: 'tabquote-node' };
}

/** A name that changes with the code, the book, the packages and the address. */
export function releaseOf(baseUrl: string): string {
  const sources = globSync('src/**/*.*', { cwd: fileURLToPath(root) }).sort();
  const hash = createHash('sha256').update(baseUrl);
  for (const file of ['package-lock.json', ...sources]) {
    hash.update(file).update(readFileSync(new URL(encodeURI(file), root)));
  }
  return hash.digest('base64url').slice(0, 11);
}

/** The build runs without installed packages: server dependencies are bundled. */
const selfContained: Plugin = {
  name: 'tabquote-self-contained',
  apply: 'build',
  configEnvironment: (name) => (name === 'ssr' ? { resolve: { noExternal: true } } : {}),
};

/** Removes the build folder's path from chunks before their content is hashed. */
const withoutFolder: Plugin = {
  name: 'tabquote-without-folder',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  renderChunk: (code) => ({ code: inNoFolder(code), map: null }),
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

/**
 * Astro's adapter of a platform that serves the built files itself and runs the endpoints as
 * functions. Cloudflare and Netlify read the security headers of those files from `_headers`.
 *
 * @throws if the adapter isn't installed; the message says how to install it.
 */
async function platform(
  name: string,
  version: string,
  baseUrl: string,
  options: object = {},
): Promise<AstroIntegration> {
  const adapter = withPlugins(await loadAdapter(name, version, options), selfContained);
  const built = adapter.hooks['astro:build:done'];
  adapter.hooks['astro:build:done'] = async (hook) => {
    const headers = Object.entries(securityHeaders(baseUrl, book.seller).page);
    const lines = headers.map(([name, value]) => `  ${name}: ${value}`);
    writeFileSync(new URL('_headers', hook.dir), `/*\n${lines.join('\n')}\n`);
    await built?.(hook);
  };
  return adapter;
}

async function loadAdapter(
  name: string,
  version: string,
  options: object,
): Promise<AstroIntegration> {
  const adapter = `@astrojs/${name}`;
  try {
    return (await import(adapter)).default(options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      `ADAPTER=${name} needs Astro's adapter: run npm install --no-save ${adapter}@${version}, then build again`,
    );
  }
}

/** Adds Vite plugins to an adapter. */
function withPlugins(adapter: AstroIntegration, ...plugins: Plugin[]): AstroIntegration {
  const setup = adapter.hooks['astro:config:setup'];
  const addPlugins: typeof setup = async (options) => {
    await setup?.(options);
    options.updateConfig({ vite: { plugins } });
  };
  return { ...adapter, hooks: { ...adapter.hooks, 'astro:config:setup': addPlugins } };
}
