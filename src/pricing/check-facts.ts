import type { Fault } from '../book/check/fault.ts';
import type { SiteCatalog } from './catalog.ts';
import { tabsThatShipFree } from './facts.ts';

/**
 * Finds facts that contradict the prices.
 *
 * @param catalog of a book in which `checkBook` found no faults.
 */
export function checkFacts(catalog: SiteCatalog): Fault[] {
  const { facts, limits } = catalog.book;
  const { max } = limits.tabsPerSet;
  if (tabsThatShipFree(catalog) <= max) return [];
  const [sets] = limits.setQuantities;
  return Object.entries(facts)
    .filter(([, text]) => text.includes('{freeShippingTabs}'))
    .map(([key, text]) => ({
      place: `facts.${key}`,
      value: text,
      message: `${sets} sets of ${max} tabs do not ship free with every product at a free shipping over ${limits.freeShippingOver} USD: leave {freeShippingTabs} out`,
    }));
}
