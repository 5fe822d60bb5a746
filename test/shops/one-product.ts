import { shopLike } from './like.ts';
import shop from './one-product.json' with { type: 'json' };

/**
 * The smallest possible shop: one product, one option with one choice, rates by all tabs.
 */
export const oneProduct = shopLike(shop);
