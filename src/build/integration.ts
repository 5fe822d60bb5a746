import type { AstroIntegration } from 'astro';
import { headerBytesMax } from '../hosts/node/listen.ts';

/** Lets `astro dev` read as long an address as the service does. */
export function longAddresses(): AstroIntegration {
  return {
    name: 'tabquote-long-addresses',
    hooks: {
      'astro:server:setup': ({ server: { httpServer } }) => {
        if (httpServer) Object.assign(httpServer, { maxHeaderSize: headerBytesMax });
      },
    },
  };
}
