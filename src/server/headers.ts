type Headers = Readonly<Record<string, string>>;

const hashedAsset = /^\/_astro\//;
const immutable = 'public, max-age=31536000, immutable';
const briefly = 'public, max-age=300, must-revalidate';

/** The headers that a static file is served with, by its public path; they go into the build. */
export function headersFor(path: string): Headers {
  return {
    'cache-control': hashedAsset.test(path) ? immutable : briefly,
    'access-control-allow-origin': '*',
  };
}

/** Answers to a cross-origin preflight of a static file. */
export const documentPreflight: Headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];
const documentPolicy = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];

const unusedFeatures =
  'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()';

export interface SecurityHeaders {
  /** For HTML pages. */
  readonly page: Headers;
  /** For everything else: JSON, Markdown, text, assets. */
  readonly document: Headers;
}

/** Headers that keep browsers from doing with an answer what it is not for. */
export function securityHeaders(baseUrl: string): SecurityHeaders {
  const secure = baseUrl.startsWith('https:');
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'cross-origin',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
  const upgrade = secure ? ['upgrade-insecure-requests'] : [];
  return {
    page: {
      ...everywhere,
      'content-security-policy': [...pagePolicy, ...upgrade].join('; '),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': unusedFeatures,
      'x-frame-options': 'DENY',
    },
    document: { ...everywhere, 'content-security-policy': documentPolicy.join('; ') },
  };
}
