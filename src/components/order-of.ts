import type { ProductId } from '../book/schema.ts';
import { openAddress } from '../designer/address/read.ts';
import { buildOf } from '../designer/state/design.ts';
import { type OrderPage, orderPage } from '../documents/order-page.ts';
import { catalog } from '../hosts/astro/site.ts';

const found = { status: 200, statusText: 'OK' };
const refused = { status: 400, statusText: 'Bad Request' };

/**
 * The content of an order link's page, and its status: 400 if the link asks for something
 * unavailable.
 */
export function orderOf(
  id: ProductId,
  { search }: URL,
): { order: OrderPage; answer: typeof found } {
  const { design, problems } = openAddress(catalog, id, search.slice(1), '');
  return {
    order: orderPage(catalog, buildOf(catalog, design), problems),
    answer: problems.length === 0 ? found : refused,
  };
}
