import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { headersFor, securityHeaders, securityOf } from '../app/headers.ts';
import { seller } from '../book/seller.ts';
import { builtFiles } from './describe-site.ts';
import { selfContained, withPlugins } from './node-adapter.ts';

type Headers = Readonly<Record<string, string>>;

/** Platforms that serve the built files themselves, and run the endpoints as functions. */
export const platforms = {
  netlify: { version: '8.2.6', writeHeaders: writeNetlifyHeaders },
  vercel: { version: '11.0.11', writeHeaders: writeVercelHeaders },
} as const;

const root = new URL('../../', import.meta.url);

/**
 * Returns Astro's adapter for a platform, and writes the service's headers for the files that the
 * platform serves.
 *
 * @param baseUrl the base URL that the build publishes.
 * @throws if the adapter isn't installed; the message says how to install it.
 */
export async function platform(
  name: keyof typeof platforms,
  baseUrl: string,
): Promise<AstroIntegration> {
  const { version, writeHeaders } = platforms[name];
  const adapter = withPlugins((await loadAdapter(name, version))(), [selfContained]);
  const built = adapter.hooks['astro:build:done'];
  adapter.hooks['astro:build:done'] = async (options) => {
    const headers = headersOf(options.dir, baseUrl);
    await built?.(options);
    writeHeaders(headers, options.dir, root);
  };
  return adapter;
}

function headersOf(site: URL, baseUrl: string): Map<string, Headers> {
  const security = securityHeaders(baseUrl, seller);
  return new Map(
    builtFiles(site).map(({ path, type, headers }) => {
      const own = securityOf(security, path, type.startsWith('text/html'));
      return [path, { 'content-type': type, ...headers, ...own }];
    }),
  );
}

/** https://docs.netlify.com/manage/routing/headers/, a format that Cloudflare reads too. */
function writeNetlifyHeaders(headers: ReadonlyMap<string, Headers>, site: URL): void {
  const lines = [...headers].flatMap(([path, fields]) => [
    path,
    ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  writeFileSync(new URL('_headers', site), `${lines.join('\n')}\n`);
}

/** https://vercel.com/docs/build-output-api/configuration#routes */
function writeVercelHeaders(headers: ReadonlyMap<string, Headers>, _site: URL, root: URL): void {
  const file = new URL('.vercel/output/config.json', root);
  const config = JSON.parse(readFileSync(file, 'utf8'));
  const routes = [...headers].map(([path, fields]) => ({
    src: `^${RegExp.escape(path)}$`,
    headers: fields,
    continue: true,
  }));
  writeFileSync(file, JSON.stringify({ ...config, routes: [...routes, ...config.routes] }));
}

/**
 * Astro's Cloudflare adapter with the app's worker in front, and headers for files that skip the
 * worker.
 *
 * @param baseUrl the base URL that the build publishes.
 * @throws if Astro's adapter isn't installed; the message says how to install it.
 */
export async function edge(baseUrl: string): Promise<AstroIntegration> {
  const cloudflare = await loadAdapter('cloudflare', '14.3.3');
  const options = {
    configPath: 'deploy/wrangler.jsonc',
    imageService: 'passthrough',
    prerenderEnvironment: 'node',
  };
  const adapter = withPlugins(cloudflare(options), [small]);
  adapter.hooks['astro:build:generated'] = ({ dir }) => {
    const hashed = { ...headersFor('/_astro/'), ...securityHeaders(baseUrl).file };
    writeNetlifyHeaders(new Map([['/_astro/*', hashed]]), dir);
  };
  return adapter;
}

/**
 * Imports one of Astro's adapters, which are only installed to build for their platform.
 *
 * @throws if it isn't installed; the message says how to install it.
 */
async function loadAdapter(
  name: string,
  version: string,
): Promise<(options?: object) => AstroIntegration> {
  const adapter = `@astrojs/${name}`;
  try {
    return (await import(adapter)).default;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      `ADAPTER=${name} needs Astro's adapter: run npm install --no-save ${adapter}@${version}, then build again`,
    );
  }
}

/** The worker is parsed at every cold start. */
const small = {
  name: 'tabquote-small',
  apply: 'build' as const,
  configEnvironment: (name: string) => (name === 'ssr' ? { build: { minify: true } } : {}),
};
