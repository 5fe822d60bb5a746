import type { AstroIntegration } from 'astro';
import { bookFaults } from '../book-faults.ts';
import { serveInDevelopment } from './development.ts';
import { rejectInlineCode } from './inline-code.ts';

/** Astro integration that every build and `astro dev` need, for any adapter. */
export function site(): AstroIntegration {
  let start = () => {};
  return {
    name: 'tabquote',
    hooks: {
      'astro:build:start': () => {
        const faults = bookFaults();
        if (faults.length > 0) throw new Error(faults.join('\n'));
      },
      'astro:build:done': ({ dir }) => rejectInlineCode(dir),
      // Astro adds its own middleware first during setup; the app has to run before it.
      'astro:server:setup': ({ server }) => {
        start = () => serveInDevelopment(server);
      },
      'astro:server:start': () => start(),
    },
  };
}
