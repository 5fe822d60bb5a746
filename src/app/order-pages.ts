import { markdownPath } from '../documents/site-pages.ts';
import { designerPath } from '../order/path.ts';
import type { Catalog } from '../pricing/catalog.ts';

/** Where Astro renders an order link; only the app routes here. */
const folder = '/order';

/** Routes that render the designer with a query, by designer path. */
export function orderPages({ productIds }: Catalog): ReadonlyMap<string, string> {
  return new Map(
    productIds.flatMap((id) => [
      [designerPath(id), `${folder}/${id}`],
      [markdownPath(designerPath(id)), markdownPath(`${folder}/${id}`)],
    ]),
  );
}
