import { markdownPath } from '../documents/site-pages.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { designerPath } from '../pricing/order-link.ts';

/** Where Astro renders an order link; only the app leads there. */
const folder = '/order';

/** The routes that render a designer with a query, by the designer's paths. */
export function orderPages({ productIds }: Catalog): ReadonlyMap<string, string> {
  return new Map(
    productIds.flatMap((id) => [
      [designerPath(id), `${folder}/${id}`],
      [markdownPath(designerPath(id)), markdownPath(`${folder}/${id}`)],
    ]),
  );
}
