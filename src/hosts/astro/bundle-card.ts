import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles the chat card into one page with inline script and style that loads nothing.
 *
 * @returns the page's HTML.
 */
export async function bundleCard(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../card/main.tsx', import.meta.url))],
    outdir: 'card',
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  const textOf = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text.trim() ?? '';
  const script = textOf('.js').replaceAll('</script', '<\\/script');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Custom index tabs</title><style>${textOf('.css')}</style></head><body><script>${script}</script></body></html>`;
}

/** Defines that inline the card into a server bundle. */
export async function chatCardDefine(): Promise<Record<string, string>> {
  return { CHAT_CARD: JSON.stringify(await bundleCard()) };
}
