import type { ProductId } from '../book/schema.ts';
import { defaultBuild } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { offeredOptions } from '../pricing/offered.ts';
import { shown } from '../text/echo.ts';
import { cleanTitle } from './clean.ts';
import { repeat } from './colors.ts';
import { doors } from './doors.ts';
import type { Given } from './field.ts';
import { noticesOf } from './notices.ts';
import { buildOf, type Order, orderOfValues } from './order.ts';
import { readLooseQuery, readQuery } from './query.ts';
import { quoteInFragment } from './quote-number.ts';
import { offeredNotes } from './read.ts';
import { understand } from './understand.ts';

/** The order of a link, however broken or outdated the link is. */
export interface LinkReading {
  readonly order: Order;
  /** Parts of the link that could not be used, and what is shown instead, as sentences. */
  readonly problems: readonly string[];
  /** The number of colors in the link's price if it doesn't name them; otherwise 0. */
  readonly colorsToChoose: number;
  /** The titles that the link's only title lists, such as `Lease, Deed`; empty if it doesn't. */
  readonly listedTitles: readonly string[];
  /** Whether the link sets the number of tabs, directly or by its titles. */
  readonly namesTabs: boolean;
}

/** Parameters that e-mail programs and analytics add to links, besides the best known. */
const tracking = /^(utm_.*|mc_.*|.*clid|_ga|_gl|ref)$/;

/**
 * Reads an order link: valid parts are used, the rest is repaired or left out, and reported.
 *
 * @param page the product of the link's page; a product in the query doesn't change it.
 * @param query without its question mark.
 * @param fragment without its number sign; empty on servers, which never get it.
 */
export function readLink(
  catalog: Catalog,
  page: ProductId,
  query: string,
  fragment: string,
): LinkReading {
  const max = catalog.book.limits.queryLengthMax;
  const inQuery = readQuery(query, max);
  const inFragment = readQuery(fragment, max);
  const given = [
    ...(inQuery.ok ? inQuery.given : readLooseQuery(query)).filter(
      ({ name }) => !tracking.test(name),
    ),
    ...(inFragment.ok ? inFragment.given : readLooseQuery(fragment))
      .filter(({ name }) => name !== quoteInFragment)
      .map(inItsOwnSpace),
  ];
  const { values, notes } = understand(catalog, doors.link, given, { page });
  const product = catalog.products[page];
  const unoffered = offeredNotes(product, buildOf(product, values));
  const isTooMany = notes.some(({ kind }) => kind === 'tooMany');
  const order = usable(catalog, page, values);
  const isColored = values.has('colors');
  return {
    order,
    problems: [
      ...(inQuery.ok || isTooMany ? [] : [inQuery.error]),
      ...(inFragment.ok ? [] : [`What follows the # of the link is damaged: ${shown(fragment)}.`]),
      ...noticesOf(catalog, order, values, [...notes, ...unoffered]),
    ],
    colorsToChoose: isColored ? 0 : new Set(order.look.colors).size,
    listedTitles: titlesIn(
      order.build.titles ?? [],
      given.find(({ name }) => name === 'tabs')?.value,
    ),
    namesTabs: values.has('tabs') || values.has('titles'),
  };
}

/**
 * The titles in a single one, which people separate by commas. A title may have a comma: it takes
 * two, or as many titles as the link says there are tabs.
 */
function titlesIn(titles: readonly string[], tabs: unknown): readonly string[] {
  const [only = ''] = titles.length === 1 ? titles : [];
  const parts = only.split(/[,;]/).map((part) => part.trim());
  const isList = parts.length > 2 || (parts.length === 2 && tabs === '2');
  return isList && parts.every((part) => part !== '') ? parts : [];
}

/** Names in a fragment mean something else than the same names in a query. */
function inItsOwnSpace({ name, value }: Given): Given {
  return { name: `#${name}`, value };
}

/** Fills in what a link omits, as on a fresh page. */
function usable(catalog: Catalog, page: ProductId, values: ReadonlyMap<string, unknown>): Order {
  const product = catalog.products[page];
  const usual = defaultBuild(catalog, page);
  const order = orderOfValues(
    buildOf(product, new Map([...Object.entries(usual), ...values])),
    values,
  );
  const cleaned = order.build.titles?.map((title) => cleanTitle(catalog, title));
  const titles = cleaned?.some((title) => title.trim() !== '') ? cleaned : null;
  const { tabs } = order.build;
  const palette = product.data.colors?.list.map(({ id }) => id) ?? [];
  const priced = product.colorChange === undefined ? 1 : order.build.colorChanges + 1;
  const named = order.look.colors;
  const colors = repeat(
    named.length > 0 ? named : palette.slice(0, priced),
    palette.length > 0 ? tabs : 0,
  );
  const colorChanges = product.colorChange === undefined ? 0 : new Set(colors).size - 1;
  const options = offeredOptions(product, order.build.options);
  return {
    ...order,
    build: { ...order.build, options, titles, colorChanges },
    look: { ...order.look, colors },
  };
}
