import words from './by-quote.json' with { type: 'json' };
import sets from './ready-sets.json' with { type: 'json' };
import type { Book, OrderBook, SetsData, Shop } from './schema.ts';

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
  const { seller, limits, products, prices, facts, delivery, quoteOnly } = shop;
  const { retired = {}, examples = {} } = shop;
  const agents = Math.min(agentTabsPerSetMax, limits.tabsPerSet.max);
  return {
    seller,
    limits: { ...limits, ...requestLimits, agentTabsPerSetMax: agents },
    products: products as OrderBook['products'],
    prices,
    facts,
    quoteOnly: quoteOnly.map((id) => ({ id, ...words.entries[id] })),
    retired,
    delivery,
    examples,
  };
}

/** Opens a shop: adds what is the same for every seller to what this one decides. */
export function openBook(shop: Shop): Book {
  const { facts, terms, support, privacy, hideSets } = shop;
  return {
    ...openOrderBook(shop),
    facts,
    pages: { terms, support, privacy },
    sets: shownSets(hideSets),
  };
}

/** The engine's ready-made sets without those that a shop hides, by set or by field. */
function shownSets(hidden: readonly string[]): SetsData {
  const shown = <Part>(parts: Readonly<Record<string, Part>>) =>
    Object.entries(parts).filter(([name]) => !hidden.includes(name));
  const fields = shown<SetsData['fields'][string]>(sets.fields).map(
    ([id, field]) => [id, { ...field, sets: Object.fromEntries(shown(field.sets)) }] as const,
  );
  return { ...sets, fields: Object.fromEntries(fields) };
}
