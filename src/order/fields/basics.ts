import type { ProductId } from '../../book/schema.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { quantityFor } from '../../pricing/quantities.ts';
import { priceAt } from '../../pricing/quote.ts';
import type { Field, SoFar } from '../field.ts';
import { buildOf } from '../order.ts';
import { countOf, phrases, textOf, yesOrNo } from '../words.ts';

/** Words after a number that say what it counts. */
const units: Readonly<Record<'sets' | 'tabs', readonly string[]>> = {
  sets: phrases('set, sets, copy, copies, binder, binders, identicalsets'),
  tabs: phrases('tab, tabs, tabsperset, tabseach, tabsaset, divider, dividers, titles'),
};

export function productField({ productIds: ids }: Catalog): Field<ProductId> {
  const name = 'product';
  return {
    key: 'product',
    names: { price: name, delivery: name, quote: name, draft: name, link: name },
    alsoCalled: phrases('product type, product id, product name, item, type'),
    shape: { kind: 'choice', ids },
    meant(value, { vocabulary }) {
      const text = textOf(value);
      if (ids.some((id) => id === text)) return { value: text as ProductId };
      const same = ids.find((id) => id.toLowerCase() === text.trim().toLowerCase());
      if (same) return { value: same };
      const meant = vocabulary.product(text);
      return { wrong: 'notAProduct', facts: { meant: meant?.id, other: meant?.word } };
    },
    of: ({ build }) => build.product,
  };
}

/** Tabs in a set. The tools' documented limit is lower; a set beyond it is still priced. */
export function tabsField({ book }: Catalog): Field<number> {
  const { min, max } = book.limits.tabsPerSet;
  const facts = { min, max };
  return {
    key: 'tabs',
    names: { price: 'tabs', quote: 'tabsPerSet', link: 'tabs' },
    alsoCalled: phrases('tab count, dividers, dividers per set, tabs each, tabs in set'),
    shape: { kind: 'integer', min, max },
    meant(value) {
      const count = countOf(value);
      if (count && units.sets.includes(count.unit)) return { wrong: 'otherUnit', facts };
      const isTabs = count && (count.unit === '' || units.tabs.includes(count.unit));
      if (!isTabs) return { wrong: 'notANumber', facts };
      const { number } = count;
      return number >= min && number <= max
        ? { value: number }
        : { wrong: 'notANumber', facts: { ...facts, count: number } };
    },
    of: ({ build }) => build.tabs,
    repair(value) {
      const number = Number.parseInt(textOf(value), 10);
      return number >= min ? Math.min(number, max) : undefined;
    },
  };
}

export function setsField(catalog: Catalog): Field<number> {
  return {
    key: 'sets',
    names: { price: 'sets', quote: 'sets', draft: 'sets', link: 'sets' },
    alsoCalled: phrases(
      'quantity, qty, set quantity, order quantity, set count, sets count, copies, count, binders',
    ),
    shape: { kind: 'quantity', among: catalog.quantities },
    meant(value, so) {
      const count = countOf(value);
      if (count && units.tabs.includes(count.unit)) return { wrong: 'otherUnit' };
      const isSets = count && (count.unit === '' || units.sets.includes(count.unit));
      if (!isSets) return { wrong: 'notOrderable' };
      if (so.product.quantities.includes(count.number)) return { value: count.number };
      return { wrong: 'notOrderable', facts: { count: count.number, priceAt: pricing(so) } };
    },
    of: ({ build }) => build.sets,
    /** The smallest orderable quantity that covers the number; the highest if none does. */
    repair(value, { product }) {
      const number = Number.parseInt(textOf(value), 10);
      return Number.isNaN(number) ? undefined : quantityFor(product, number);
    },
  };
}

/** The total in cents at other quantities, if all else is known. */
function pricing({ product, tabs, values }: SoFar): ((sets: number) => number) | undefined {
  if (tabs === undefined || !values.has('product')) return undefined;
  const build = { ...buildOf(product, values), tabs };
  return (sets) => priceAt(product, build, sets).totalCents;
}

export const allQuantitiesField: Field<boolean> = {
  key: 'allQuantities',
  names: { quote: 'allQuantities', draft: 'allQuantities' },
  alsoCalled: phrases('quantities, price breaks, all prices, all sets, tiers, breaks'),
  shape: { kind: 'flag' },
  meant(value) {
    const meant = yesOrNo(value);
    return meant === undefined ? { wrong: 'notYesOrNo' } : { value: meant };
  },
};
