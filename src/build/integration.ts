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
      'astro:server:setup': ({ server: { httpServer } }) => {
        if (httpServer) Object.assign(httpServer, { maxHeaderSize: headerBytesMax });
      },
    },
  };
}
