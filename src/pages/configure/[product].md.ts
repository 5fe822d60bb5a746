import type { APIRoute } from 'astro';
import { designerMarkdown } from '../../documents/designer-document.ts';
import { catalog, type ProductRoute, productRoutes } from '../../hosts/astro/site.ts';

export const getStaticPaths = productRoutes;

export const GET: APIRoute<ProductRoute> = ({ props }) =>
  new Response(designerMarkdown(catalog, props.id));
