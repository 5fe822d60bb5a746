import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import { buildBaseUrl } from './src/server/base-url.ts';
import { readPort } from './src/server/port.ts';

export default defineConfig({
  site: buildBaseUrl(process.env),
  adapter: node({ mode: 'middleware' }),
  trailingSlash: 'never',
  /** Words stay apart in the text of a page too, not by style alone. */
  compressHTML: true,
  build: { format: 'file', inlineStylesheets: 'never' },
  session: false,
  security: { checkOrigin: false },
  server: { port: readPort(process.env.PORT), host: process.env.HOST || false },
  devToolbar: { enabled: false },
  vite: {
    build: { assetsInlineLimit: 0 },
    define: { 'import.meta.env.RELEASE': JSON.stringify(process.env.RELEASE) },
  },
});
