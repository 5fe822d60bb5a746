import type { APIRoute } from 'astro';
import { orderMarkdown, orderPage } from '../../documents/designer-page.ts';
import { catalog, queryOf } from '../../hosts/astro/site.ts';

/** The Markdown of an order link; the app routes here, see `app/app.ts`. */
export const prerender = false;

export const GET: APIRoute = (context) => {
  const id = catalog.productIds.find((id) => id === context.params.product);
  if (!id) return new Response(null, { status: 404 });
  const order = orderPage(catalog, id, queryOf(context));
  return new Response(orderMarkdown(catalog, order), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
};
