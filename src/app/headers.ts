import type { SellerData } from '../book/schema.ts';
import { type ApiHeaders, openToAll } from '../contract/exchange.ts';

/** Headers of an Astro route rendered for a request: its URL can contain titles, so none is kept. */
export function renderedHeaders(path: string, security: SecurityHeaders): ApiHeaders {
  return {
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    vary: 'Accept',
    ...openToAll,
    ...(path.endsWith('.md') ? security.file : security.page),
  };
}

/** For HTML pages, those that the seller's own site may frame, other files, and live answers. */
export type SecurityHeaders = Readonly<Record<'page' | 'framed' | 'file' | 'data', ApiHeaders>>;

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
