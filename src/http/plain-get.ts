import type { ApiRequest } from './message.ts';

/** A GET without headers, as the service asks its own handlers. */
export function plainGet(query: string): ApiRequest {
  return { method: 'GET', query, header: () => undefined, body: '' };
}
