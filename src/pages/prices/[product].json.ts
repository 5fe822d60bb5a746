import type { APIRoute } from 'astro';
import { pricesJson } from '../../documents/price-documents.ts';
import { catalog, type ProductRoute, productRoutes } from '../../hosts/astro/site.ts';

export const getStaticPaths = productRoutes;

export const GET: APIRoute<ProductRoute> = ({ props }) =>
  new Response(pricesJson(catalog, props.id));
