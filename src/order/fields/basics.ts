import { type Catalog, quoteFormUrl } from '../../pricing/catalog.ts';
import { quantityFor } from '../../pricing/quantities.ts';
import { priceAt } from '../../pricing/quote.ts';
import { formatCount } from '../../text/counts.ts';
import { shown } from '../../text/echo.ts';
import { dollars } from '../../text/money.ts';
import { listed } from '../../text/words.ts';
import { toolNames } from '../doors.ts';
import { type Context, type Field, named, sending } from '../field.ts';
import { buildOf } from '../order.ts';
import { countIn, listOf, plainWord, textOf, yesOrNo } from '../words.ts';

/** A product is never guessed: its id in any case, or a refusal that says which one a word means. */
export function productField({ productIds: ids, products, book }: Catalog): Field {
  const advice = new Map(
    ids.flatMap((id) => {
      const { name, noun, alsoCalled = [], resembles = [] } = products[id].data;
      const meaning = (words: readonly string[], kind?: string) =>
        words.map((word) => [plainWord(word), { id, kind: kind ?? word }] as const);
      return [
        ...meaning([id, name, noun], ''),
        ...meaning(alsoCalled),
        ...meaning(resembles, alsoCalled[0] ?? id),
      ];
    }),
  );
  const name = 'product';
  return {
    ...named(name),
    shape: { kind: 'choice', ids },
    parse(raw, { door, page, product: { data } }) {
      const text = textOf(raw).trim().toLowerCase();
      const product = ids.find((id) => id.toLowerCase() === text);
      if (product && page && product !== page) {
        const named = products[product].data.name;
        return {
          buyers: `The link names ${named}, but this page is for ${data.name}; switch at the top to change it.`,
        };
      }
      if (product) return { set: { product } };
      const successor = Object.hasOwn(book.retired, text) && book.retired[text];
      if (successor) {
        return {
          message: `\`${text}\` is no longer sold. Use \`${sending(door, name, successor)}\`.`,
          buyers: `${shown(text)} is no longer sold. This is ${data.name} instead.`,
        };
      }
      const { id = '', kind } = advice.get(plainWord(text)) ?? {};
      const use = kind ? ` For ${kind}, use ${id}.` : ` Use \`${sending(door, name, id)}\`.`;
      const sent = shown(textOf(raw));
      return {
        message: `${sent} isn't a product here. Products: ${ids.join(', ')}.${id ? use : ''}`,
      };
    },
    write: ({ product }) => product,
    accepts: (context) => listed(context.names(name) ? ids : fittingProducts(context), 'or'),
  };
}

/** Tabs in a set. The tools' documented limit is lower; a set beyond it is still priced. */
export function tabsField(catalog: Catalog): Field {
  const { agentTabsPerSetMax, tabsPerSet } = catalog.book.limits;
  const words = named('tabs');
  return {
    ...words,
    shape: { kind: 'integer', min: tabsPerSet.min, max: tabsPerSet.max },
    parse(raw, { door, product: { isSold, tabsFor, tabsPerSet } }) {
      const tabs = countIn(raw, words.units);
      if (isSold(tabs) && Number.isInteger(tabs)) return { set: { tabs } };
      const { max, default: usual } = tabsPerSet;
      const titles = door.isJson ? `to ${toolNames.draft} as \`titles\`` : 'as labels=First|Second';
      const more =
        (listOf(raw) && ` Send titles ${titles}.`) ||
        (tabs > max && ` Ask for more than ${max} tabs a set at ${quoteFormUrl(catalog)}.`);
      return { more, instead: { tabs: tabsFor(Number.parseInt(textOf(raw), 10) || usual) } };
    },
    // Titles say how many there are; without `tabs=1`, an empty text is no title.
    write: ({ tabs, titles }) => (titles?.join('|') ? undefined : tabs?.toString()),
    accepts({ door, product: { onlyTabs, tabsPerSet } }) {
      if (onlyTabs) return `one of ${onlyTabs.join(', ')}`;
      const { min, max } = tabsPerSet;
      return `a whole number from ${min} to ${door.isJson ? Math.min(agentTabsPerSetMax, max) : max}`;
    },
  };
}

export function setsField(catalog: Catalog): Field {
  const words = named('sets');
  return {
    ...words,
    shape: { kind: 'quantity', among: catalog.quantities },
    parse(raw, context) {
      const { product, door } = context;
      const sets = countIn(raw, words.units);
      if (product.quantities.includes(sets)) return { set: { sets } };
      const near = Number.isNaN(sets) ? Number.parseInt(textOf(raw), 10) || 0 : sets;
      const instead = { sets: quantityFor(product, near) };
      if (sets === near) return { message: otherQuantity(sets, context), instead };
      const every = door.isJson
        ? ' For the total at every quantity, send one of them and `allQuantities: true`.'
        : ` ${catalog.baseUrl}/prices.json lists the totals of all.`;
      return { more: listOf(raw) && every, instead };
    },
    write: ({ sets }) => sets?.toString(),
  };
}

/** Names the nearest quantities, with their totals if all else is known. */
function otherQuantity(count: number, { door, product, values, catalog }: Context): string {
  const { quantities } = product;
  const below = quantities.findLast((sets) => sets < count);
  const above = quantities.find((sets) => sets > count);
  const near = [below, above].filter((sets) => sets !== undefined);
  const isPriced = values.tabs !== undefined && values.product !== undefined;
  const priced = near.map((sets) => {
    const total = isPriced && priceAt(product, buildOf(product, values), sets).totalCents;
    return sending(door, 'sets', sets) + (total ? ` (${dollars(total)} total)` : '');
  });
  const isLeast = below === undefined;
  const limit = `The ${isLeast ? 'smallest order' : 'largest order here'} is ${formatCount(near[0] ?? 0)} sets.`;
  const what = near.length === 1 ? limit : `${formatCount(count)} sets isn't a quantity we print.`;
  const more = above === undefined ? `, or ask for more at ${quoteFormUrl(catalog)}` : '';
  return `${what} Use ${listed(priced, 'or')}${more}. The quantities are ${quantities.join(', ')}.`;
}

export const allQuantitiesField: Field = {
  ...named('allQuantities'),
  shape: { kind: 'flag' },
  parse(raw) {
    const allQuantities = yesOrNo(raw);
    return allQuantities === undefined ? {} : { set: { allQuantities } };
  },
  write: ({ allQuantities }) => String(allQuantities),
};

/** The products that have all options and colors of a request; all of them if none does. */
export function fittingProducts({ catalog, names }: Pick<Context, 'catalog' | 'names'>) {
  const { productIds, products, optionKeys } = catalog;
  const fitting = productIds.filter((id) => {
    const { defaults, colorChange } = products[id];
    const hasOptions = optionKeys.every((key) => !names(key) || key in defaults);
    return hasOptions && (colorChange !== undefined || !names('colorChanges'));
  });
  return fitting.length > 0 ? fitting : productIds;
}
