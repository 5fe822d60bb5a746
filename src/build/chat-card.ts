import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { collectLicenses } from './notices.ts';

/**
 * Bundles the chat card into one page with inline script and style that loads nothing.
 *
 * @returns the page's HTML.
 */
export async function bundleCard(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [collectLicenses()],
    // The same bytes in `astro dev` as in a build.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    build: {
      write: false,
      cssCodeSplit: false,
      target: 'es2022',
      // These have light-dark(), which follows the chat's scheme; a substitute follows the system's.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: fileURLToPath(new URL('../card/main.tsx', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const parts = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = parts.flatMap((part) => (part.type === 'chunk' ? part.code.trim() : [])).join('');
  const style = parts.flatMap((part) => (part.type === 'asset' ? String(part.source).trim() : []));
  return ascii(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Custom index tabs</title><style>${style.join('')}</style></head><body><script>${script.replaceAll('</script', '<\\/script')}</script></body></html>`,
  );
}

/** Escapes what isn't ASCII in a page whose only other letters are in scripts: a byte a character. */
function ascii(page: string): string {
  const escaped = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return page.replace(/[^\n -~]/g, escaped);
}
