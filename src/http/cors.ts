import type { ApiAnswer } from './message.ts';

/** Everything that is answered here may be read from every origin. */
export const openToAll = { 'access-control-allow-origin': '*' } as const;

/** The methods that what is only read answers. */
export const readMethods = 'GET, HEAD, OPTIONS';

/** A day: browsers keep a preflight's answer no longer than they see fit. */
const preflightSeconds = 86_400;

/**
 * The answer to a cross-origin preflight.
 *
 * @param methods names with commas between, also for the header `Allow`.
 * @param headers the request headers that a page may send, likewise; `*` for all.
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
