import type { ApiHandler } from '../http/answers.ts';
import { jsonAnswer, plainGet } from '../http/answers.ts';
import { priceQuery } from '../order/path.ts';
import { defaultBuild } from '../pricing/build.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';

/** Why a host should get no requests. */
export type Trouble =
  | { readonly status: 'stopping' }
  | { readonly status: 'damaged'; readonly files: readonly string[] };

/**
 * `/healthz`: 200 if the service can quote and its host has no trouble, else 503.
 *
 * @param price the endpoint that must quote the smallest order.
 */
export function healthHandler(
  catalog: SiteCatalog,
  price: ApiHandler | undefined,
  trouble: () => Trouble | undefined,
): ApiHandler {
  const smallestOrder = plainGet(
    priceQuery(catalog, defaultBuild(catalog, catalog.defaultProduct)),
  );
  const canQuote = async () => (await price?.(smallestOrder))?.status === 200;
  return async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      const error = `${method} is not answered here: use GET.`;
      return jsonAnswer(405, { error }, { ...unstored, allow: 'GET, HEAD' });
    }
    const health = trouble() ?? { status: (await canQuote()) ? 'ok' : 'failing' };
    return jsonAnswer(health.status === 'ok' ? 200 : 503, health, unstored);
  };
}

/** It is for the operator: pages of other origins can't read it. */
const unstored = { 'cache-control': 'no-store' };
