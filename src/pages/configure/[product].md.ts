import type { APIRoute, GetStaticPaths } from 'astro';
import type { ProductId } from '../../book/schema.ts';
import { designerMarkdown } from '../../documents/designer-document.ts';
import { productIds } from '../../pricing/catalog.ts';
import { catalog } from '../../server/site.ts';

export const getStaticPaths = (() =>
  productIds.map((product) => ({ params: { product } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  new Response(designerMarkdown(catalog, params.product as ProductId));
