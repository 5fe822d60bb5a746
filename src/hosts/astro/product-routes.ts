import type { GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { catalog } from './site.ts';

/** The routes of pages and documents that there are once for each product. */
export const productRoutes = (() =>
  catalog.productIds.map((id) => ({
    params: { product: id },
    props: { id },
  }))) satisfies GetStaticPaths;

/** What such a route is told of its product. */
export type ProductRoute = InferGetStaticPropsType<typeof productRoutes>;
