import type { SellerData } from '../book/schema.ts';
import { type ApiHeaders, openToAll } from '../contract/exchange.ts';
import { discoveryLinks } from '../documents/discovery.ts';

/**
 * The `Link` header values that lead from each page to its Markdown, and back from that.
 *
 * @param pages the path of the Markdown of each page, by the page's own.
 */
export function alternatesOf(pages: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    [...pages].flatMap(([page, markdown]) => [
      [page, `<${markdown}>; rel="alternate"; type="text/markdown"`],
      [markdown, `<${page}>; rel="canonical"`],
    ]),
  );
}

/** The security headers of a file or page, by its public path. */
export function securityOf(security: SecurityHeaders, path: string, isPage: boolean): ApiHeaders {
  if (!isPage) return security.file;
  return /^\/embed(\/|$)/.test(path) ? security.framed : security.page;
}

/**
 * The headers a static file is served with, by public path. They are part of the build.
 *
 * @param alternate of {@link alternatesOf}, if the file has two forms
 */
export function headersFor(path: string, alternate?: string): ApiHeaders {
  const links = [...(alternate ? [alternate] : []), ...discoveryLinks(path)];
  const isHashed = path.startsWith('/_astro/');
  return {
    'cache-control': `public, max-age=${isHashed ? '31536000, immutable' : '300, must-revalidate'}`,
    ...openToAll,
    ...(alternate && { vary: 'Accept' }),
    ...(links.length > 0 && { link: links.join(', ') }),
  };
}

/**
 * Headers of a page rendered for one request. Its URL can contain titles, so it is never cached or
 * indexed.
 *
 * @param path the Astro route.
 */
export function renderedHeaders(path: string, security: SecurityHeaders): ApiHeaders {
  return {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    vary: 'Accept',
    ...openToAll,
    ...(path.endsWith('.md') ? security.file : security.page),
  };
}

export interface SecurityHeaders {
  /** For HTML pages. */
  readonly page: ApiHeaders;
  /** For HTML pages that the seller's own site may frame. */
  readonly framed: ApiHeaders;
  /** For other files: scripts, styles, pictures, documents. */
  readonly file: ApiHeaders;
  /** For live answers. */
  readonly data: ApiHeaders;
}

/**
 * Headers that stop browsers from misusing an answer.
 *
 * @param baseUrl if https, browsers are also told to return over https only.
 * @param seller the book's: pages send finished orders to `submitUrl`, the only other origin they
 * can reach, and those below `/embed` may be framed by `embedOn`.
 */
export function securityHeaders(
  baseUrl: string,
  { submitUrl, embedOn = [] }: Partial<Pick<SellerData, 'submitUrl' | 'embedOn'>> = {},
): SecurityHeaders {
  const secure = baseUrl.startsWith('https:');
  const policy = (...more: string[]) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self'${submitUrl ? ` ${new URL(submitUrl).origin}` : ''}`,
      "form-action 'self'",
      "base-uri 'none'",
      ...more,
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ].join('; ');
  const data = {
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...(secure && { 'strict-transport-security': 'max-age=63072000' }),
  };
  const file = { ...data, 'cross-origin-resource-policy': 'cross-origin' };
  const page = {
    ...file,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin',
  };
  const ancestors = ["frame-ancestors 'self'", ...embedOn].join(' ');
  return {
    data,
    file,
    page: {
      ...page,
      'content-security-policy': policy("frame-ancestors 'none'"),
      'x-frame-options': 'DENY',
    },
    framed: { ...page, 'content-security-policy': policy(ancestors) },
  };
}

const byExtension: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv; charset=utf-8; header=present',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  icc: 'application/vnd.iccprofile',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/**
 * Returns the Content-Type of a built file, by its path from the site's root.
 *
 * @throws if the extension is not known, so no file is served with a guessed type.
 */
export function contentTypeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : '';
  const type = byExtension[extension];
  if (!type) throw new Error(`${path} has no known content type: add it to src/app/headers.ts`);
  return type;
}

/** Returns whether files of this type shrink when compressed. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|^font\/ttf|[/+](json|xml)\b/.test(contentType);
}
