import { quoteOnlyOf } from './by-quote.ts';
import { usualExample } from './examples.ts';
import type { OrderBook, Shop } from './schema.ts';

/** The part of a shop that browsers need. */
type OrderShop = Omit<Shop, 'facts' | keyof SiteParts> & {
  readonly facts: OrderBook['facts'];
};

type SiteParts = Pick<Shop, 'terms' | 'support' | 'privacy' | 'hideSets'>;

/** The same for every shop: how much a request may contain. */
const requestLimits = { titleLengthMax: 200, queryLengthMax: 60_000 };

/** The most tabs per set that the MCP tools accept. */
const agentTabsPerSetMax = 150;

/** Opens what browsers need of a shop. */
export function openOrderBook(shop: OrderShop): OrderBook {
  const { seller, limits, products, prices, facts, delivery, quoteOnly, retired = {} } = shop;
  const agents = Math.min(agentTabsPerSetMax, limits.tabsPerSet.max);
  return {
    seller,
    limits: { ...limits, ...requestLimits, agentTabsPerSetMax: agents },
    products: products as OrderBook['products'],
    prices,
    facts,
    quoteOnly: quoteOnlyOf(quoteOnly),
    retired,
    delivery,
    examples: { usual: usualExample(shop) },
  };
}
