import type { ApiRequest } from './message.ts';

/** A GET without headers, for calls to the service's own handlers. */
export function plainGet(query: string): ApiRequest {
  return { method: 'GET', query, header: () => undefined, body: '' };
}
