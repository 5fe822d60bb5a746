import shop from './copy-shop.json' with { type: 'json' };
import { shopLike } from './like.ts';

/**
 * A legal copy shop. Its prices are tables pasted from a spreadsheet: of a set, with the next row for
 * numbers of tabs between two; and of an order, for the numbers of tabs that it stocks only.
 */
export const copyShop = shopLike(shop);
