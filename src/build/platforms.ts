import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { headersFor, securityHeaders, securityOf } from '../app/headers.ts';
import { seller } from '../book/seller.ts';
import { builtFiles } from './describe-site.ts';
import { selfContained } from './node-adapter.ts';

type Headers = Readonly<Record<string, string>>;

/** A platform that serves the built files itself and runs the endpoints as functions. */
interface Platform {
  /** Astro's adapter with its version; only needed to build for the platform. */
  readonly adapter: string;
  readonly version: string;
  /** Writes the headers of each path in the platform's format. */
  writeHeaders(headers: ReadonlyMap<string, Headers>, site: URL, root: URL): void;
}

export const platforms = {
  netlify: { adapter: '@astrojs/netlify', version: '8.2.6', writeHeaders: writeNetlifyHeaders },
  vercel: { adapter: '@astrojs/vercel', version: '11.0.11', writeHeaders: writeVercelHeaders },
} satisfies Record<string, Platform>;

/**
 * Returns Astro's adapter for a platform, and writes the service's headers for the files that the
 * platform serves.
 *
 * @throws if the adapter isn't installed; the message says how to install it.
 */
export async function platform(name: keyof typeof platforms): Promise<AstroIntegration> {
  const { adapter, version, writeHeaders } = platforms[name];
  const { name: adapterName, hooks } = (await loadAdapter(name, adapter, version))();
  let [baseUrl, root] = ['', new URL('file:')];
  return {
    name: adapterName,
    hooks: {
      ...hooks,
      'astro:config:setup': async (options) => {
        await hooks['astro:config:setup']?.(options);
        options.updateConfig({ vite: { plugins: [selfContained] } });
      },
      'astro:config:done': async (options) => {
        baseUrl = options.config.site ?? '';
        root = options.config.root;
        await hooks['astro:config:done']?.(options);
      },
      'astro:build:done': async (options) => {
        const headers = headersOf(options.dir, baseUrl);
        await hooks['astro:build:done']?.(options);
        writeHeaders(headers, options.dir, root);
      },
    },
  };
}

/**
 * Imports one of Astro's adapters, which are only installed to build for their platform.
 *
 * @throws if it isn't installed; the message says how to install it.
 */
export async function loadAdapter(
  name: string,
  adapter: string,
  version: string,
): Promise<(options?: object) => AstroIntegration> {
  try {
    return (await import(adapter)).default;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      `ADAPTER=${name} needs Astro's adapter: run npm install --no-save ${adapter}@${version}, then build again`,
    );
  }
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

/** https://docs.netlify.com/manage/routing/headers/ */
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
 * @throws if Astro's adapter isn't installed; the message says how to install it.
 */
export async function edge(): Promise<AstroIntegration> {
  const cloudflare = await loadAdapter('cloudflare', '@astrojs/cloudflare', '14.3.3');
  const { name, hooks } = cloudflare({
    configPath: 'deploy/wrangler.jsonc',
    imageService: 'passthrough',
    prerenderEnvironment: 'node',
  });
  let baseUrl = '';
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': async (options) => {
        await hooks['astro:config:setup']?.(options);
        options.updateConfig({ vite: { plugins: [small] } });
      },
      'astro:config:done': async (options) => {
        baseUrl = options.config.site ?? '';
        await hooks['astro:config:done']?.(options);
      },
      'astro:build:generated': ({ dir }) => {
        const headers = { ...headersFor('/_astro/'), ...securityHeaders(baseUrl).file };
        const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
        writeFileSync(new URL('_headers', dir), `${['/_astro/*', ...lines].join('\n')}\n`);
      },
    },
  };
}

/** The worker is parsed at every cold start. */
const small = {
  name: 'tabquote-small',
  apply: 'build' as const,
  configEnvironment: (name: string) => (name === 'ssr' ? { build: { minify: true } } : {}),
};
