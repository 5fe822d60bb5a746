import { hash } from 'node:crypto';
import type { ErrorDocument } from '../contract/answers.ts';
import type { Problem } from '../order/problems.ts';
import { cutShort, explain } from '../text/echo.ts';

/**
 * A request and an answer as plain values, so that the same handlers serve the Node front and the
 * Astro endpoints.
 */
export interface ApiRequest {
  readonly method: string;
  /** The query as sent, still percent-encoded, without its question mark. */
  readonly query: string;
  /** Returns a header's value by its lower-case name. */
  header(name: string): string | undefined;
  /** The body as text; empty if there is none. */
  readonly body: string;
}

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
  return { method: 'GET', query, header: () => undefined, body: '' };
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

/** A longer corrected query doesn't help: its parts are in the sentences. */
const correctedMax = 500;

/**
 * 400 with every problem; the other members describe the first one.
 *
 * @param corrected the query to send instead, if only the words were wrong.
 */
export function problemsAnswer(problems: readonly Problem[], corrected = ''): ApiAnswer {
  const isShort = corrected !== '' && corrected.length <= correctedMax;
  const ending = isShort ? ` Send ${corrected}` : '';
  const first = problems[0];
  return errorAnswer(400, {
    error: explain(problems, ending),
    parameter: first?.parameter && cutShort(first.parameter),
    validValues: first?.validValues && [...first.validValues],
    quoteForm: problems.find((problem) => problem.quoteForm)?.quoteForm,
  });
}

/** Methods of a read-only endpoint. */
export const readMethods = 'GET, HEAD, OPTIONS';

/** One day; browsers cap it lower. */
const preflightSeconds = 86_400;

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
      'access-control-max-age': String(preflightSeconds),
    },
    body: '',
  };
}

/** Hash of the exact bytes: 27 URL-safe characters. */
export function contentHash(body: string | Buffer): string {
  return hash('sha256', body, 'base64url').slice(0, 27);
}

/** A strong entity tag of the exact bytes. */
export function strongEtag(body: string | Buffer): string {
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
