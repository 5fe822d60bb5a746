import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { headersFor, securityHeaders } from '../../app/headers.ts';
import { loadAdapter } from '../platform.ts';

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
