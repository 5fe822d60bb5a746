import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import node, { getAdapter } from '@astrojs/node';
import type { AstroIntegration } from 'astro';
import { securityHeaders } from '../app/headers.ts';
import { book } from '../hosts/book.ts';
import type { SiteManifest } from '../hosts/node/files.ts';
import { bookFile } from './book-faults.ts';
import { describeSite } from './describe-site.ts';

/**
 * The adapter that the setting ADAPTER names: the Node service, or Astro's own for a platform, which
 * is only installed to build for it.
 *
 * @param baseUrl the base URL that the build publishes.
 * @param release identifies what the build is made of; see `priceHandler`.
 * @throws if the adapter isn't installed; the message says how to install it.
 */
export async function adapterFor(
  name: string,
  baseUrl: string,
  release: string,
): Promise<AstroIntegration> {
  if (name === 'node') return nodeFront(baseUrl, release);
  const adapter = `@astrojs/${name}`;
  const ofCloudflare = { imageService: 'passthrough', prerenderEnvironment: 'node' };
  try {
    return (await import(adapter)).default(name === 'cloudflare' ? ofCloudflare : undefined);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      `ADAPTER=${name} needs Astro's adapter: run npm install --no-save ${adapter}, then build again`,
    );
  }
}

/**
 * Astro's Node adapter with the front server as its entry: `node dist/server/entry.mjs` runs the
 * service. The adapter's own handler renders pages on demand behind it.
 */
function nodeFront(baseUrl: string, release: string): AstroIntegration {
  const { hooks } = node({ mode: 'middleware', experimentalDisableStreaming: true });
  let build: { readonly client: URL; readonly server: URL };
  return {
    name: 'tabquote-node',
    hooks: {
      'astro:config:setup': hooks['astro:config:setup'],
      'astro:config:done': ({ config, setAdapter }) => {
        build = config.build;
        const serverEntrypoint = new URL('../hosts/node/main.ts', import.meta.url);
        setAdapter({ ...getAdapter({ staticHeaders: false }), serverEntrypoint });
      },
      'astro:build:done': async () => {
        const files = await describeSite(build.client);
        const manifest: SiteManifest = { baseUrl, release, files };
        const { server } = build;
        writeFileSync(new URL('site.json', server), `${JSON.stringify(manifest, null, 1)}\n`);
        writeFileSync(new URL(`../${bookFile}`, server), JSON.stringify(book));
        // The build runs without Astro's log, a line for each of hundreds of pages.
        console.log(`Built ${Object.keys(files).length} files for ${baseUrl}`);
      },
    },
  };
}

/** Writes the security headers of the built files, as Cloudflare and Netlify read them. */
export function headersFile(baseUrl: string): AstroIntegration {
  const headers = Object.entries(securityHeaders(baseUrl, book.seller).page);
  const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`);
  return {
    name: 'tabquote-headers',
    hooks: {
      'astro:build:generated': ({ dir }) =>
        writeFileSync(new URL('_headers', dir), `/*\n${lines.join('')}`),
    },
  };
}

/** A name that changes with the code, the book, the packages and the address. */
export function releaseOf(baseUrl: string): string {
  const root = new URL('../../', import.meta.url);
  const sources = globSync('src/**/*.*', { cwd: fileURLToPath(root) }).sort();
  const hash = createHash('sha256').update(baseUrl);
  for (const file of ['package-lock.json', ...sources]) {
    hash.update(file).update(readFileSync(new URL(encodeURI(file), root)));
  }
  return hash.digest('base64url').slice(0, 11);
}
