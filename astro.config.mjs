import { defineConfig, passthroughImageService } from 'astro/config';
import { adapterFor, headersFile, releaseOf } from './src/build/adapters.ts';
import { bundleCard } from './src/build/chat-card.ts';
import { designerScripts } from './src/build/designer-scripts.ts';
import { notices } from './src/build/notices.ts';
import { headerBytesMax } from './src/hosts/node/listen.ts';
import { buildBaseUrl, defaultPort, loadSettings, readPort } from './src/hosts/settings.ts';

loadSettings();
// Astro creates a key for server islands, which we don't use; a fixed one keeps builds identical.
process.env.ASTRO_KEY ??= Buffer.alloc(32).toString('base64');

const baseUrl = buildBaseUrl(process.env);
const release = releaseOf(baseUrl);
const card = await bundleCard();
const adapter = process.env.ADAPTER || 'node';

export default defineConfig({
  site: baseUrl,
  adapter: await adapterFor(adapter, baseUrl, release),
  outDir: { node: 'dist', cloudflare: 'dist/edge' }[adapter] ?? `dist/${adapter}`,
  integrations: [notices(), ...(adapter === 'node' ? [] : [headersFile(baseUrl)])],
  trailingSlash: 'never',
  /** Keeps words separate in a page's text, not by style alone. */
  compressHTML: true,
  build: { format: 'directory', inlineStylesheets: 'never' },
  image: { service: passthroughImageService() },
  session: false,
  security: { checkOrigin: false },
  server: { port: readPort(process.env, 'PORT') ?? defaultPort, host: process.env.HOST || false },
  devToolbar: { enabled: false },
  vite: {
    // The service sends its own CORS headers, in development too.
    server: { cors: false },
    build: { assetsInlineLimit: 0 },
    plugins: [
      designerScripts(),
      {
        name: 'tabquote-long-addresses',
        // `astro dev` reads as long an address as the service does.
        configureServer: ({ httpServer }) =>
          void Object.assign(httpServer ?? {}, { maxHeaderSize: headerBytesMax }),
      },
      {
        name: 'tabquote-self-contained',
        apply: 'build',
        // The build runs without installed packages: server dependencies are bundled.
        configEnvironment: (name) => (name === 'ssr' ? { resolve: { noExternal: true } } : {}),
      },
    ],
    define: {
      'import.meta.env.RELEASE': JSON.stringify(release),
      CHAT_CARD: JSON.stringify(card),
    },
  },
});
