import type { ApiAnswer } from './message.ts';

/** Every origin may read every answer. */
export const openToAll = { 'access-control-allow-origin': '*' } as const;

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
