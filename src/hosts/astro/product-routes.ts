import type { GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { productIds } from '../../pricing/catalog.ts';

/** The routes of pages and documents that there are once for each product. */
export const productRoutes = (() =>
  productIds.map((id) => ({ params: { product: id }, props: { id } }))) satisfies GetStaticPaths;

/** What such a route is told of its product. */
export type ProductRoute = InferGetStaticPropsType<typeof productRoutes>;
