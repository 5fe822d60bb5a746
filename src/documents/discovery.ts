import { documentPaths } from '../contract/paths.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { allPages, pageUrl } from './site-pages.ts';

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
 * the build: every release renews it.
 *
 * @param builtAt in milliseconds since 1970
 */
export function securityText(catalog: SiteCatalog, builtAt: number): string {
  const expires = new Date(builtAt);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${catalog.book.seller.email}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: en
Canonical: ${pageUrl(catalog, documentPaths.security)}
`;
}

export const serviceDescriptionLink = `<${documentPaths.openApi}>; rel="service-desc"; type="application/json"`;

/**
 * `Link` header values that lead from a document to the list of all and to the API's description.
 *
 * @param path the file's public path, such as `/prices`; assets have no such links.
 */
export function discoveryLinks(path: string): string[] {
  if (/^\/_astro\/|\.(css|js|svg|png|ico|woff2)$/.test(path)) return [];
  const links = [
    `<${documentPaths.llms}>; rel="describedby"; type="text/plain"`,
    serviceDescriptionLink,
  ];
  return links.filter((link) => !link.startsWith(`<${path}>`));
}
