import type { ErrorDocument } from './answers.ts';

/** A request as plain values, so that the same handlers run under Node and as Astro endpoints. */
export interface ApiRequest {
  readonly method: string;
  /** The query as sent, still percent-encoded, without its question mark. */
  readonly query: string;
  /** Returns a header's value by its lower-case name. */
  header(name: string): string | undefined;
  /**
   * Reads the body as UTF-8, once; empty if there is none.
   *
   * @returns `undefined` if it has more than {@link bodyBytesMax} bytes
   */
  text(): Promise<string | undefined>;
}

/**
 * Maximum size of a request's body: fits 150 titles of 200 characters, each escaped as
 * `\\ud83d\\ude00`.
 */
export const bodyBytesMax = 400_000;

/** A complete answer; the sender adds its length and drops the body for HEAD. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: ApiHeaders;
  /** A strong entity tag, including quotes; sent along with the headers. */
  readonly etag?: string;
  readonly body: string;
}

/** Values by lower-case names. */
export type ApiHeaders = Readonly<Record<string, string>>;

export type ApiHandler = (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>;

/** A GET without headers, for calls to the service's own handlers. */
export function plainGet(query: string): ApiRequest {
  return { method: 'GET', query, header: () => undefined, text: async () => '' };
}

/** Headers of a JSON answer; `endpoint` adds those that all answers share. */
export function jsonHeaders(headers: ApiHeaders = {}): ApiHeaders {
  return { 'content-type': 'application/json; charset=utf-8', ...headers };
}

/** The body is a flat string: appending a newline would cost a copy. */
export function jsonAnswer(status: number, value: unknown, headers?: ApiHeaders): ApiAnswer {
  return { status, headers: jsonHeaders(headers), body: JSON.stringify(value) };
}

/** Every origin may read every answer. */
export const openToAll = { 'access-control-allow-origin': '*' } as const;

/** An error, never cached. */
export function errorAnswer(
  status: number,
  error: string | ErrorDocument,
  headers: ApiHeaders = {},
): ApiAnswer {
  const document = typeof error === 'string' ? { error } : error;
  return jsonAnswer(status, document, { 'cache-control': 'no-store', ...openToAll, ...headers });
}

/** Methods of a read-only endpoint. */
export const readMethods = 'GET, HEAD, OPTIONS';

/**
 * Answers a cross-origin preflight.
 *
 * @param methods comma-separated, also sent as `Allow`.
 * @param headers comma-separated request headers that a page may send; `*` for all.
 */
export function preflight(methods: string, headers: string): ApiAnswer {
  return {
    status: 204,
    headers: {
      ...openToAll,
      allow: methods,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': headers,
      // One day; browsers cap it lower.
      'access-control-max-age': '86400',
    },
    body: '',
  };
}

/**
 * Hashes a text to 64 bits (cyrb53 by bryc, public domain, with all of its bits), on any platform.
 * It distinguishes versions; whoever wants two texts with one hash can find them.
 */
export function contentHash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return [a, b].map((half) => (half >>> 0).toString(36).padStart(7, '0')).join('');
}

/** A strong entity tag of a text. */
export function strongEtag(body: string): string {
  return `"${contentHash(body)}"`;
}

/** No client keeps more versions of one answer than fit in this; longer lists are ignored. */
const headerMax = 4_000;

/**
 * Returns whether an `If-None-Match` header matches this entity, by `*` or in its list. Uses the
 * weak comparison that RFC 9110, 13.1.2 requires.
 */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch.length > headerMax) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Answers a web-standard request with a plain-value handler.
 *
 * @param extraHeaders added to every answer.
 */
export async function respond(
  handler: ApiHandler,
  request: Request,
  extraHeaders: ApiHeaders = {},
): Promise<Response> {
  const { method } = request;
  const { status, headers, etag, body } = await handler({
    method,
    query: new URL(request.url).search.slice(1),
    header: (name) => request.headers.get(name) ?? undefined,
    text: () => request.text(),
  });
  const hasBody = status !== 204 && status !== 304;
  const length = hasBody && { 'content-length': String(new TextEncoder().encode(body).length) };
  const all = { ...extraHeaders, ...headers, ...(etag && { etag }), ...length };
  // An empty string would add a Content-Type.
  const isSent = hasBody && method !== 'HEAD' && body !== '';
  return new Response(isSent ? body : null, { status, headers: all });
}
