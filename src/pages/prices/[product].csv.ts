import type { APIRoute, GetStaticPaths } from 'astro';
import type { ProductId } from '../../book/schema.ts';
import { pricesCsv } from '../../documents/price-documents.ts';
import { productIds } from '../../pricing/catalog.ts';
import { catalog } from '../../server/site.ts';

export const getStaticPaths = (() =>
  productIds.map((product) => ({ params: { product } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  new Response(pricesCsv(catalog, params.product as ProductId));
