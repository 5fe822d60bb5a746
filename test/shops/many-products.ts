import type { Book, ProductId } from '../../src/book/schema.ts';
import { binderMaker } from './binder-maker.ts';
import { copyShop } from './copy-shop.ts';
import { brackets } from './index.ts';

function soldBy({ products, limits: { setQuantities, tabsPerSet } }: Book): Book['products'] {
  const sold = Object.entries(products).map(([id, product]) => {
    return [id, { quantities: setQuantities, tabsPerSet, ...product }];
  });
  return Object.fromEntries(sold) as Record<ProductId, Book['products'][ProductId]>;
}

/** The copy shop with the products of two others too: one site shows every way to price. */
export const manyProducts: Book = {
  ...copyShop,
  limits: { ...copyShop.limits, tabsPerSet: brackets.limits.tabsPerSet },
  products: { ...soldBy(copyShop), ...soldBy(brackets), ...soldBy(binderMaker) },
};
