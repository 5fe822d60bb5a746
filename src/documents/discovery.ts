import { documentPaths, endpointPaths, pagePaths } from '../contract/paths.ts';
import { designerPath } from '../order/path.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { allPages, pageUrl, priceData, sitePage } from './site-pages.ts';

/** `/sitemap.xml`: every page. */
export function siteMap(catalog: SiteCatalog): string {
  const urls = allPages(catalog).map(({ path }) =>
    pageUrl(catalog, path).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `  <url><loc>${url}</loc></url>`).join('\n')}
</urlset>
`;
}

/** `/robots.txt`: allows everything, and states the permitted uses. */
export function robots(catalog: SiteCatalog): string {
  const { search, aiInput, aiTrain } = catalog.book.seller.contentSignals;
  const uses = { search, 'ai-input': aiInput, 'ai-train': aiTrain };
  const signals = Object.entries(uses).map(([use, may]) => `${use}=${may ? 'yes' : 'no'}`);
  return `User-agent: *
Content-Signal: ${signals.join(', ')}
Allow: /

Sitemap: ${pageUrl(catalog, documentPaths.siteMap)}
`;
}

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. It expires a year after
 * the date of the prices, so updating the prices renews it.
 */
export function securityText(catalog: SiteCatalog): string {
  const { seller, prices } = catalog.book;
  const year = Number(prices.date.slice(0, 4));
  return `Contact: mailto:${seller.email}
Expires: ${year + 1}${prices.date.slice(4)}T00:00:00Z
Preferred-Languages: en
Canonical: ${pageUrl(catalog, documentPaths.security)}
`;
}

/** `/.well-known/api-catalog` (RFC 9727): the APIs, and where each is documented. */
export function apiCatalog(catalog: SiteCatalog): string {
  const at = (path: string) => pageUrl(catalog, path);
  const json = (path: string) => [{ href: at(path), type: 'application/json' }];
  const html = (path: string) => [{ href: at(path), type: 'text/html' }];
  const { price, deliveryDate, mcp, health } = endpointPaths;
  const endpoint = (path: string, description: string, page: string) => ({
    anchor: at(path),
    'service-desc': json(description),
    'service-doc': html(page),
    status: json(health),
  });
  const linkset = [
    {
      anchor: at(documentPaths.apiCatalog),
      item: [price, deliveryDate, mcp].map((path) => ({ href: at(path) })),
    },
    {
      ...endpoint(price, documentPaths.openApi, pagePaths.reference),
      'service-meta': json(documentPaths.capabilities),
    },
    endpoint(deliveryDate, documentPaths.openApi, pagePaths.reference),
    endpoint(mcp, documentPaths.mcpDescription, pagePaths.developers),
  ];
  return `${JSON.stringify({ linkset })}\n`;
}

export const serviceDescriptionLink = `<${documentPaths.openApi}>; rel="service-desc"; type="application/json"`;

/**
 * `Link` header values that lead from any document to the service's descriptions, and from a price
 * page to its data. URLs are relative.
 *
 * @param path the file's public path, such as `/prices/paper`; assets have no such links.
 */
export function discoveryLinks(path: string): string[] {
  if (asset.test(path)) return [];
  const links = [
    ...priceData(path).map(({ path, type }) => `<${path}>; rel="alternate"; type="${type}"`),
    `<${documentPaths.llms}>; rel="describedby"; type="text/plain"`,
    serviceDescriptionLink,
    `<${pagePaths.reference}>; rel="service-doc"; type="text/html"`,
    `<${documentPaths.apiCatalog}>; rel="api-catalog"`,
  ];
  return links.filter((link) => !link.startsWith(`<${path}>`));
}

const asset = /^\/_astro\/|\.(css|js|svg|png|ico|woff2|webmanifest)$/;

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
