import type { SellerData } from '../book/schema.ts';
import { discoveryLinks } from '../documents/discovery.ts';
import { openToAll } from '../http/answers.ts';

type Headers = Readonly<Record<string, string>>;

const hashedAsset = /^\/_astro\//;
const immutable = 'public, max-age=31536000, immutable';
const briefly = 'public, max-age=300, must-revalidate';

/**
 * The `Link` header values that lead from each page to its Markdown, and back from that.
 *
 * @param pages the path of the Markdown of each page, by the page's own.
 */
export function alternatesOf(pages: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const both = [...pages].flatMap(([page, markdown]): (readonly [string, string])[] => [
    [page, `<${markdown}>; rel="alternate"; type="text/markdown"`],
    [markdown, `<${page}>; rel="canonical"`],
  ]);
  return new Map(both);
}

/** Where the pages are that the seller's own site may frame. */
const isFramed = /^\/embed(\/|$)/;

/** The security headers of a file or page, by its public path. */
export function securityOf(security: SecurityHeaders, path: string, isPage: boolean): Headers {
  if (!isPage) return security.file;
  return isFramed.test(path) ? security.framed : security.page;
}

/**
 * The headers a static file is served with, by public path. They are part of the build.
 *
 * @param alternate of {@link alternatesOf}, if the file has two forms
 */
export function headersFor(path: string, alternate?: string): Headers {
  const links = [...(alternate ? [alternate] : []), ...discoveryLinks(path)];
  return {
    'cache-control': hashedAsset.test(path) ? immutable : briefly,
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
export function renderedHeaders(path: string, security: SecurityHeaders): Headers {
  return {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    vary: 'Accept',
    ...openToAll,
    ...(path.endsWith('.md') ? security.file : security.page),
  };
}

const pagePolicy = (connections: string) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  `connect-src ${connections}`,
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
];
const dataPolicy = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];

const unusedFeatures =
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()';

export interface SecurityHeaders {
  /** For HTML pages. */
  readonly page: Headers;
  /** For HTML pages that the seller's own site may frame. */
  readonly framed: Headers;
  /** For other files: scripts, styles, pictures, documents. */
  readonly file: Headers;
  /** For live answers. */
  readonly data: Headers;
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
  const connect = submitUrl ? `'self' ${new URL(submitUrl).origin}` : "'self'";
  const policy = (...more: string[]) =>
    [...pagePolicy(connect), ...more, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
  const data = {
    'content-security-policy': dataPolicy.join('; '),
    'x-content-type-options': 'nosniff',
    ...(secure && { 'strict-transport-security': 'max-age=63072000' }),
  };
  const file = { ...data, 'cross-origin-resource-policy': 'cross-origin' };
  const page = {
    ...file,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': unusedFeatures,
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
    framed: { ...page, 'content-security-policy': policy("frame-src 'self'", ancestors) },
  };
}
