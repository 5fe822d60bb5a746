import { shopLike } from './like.ts';
import shop from './total-tabs.json' with { type: 'json' };

/**
 * A shop whose rates follow all tabs of an order, whatever the sets. It wraps sets for a charge per
 * set, charges an order's inks in two ways, and has a minimum charge. No order ships free.
 */
export const totalTabs = shopLike(shop);
