import { errorAnswer, jsonAnswer } from '../http/answers.ts';
import type { ApiHandler } from '../http/message.ts';
import { plainGet } from '../http/plain-get.ts';
import { priceQuery } from '../order/path.ts';
import { defaultBuild } from '../pricing/build.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';

/**
 * `/healthz`: 200 if the service can quote and isn't stopping, else 503.
 *
 * @param price the endpoint that must quote the smallest order.
 */
export function healthHandler(
  catalog: SiteCatalog,
  price: ApiHandler | undefined,
  stopping: () => boolean,
): ApiHandler {
  const smallestOrder = plainGet(
    priceQuery(catalog, defaultBuild(catalog, catalog.defaultProduct)),
  );
  const canQuote = async () => (await price?.(smallestOrder))?.status === 200;
  return async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return errorAnswer(405, `${method} is not answered here: use GET.`, { allow: 'GET, HEAD' });
    }
    const status = stopping() ? 'stopping' : (await canQuote()) ? 'ok' : 'failing';
    return jsonAnswer(status === 'ok' ? 200 : 503, { status }, { 'cache-control': 'no-store' });
  };
}
