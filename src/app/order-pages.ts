import { markdownPath } from '../documents/site-pages.ts';
import { productIds } from '../pricing/catalog.ts';
import { designerPath } from '../pricing/order-link.ts';

/** Where Astro renders an order link; only the app leads there. */
const folder = '/order';

const rendered = new Map(
  productIds.flatMap((id) => [
    [designerPath(id), `${folder}/${id}`],
    [markdownPath(designerPath(id)), markdownPath(`${folder}/${id}`)],
  ]),
);

/** The route that renders a designer with a query; `undefined` for any other document. */
export function orderPagePath(path: string): string | undefined {
  return rendered.get(path);
}
