import shop from './brackets.json' with { type: 'json' };
import { shopLike } from './like.ts';

/**
 * A shop whose prices have brackets: a rate holds for all tabs of an order, or for its sets, up to
 * the next one. Larger orders get a percentage off, so that some cost less than smaller ones.
 */
export const brackets = shopLike(shop);
