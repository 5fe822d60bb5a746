import type { GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { catalog } from './site.ts';

/** `getStaticPaths` for pages and documents with one copy per product. */
export const productRoutes = (() =>
  catalog.productIds.map((id) => ({
    params: { product: id },
    props: { id },
  }))) satisfies GetStaticPaths;

export type ProductRoute = InferGetStaticPropsType<typeof productRoutes>;
