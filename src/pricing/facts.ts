import {
  allFacts,
  type FactName,
  type FactPlaceholder,
  usualProofBusinessDays,
} from '../book/fact-names.ts';
import { businessDays, counted } from '../text/counts.ts';
import { oncePer } from '../text/once.ts';
import { inWords, listed } from '../text/words.ts';
import { defaultBuild } from './build.ts';
import { type Catalog, perProduct, quoteFormUrl, type SiteCatalog } from './catalog.ts';
import { priceAt, shippingVerdict } from './quote.ts';

/** The values of the placeholders in facts; one of them takes hundreds of prices. */
export const factValues = oncePer((catalog: Catalog): Readonly<Record<FactPlaceholder, string>> => {
  const { limits, quoteOnly, delivery } = catalog.book;
  return {
    minimumSets: minimumSets(catalog, ''),
    freeShippingOver: `$${limits.freeShippingOver?.replace(/\.00$/, '')}`,
    freeShippingRegion: limits.freeShippingRegion,
    freeShippingTabs: inWords(tabsThatShipFree(catalog)),
    productionDays: productionDaysText(catalog),
    proofBusinessDays: businessDays(delivery.proofBusinessDays ?? usualProofBusinessDays),
    quoteOnly: quoteOnly.map(({ label }) => label).join('; '),
    quoteForm: quoteFormUrl(catalog),
    email: catalog.book.seller.email,
  };
});

/** `5 business days for paper and about 15 for poly` */
function productionDaysText(catalog: Catalog): string {
  const first = catalog.products[catalog.defaultProduct].data.productionDays;
  return perProduct(catalog, ({ data: { productionDays: days } }) =>
    days === first ? businessDays(days) : `about ${days}`,
  );
}

/**
 * The fewest tabs per set with which a minimum order of any product ships free; one more than can
 * be ordered if none does.
 */
export function tabsThatShipFree(catalog: Catalog): number {
  const { tabsPerSet } = catalog.book.limits;
  const shipsFree = (tabs: number) =>
    catalog.productIds.every((id) => {
      const build = defaultBuild(catalog, id, tabs);
      const { totalCents } = priceAt(catalog.products[id], build, build.sets);
      return shippingVerdict(catalog, totalCents).freeGround;
    });
  let tabs = tabsPerSet.min;
  while (tabs <= tabsPerSet.max && !shipsFree(tabs)) tabs++;
  return tabs;
}

/** Fills in the placeholders of a fact. */
export function stateFact(catalog: Catalog, fact: string): string {
  const values: Readonly<Record<string, string>> = factValues(catalog);
  return fact
    .replace(/\{minimumSets\}( sets|-set)/g, (_, unit: string) => minimumSets(catalog, unit))
    .replace(/\{(\w+)\}/g, (braced, name: string) => values[name] ?? braced);
}

/**
 * The smallest orders: `25 sets`, or `25 sets, 10 for half-size` if products differ.
 *
 * @param unit what follows the number in the fact.
 */
function minimumSets({ products, productIds }: Catalog, unit: string): string {
  const least = Map.groupBy(productIds, (id) => products[id].quantities[0] as number);
  const [[first] = [0], ...others] = least;
  const smallest = unit === ' sets' ? counted(first, 'set') : `${first}${unit}`;
  if (others.length === 0) return smallest;
  const rest = others.map(([sets, ids]) => {
    const nouns = listed(ids.map((id) => products[id].data.noun));
    return `${sets}${unit === '-set' ? unit : ''} for ${nouns}`;
  });
  return unit === ' sets' ? `${smallest}, ${rest.join(', ')}` : `${smallest} (${rest.join(', ')})`;
}

/** A fact of the seller's with every placeholder filled in. */
export function statedFact(catalog: SiteCatalog, name: FactName): string {
  const onRequest = 'On request: ask {email}, or use the form at {quoteForm}.';
  return stateFact(catalog, catalog.book.facts[name] ?? onRequest);
}

/** All of the seller's facts, the specification's first; those left out are on request. */
export function statedFacts(catalog: SiteCatalog) {
  const names = Object.keys(allFacts) as FactName[];
  const stated = names.map((name) => [name, statedFact(catalog, name)]);
  return Object.fromEntries(stated) as Readonly<Record<FactName, string>>;
}
