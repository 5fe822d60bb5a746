import type { FactsData, factPlaceholders } from '../book/schema.ts';
import type { Catalog } from './catalog.ts';
import { quoteFormUrl } from './order-link.ts';

type Placeholder = (typeof factPlaceholders)[number];

/** What a fact's names in braces stand for. */
export function factValues(catalog: Catalog): Readonly<Record<Placeholder, string>> {
  const { limits, delivery, quoteOnly } = catalog.book;
  return {
    minimumSets: String(limits.setQuantities[0]),
    freeShippingOver: limits.freeShippingOver.replace(/\.00$/, ''),
    freeShippingRegion: limits.freeShippingRegion,
    paperDays: String(delivery.productionDays.paper),
    polyDays: String(delivery.productionDays.poly),
    quoteOnly: quoteOnly.map(({ label }) => label).join('; '),
    quoteForm: quoteFormUrl(catalog),
  };
}

/** The seller's facts with every name in braces filled in. */
export function statedFacts(catalog: Catalog): FactsData {
  const values: Readonly<Record<string, string>> = factValues(catalog);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (braced, name: string) => values[name] ?? braced);
  const { facts } = catalog.book;
  return Object.fromEntries(
    Object.entries(facts).map(([key, text]) => [key, fill(text)]),
  ) as FactsData;
}
