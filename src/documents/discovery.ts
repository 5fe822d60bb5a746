import type { Catalog } from '../pricing/catalog.ts';
import { mcpPath } from './mcp/server.ts';
import { priceForms } from './price-forms.ts';
import { pageUrl, sitePages } from './site-pages.ts';

/** `/sitemap.xml`: every page. */
export function siteMap(catalog: Catalog): string {
  const entries = sitePages(catalog).map(
    ({ path }) => `  <url><loc>${escapeXml(pageUrl(catalog, path))}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** `/robots.txt`: everything may be read, and what for. */
export function robots(catalog: Catalog): string {
  const { search, aiInput, aiTrain } = catalog.book.seller.contentSignals;
  const signal = (name: string, allowed: boolean) => `${name}=${allowed ? 'yes' : 'no'}`;
  const signals = [
    signal('search', search),
    signal('ai-input', aiInput),
    signal('ai-train', aiTrain),
  ];
  return [
    'User-agent: *',
    `Content-Signal: ${signals.join(', ')}`,
    'Allow: /',
    '',
    `Sitemap: ${pageUrl(catalog, '/sitemap.xml')}`,
    '',
  ].join('\n');
}

/** `/.well-known/api-catalog` (RFC 9727): the APIs, and where each is described. */
export function apiCatalog(catalog: Catalog): string {
  const at = (path: string) => pageUrl(catalog, path);
  const target = (path: string, type: string) => [{ href: at(path), type }];
  const json = 'application/json';
  const apis = ['/api/price', '/api/delivery-date', mcpPath];
  const httpApi = (path: string) => ({
    anchor: at(path),
    'service-desc': target('/openapi.json', json),
    'service-doc': target('/reference', 'text/html'),
    status: target('/healthz', json),
  });
  const linkset = [
    { anchor: at('/.well-known/api-catalog'), item: apis.map((path) => ({ href: at(path) })) },
    {
      ...httpApi('/api/price'),
      'service-meta': target('/capabilities.json', json),
    },
    httpApi('/api/delivery-date'),
    {
      anchor: at(mcpPath),
      'service-desc': target('/.well-known/mcp.json', json),
      'service-doc': target('/developers', 'text/html'),
      status: target('/healthz', json),
    },
  ];
  return `${JSON.stringify({ linkset })}\n`;
}

/** The link of a `Link` header to the description of the API. */
export const serviceDescriptionLink =
  '</openapi.json>; rel="service-desc"; type="application/json"';

/**
 * Links of a `Link` header by which a reader finds, from any document, the descriptions of the
 * service, and from a price page its data. Addresses are relative.
 *
 * @param path the file's public path, such as `/prices/paper`; assets have no such links.
 */
export function discoveryLinks(path: string): string[] {
  if (isAsset(path)) return [];
  const links = [
    ...priceDataLinks(path),
    '</llms.txt>; rel="describedby"; type="text/plain"',
    serviceDescriptionLink,
    '</reference>; rel="service-doc"; type="text/html"',
    '</.well-known/api-catalog>; rel="api-catalog"',
  ];
  return links.filter((link) => !link.startsWith(`<${path}>`));
}

function isAsset(path: string): boolean {
  return path.startsWith('/_astro/') || /\.(css|js|svg|png|ico|woff2|webmanifest)$/.test(path);
}

function priceDataLinks(path: string): string[] {
  return priceForms(path).map(({ path, type }) => `<${path}>; rel="alternate"; type="${type}"`);
}
