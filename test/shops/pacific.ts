import { shopLike } from './like.ts';
import shop from './pacific.json' with { type: 'json' };

/**
 * A shop on the Pacific with one product, which charges by the number of sets, per tab and per
 * order. Its names and prices are its own, and it receives orders. Its calendars are too: it works
 * Tuesday to Saturday and closes for weeks at a time, its proofs take two days, and its carrier
 * delivers on Saturdays.
 */
export const pacific = shopLike(shop);
