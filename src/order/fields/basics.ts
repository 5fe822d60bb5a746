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

/** How many sets or tabs a value says, or that it counts the other; `start` is NaN without a number. */
function amountOf(value: unknown, noun: 'sets' | 'tabs') {
  const { number, unit = '' } = countOf(value) ?? {};
  const isOwn = unit === '' || units[noun].includes(unit);
  const isOther = units[noun === 'sets' ? 'tabs' : 'sets'].includes(unit);
  const start = Number.parseInt(textOf(value), 10);
  return { count: isOwn ? number : undefined, isOther, start };
}

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
  return {
    key: 'tabs',
    names: { price: 'tabs', quote: 'tabsPerSet', link: 'tabs' },
    alsoCalled: phrases(
      'tab count, tabs count, tab number, tab qty, tab quantity, tabs qty, no of tabs, n tabs, ' +
        'dividers, divider count, dividers per set, tabs each, tabs in set',
    ),
    shape: { kind: 'integer', min, max },
    meant(value) {
      const { count, isOther, start } = amountOf(value, 'tabs');
      if (count !== undefined && count >= min && count <= max) return { value: count };
      const instead = start >= min ? Math.min(start, max) : undefined;
      const facts = { min, max, count };
      return { wrong: isOther ? 'otherUnit' : 'notANumber', facts, instead };
    },
    of: ({ build }) => build.tabs,
  };
}

export function setsField(catalog: Catalog): Field<number> {
  return {
    key: 'sets',
    names: { price: 'sets', quote: 'sets', draft: 'sets', link: 'sets' },
    alsoCalled: phrases(
      'quantity, qty, set quantity, set qty, sets qty, order quantity, order qty, no of sets, ' +
        'quantity of sets, set count, sets count, copies, count, binders',
    ),
    shape: { kind: 'quantity', among: catalog.quantities },
    meant(value, so) {
      const { product } = so;
      const { count, isOther, start } = amountOf(value, 'sets');
      if (count !== undefined && product.quantities.includes(count)) return { value: count };
      // The smallest orderable quantity that covers the number; the highest if none does.
      const instead = Number.isNaN(start) ? undefined : quantityFor(product, start);
      const facts = { count, priceAt: pricing(so) };
      return { wrong: isOther ? 'otherUnit' : 'notOrderable', facts, instead };
    },
    of: ({ build }) => build.sets,
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
