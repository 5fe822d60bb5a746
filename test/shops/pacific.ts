import { shopLike } from './like.ts';
import shop from './pacific.json' with { type: 'json' };

/** A shop with calendars, names and prices of its own, which receives orders: one product, long rests. */
export const pacific = shopLike(shop);
