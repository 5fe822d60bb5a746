import type { ProductId } from '../../book/schema.ts';
import { type Catalog, type PricedProduct, quoteFormUrl } from '../../pricing/catalog.ts';
import { quantityFor } from '../../pricing/quantities.ts';
import { priceAt } from '../../pricing/quote.ts';
import { formatCount } from '../../text/counts.ts';
import { shown } from '../../text/echo.ts';
import { dollars } from '../../text/money.ts';
import { listed } from '../../text/words.ts';
import { toolNames } from '../doors.ts';
import { type Context, type Field, field, type Parsed } from '../field.ts';
import { buildOf } from '../order.ts';
import { countIn, listOf, phrases, plainWord, textOf, yesOrNo } from '../words.ts';

/** A product is never guessed: its id in any case, or a refusal that says which one a word means. */
export function productField({ productIds: ids, products, book }: Catalog): Field {
  const name = 'product';
  const advice = new Map<string, { id: ProductId; kind?: string | undefined }>();
  for (const id of ids) {
    const { name, noun, alsoCalled = [], resembles = [] } = products[id].data;
    for (const word of [id, name, noun]) advice.set(plainWord(word), { id });
    for (const kind of alsoCalled) advice.set(plainWord(kind), { id, kind });
    for (const word of resembles) advice.set(plainWord(word), { id, kind: alsoCalled[0] });
  }
  return field<ProductId>({
    key: name,
    names: { price: name, delivery: name, quote: name, draft: name, link: name },
    alsoCalled: 'product type, product id, product name, item, type',
    shape: { kind: 'choice', ids },
    parse(raw, _, use) {
      const text = textOf(raw).trim().toLowerCase();
      const value = ids.find((id) => id.toLowerCase() === text);
      if (value) return { value };
      const successor = Object.hasOwn(book.retired, text) ? book.retired[text] : undefined;
      if (successor) {
        const say = `\`${text}\` is no longer sold. Use \`${use(successor as ProductId)}\`.`;
        return { say };
      }
      const { id, kind } = advice.get(plainWord(text)) ?? {};
      const named = id && (kind ? ` For ${kind}, use ${id}.` : ` Use \`${use(id)}\`.`);
      const say = `${shown(textOf(raw))} isn't a product here. Products: ${ids.join(', ')}.`;
      return { say: `${say}${named ?? ''}` };
    },
    of: ({ build }) => build.product,
  });
}

/** Tabs in a set. The tools' documented limit is lower; a set beyond it is still priced. */
export function tabsField(catalog: Catalog): Field {
  const { agentTabsPerSetMax, tabsPerSet } = catalog.book.limits;
  const units = phrases('tab, tabs, tabsperset, tabseach, tabsaset, divider, dividers');
  /** The numbers of tabs that a set of the product can have. */
  const range = ({ door, product }: Context) => {
    const { min, max } = product.tabsPerSet;
    if (product.onlyTabs) return `one of ${product.onlyTabs.join(', ')}`;
    return `a whole number from ${min} to ${door.isJson ? Math.min(agentTabsPerSetMax, max) : max}`;
  };
  return field<number>({
    key: 'tabs',
    names: { price: 'tabs', quote: 'tabsPerSet', link: 'tabs' },
    alsoCalled:
      'tab count, tabs count, tab number, tab qty, tab quantity, tabs qty, no of tabs, n tabs, ' +
      'dividers, divider count, dividers per set, tabs each, tabs in set',
    shape: { kind: 'integer', min: tabsPerSet.min, max: tabsPerSet.max },
    parse(raw, { door, product: { isSold, tabsFor, tabsPerSet } }) {
      const number = countIn(raw, units);
      if (isSold(number) && Number.isInteger(number)) return { value: number };
      const { max } = tabsPerSet;
      const instead = tabsFor(Number.parseInt(textOf(raw), 10) || tabsPerSet.default);
      const titles = door.isJson ? `to ${toolNames.draft} as \`titles\`` : 'as labels=First|Second';
      const more =
        (listOf(raw) && ` Send titles ${titles}.`) ||
        (number > max && ` Ask for more than ${max} tabs a set at ${quoteFormUrl(catalog)}.`);
      return { more, instead };
    },
    of: ({ build }) => build.tabs,
    accepts: range,
  });
}

export function setsField(catalog: Catalog): Field {
  const units = phrases('set, sets, copy, copies, binder, binders');
  return field<number>({
    key: 'sets',
    names: { price: 'sets', quote: 'sets', draft: 'sets', link: 'sets' },
    alsoCalled:
      'quantity, qty, set quantity, set qty, sets qty, order quantity, order qty, no of sets, ' +
      'quantity of sets, set count, sets count, copies, count, binders',
    shape: { kind: 'quantity', among: catalog.quantities },
    parse(raw, context, use) {
      const number = countIn(raw, units);
      if (context.product.quantities.includes(number)) return { value: number };
      const near = Number.isNaN(number) ? Number.parseInt(textOf(raw), 10) || 0 : number;
      const instead = quantityFor(context.product, near);
      if (number === near) return { say: otherQuantity(number, context, use), instead };
      const every = context.door.isJson
        ? ' For the total at every quantity, send one of them and `allQuantities: true`.'
        : ` ${catalog.baseUrl}/prices.json lists the totals of all.`;
      return { more: listOf(raw) && every, instead };
    },
    of: ({ build }) => build.sets,
  });
}

/** Names the nearest quantities, with their totals if all else is known. */
function otherQuantity(count: number, context: Context, use: (sets: number) => string): string {
  const { quantities } = context.product;
  const [least = 0, most = 0] = [quantities[0], quantities.at(-1)];
  const priced = (sets: number) => `${use(sets)}${totalAt(context, sets)}`;
  const all = `The quantities are ${quantities.join(', ')}.`;
  if (count < least) {
    return `The smallest order is ${formatCount(least)} sets. Use ${priced(least)}. ${all}`;
  }
  if (count > most) {
    return `The largest order here is ${formatCount(most)} sets. Use ${priced(most)}, or ask for more at ${quoteFormUrl(context.catalog)}. ${all}`;
  }
  const above = quantities.findIndex((sets) => sets > count);
  const near = quantities.slice(above - 1, above + 1).map(priced);
  return `${formatCount(count)} sets isn't a quantity we print. Use ${listed(near, 'or')}. ${all}`;
}

function totalAt({ product, values }: Context, sets: number): string {
  if (values.tabs === undefined || values.product === undefined) return '';
  return ` (${dollars(priceAt(product, buildOf(product, values), sets).totalCents)} total)`;
}

export function allQuantitiesField({ baseUrl }: Catalog): Field {
  return field<boolean>({
    key: 'allQuantities',
    names: { quote: 'allQuantities', draft: 'allQuantities' },
    alsoCalled: 'quantities, price breaks, all prices, all sets, tiers, breaks',
    shape: { kind: 'flag' },
    parse(raw): Parsed<boolean> {
      const value = yesOrNo(raw);
      return value === undefined ? {} : { value };
    },
    elsewhere: (name) =>
      `This prices one quantity. Remove ${name}; ${baseUrl}/prices.json lists totals by quantity.`,
  });
}

/** The products that have every given option; all of them if none does. */
export function fittingProducts(catalog: Catalog, names: (key: string) => boolean) {
  const { productIds, products, optionKeys } = catalog;
  const has = ({ defaults, colorChange }: PricedProduct) =>
    optionKeys.every((key) => !names(key) || key in defaults) &&
    !(names('colorChanges') && colorChange === undefined);
  const fitting = productIds.filter((id) => has(products[id]));
  return fitting.length > 0 ? fitting : productIds;
}
