import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import { buildBaseUrl } from './src/server/base-url.ts';

export default defineConfig({
  site: buildBaseUrl(process.env),
  adapter: node({ mode: 'middleware' }),
  trailingSlash: 'never',
  /** Words stay apart in the text of a page too, not by style alone. */
  compressHTML: true,
  build: { format: 'file', inlineStylesheets: 'never' },
  session: false,
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  vite: { build: { assetsInlineLimit: 0 } },
});
