import type { factPlaceholders } from '../book/schema/facts.ts';
import type { FactsData } from '../book/schema.ts';
import { defaultBuild } from './build.ts';
import { productIds, type SiteCatalog } from './catalog.ts';
import { quoteFormUrl } from './order-link.ts';
import { priceAt, shippingVerdict } from './quote.ts';
import { inWords } from './words.ts';

type Placeholder = (typeof factPlaceholders)[number];

/** What a fact's names in braces stand for. */
export function factValues(catalog: SiteCatalog): Readonly<Record<Placeholder, string>> {
  const { limits, delivery, quoteOnly } = catalog.book;
  return {
    minimumSets: String(limits.setQuantities[0]),
    freeShippingOver: limits.freeShippingOver.replace(/\.00$/, ''),
    freeShippingRegion: limits.freeShippingRegion,
    freeShippingTabs: inWords(tabsThatShipFree(catalog)),
    paperDays: String(delivery.productionDays.paper),
    polyDays: String(delivery.productionDays.poly),
    quoteOnly: quoteOnly.map(({ label }) => label).join('; '),
    quoteForm: quoteFormUrl(catalog),
  };
}

/**
 * The fewest tabs per set with which a minimum order of any product ships free; one more than can be
 * ordered where none does.
 */
export function tabsThatShipFree(catalog: SiteCatalog): number {
  const { tabsPerSet, setQuantities } = catalog.book.limits;
  const sets = setQuantities[0] as number;
  const shipsFree = (tabs: number) =>
    productIds.every((id) => {
      const { totalCents } = priceAt(
        catalog.products[id],
        defaultBuild(catalog, id, tabs, sets),
        sets,
      );
      return shippingVerdict(catalog, totalCents).freeGround;
    });
  let tabs = tabsPerSet.min;
  while (tabs <= tabsPerSet.max && !shipsFree(tabs)) tabs++;
  return tabs;
}

/** The seller's facts with every name in braces filled in. */
export function statedFacts(catalog: SiteCatalog): FactsData {
  const values: Readonly<Record<string, string>> = factValues(catalog);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (braced, name: string) => values[name] ?? braced);
  const { facts } = catalog.book;
  return Object.fromEntries(
    Object.entries(facts).map(([key, text]) => [key, fill(text)]),
  ) as FactsData;
}
