import type { AstroIntegration } from 'astro';
import { bookFaults } from '../book-faults.ts';
import { serveInDevelopment } from './development.ts';
import { refuseInlineCode } from './inline-code.ts';

/** What every build and `astro dev` need, whatever the adapter. */
export function site(): AstroIntegration {
  let start = () => {};
  return {
    name: 'tabquote',
    hooks: {
      'astro:build:start': () => {
        const faults = bookFaults();
        if (faults.length > 0) throw new Error(faults.join('\n'));
      },
      'astro:build:done': ({ dir }) => refuseInlineCode(dir),
      // Astro puts middleware of its own first while it sets up: the app comes before that.
      'astro:server:setup': ({ server }) => {
        start = () => serveInDevelopment(server);
      },
      'astro:server:start': () => start(),
    },
  };
}
