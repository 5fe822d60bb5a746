import { shopLike } from './like.ts';
import shop from './three-products.json' with { type: 'json' };

/** Letter, legal and kraft dividers, unlike those that ship: dies, cuts, percentages, no credit. */
export const threeProducts = shopLike(shop);
