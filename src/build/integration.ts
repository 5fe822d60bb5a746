import { readdirSync, readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { headerBytesMax } from '../hosts/node/listen.ts';
import { bookFaults } from './book-faults.ts';

/** Astro integration that every build and `astro dev` need, for any adapter. */
export function site(): AstroIntegration {
  return {
    name: 'tabquote',
    hooks: {
      'astro:build:start': () => {
        const faults = bookFaults();
        if (faults.length > 0) throw new Error(faults.join('\n'));
      },
      'astro:build:done': ({ dir }) => rejectInlineCode(dir),
      'astro:server:setup': ({ server: { httpServer } }) => {
        if (httpServer) Object.assign(httpServer, { maxHeaderSize: headerBytesMax });
      },
    },
  };
}

// super-linear, but only our own pages are read, at build.
const tag = /<([a-z][\w-]*)((?:\s+[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi;
const dataScript = /\btype\s*=\s*["']?(application\/(ld\+)?json|speculationrules)\b/i;

/**
 * Finds inline scripts, styles and event handlers in a page, which the Content-Security-Policy
 * would block. JSON blocks are data and allowed.
 */
export function inlineCodeIn(html: string): string[] {
  // super-linear, but only our own pages are read, at build.
  const visible = html.replace(/<!--.*?-->/gs, '');
  return [...visible.matchAll(tag)].flatMap(([whole, name = '', attributes = '']) => {
    const element = name.toLowerCase();
    const isInlineScript =
      element === 'script' && !/\ssrc\s*=/i.test(attributes) && !dataScript.test(attributes);
    const isInline =
      isInlineScript || element === 'style' || /\s(style|on\w+)\s*=/i.test(attributes);
    return isInline ? [whole] : [];
  });
}

/** @throws if a built page has inline code; the message names each place. */
function rejectInlineCode(root: URL): void {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) =>
      inlineCodeIn(readFileSync(new URL(name, root), 'utf8')).map((code) => `  ${name}: ${code}`),
    );
  if (found.length === 0) return;
  throw new Error(
    `The site's Content-Security-Policy allows no inline script, style or handler:\n${found.join('\n')}`,
  );
}
