import { pagePaths } from '../contract/paths.ts';
import { designerPath } from '../order/path.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { sitePage } from './site-pages.ts';

/** Page background colors for browser and device frames; keep in sync with the style sheet. */
export const tableColors = { light: '#e4e8e5', dark: '#0d1211' } as const;

/** The manifest that lets a device install the site. */
export function webManifest(catalog: SiteCatalog) {
  const { seller, products } = catalog.book;
  return {
    name: seller.name,
    short_name: 'Index tabs',
    description: sitePage(catalog, pagePaths.home).description,
    id: pagePaths.home,
    start_url: pagePaths.home,
    display: 'browser',
    lang: 'en-US',
    background_color: tableColors.light,
    theme_color: tableColors.light,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: catalog.productIds.map((id) => ({
      name: `Design ${products[id].name}`,
      url: designerPath(id),
    })),
  };
}
