import shop from './copy-shop.json' with { type: 'json' };
import { shopLike } from './like.ts';

/** A legal copy shop, with tables pasted from a spreadsheet: of a set, and of an order it stocks. */
export const copyShop = shopLike(shop);
