import { shopLike } from './like.ts';
import shop from './three-products.json' with { type: 'json' };

/**
 * A shop that shares no product with the one that ships: letter and legal dividers, each with its
 * own die, and kraft ones without colors, in quantities and cuts of their own and with a minimum
 * charge. Rush production is a choice in percent, and so is a discount for waiting; a finish takes
 * longer, and varnish is only offered over white titles. It has no credit.
 */
export const threeProducts = shopLike(shop);
