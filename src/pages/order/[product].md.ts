import type { APIRoute } from 'astro';
import { designerMarkdown } from '../../documents/designer-document.ts';
import { catalog } from '../../hosts/astro/site.ts';

/** The Markdown of an order link; the app leads here, see `app/order-pages.ts`. */
export const prerender = false;

export const GET: APIRoute = ({ params }) => {
  const id = catalog.productIds.find((id) => id === params.product);
  if (!id) return new Response(null, { status: 404 });
  return new Response(designerMarkdown(catalog, id), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
};
