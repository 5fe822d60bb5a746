import type { ProductId } from '../book/schema.ts';
import { repeat } from '../layout/look.ts';
import { defaultBuild, offeredOptions } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { counted } from '../text/counts.ts';
import { shown } from '../text/echo.ts';
import { cleanTitle } from './clean.ts';
import { buildOf, type Order, orderOfValues } from './order.ts';
import { readLooseQuery } from './query.ts';
import { type Understanding, understand } from './understand.ts';

/** The order of a link, however broken or outdated the link is. */
export type LinkReading = Readonly<ReturnType<typeof readLink>>;

/** Parameters that e-mail programs and analytics add to links, besides the best known. */
const tracking = /^(utm_.*|mc_.*|.*clid|_ga|_gl|ref)$/;

/**
 * Reads an order link: valid parts are used, the rest is repaired or left out, and reported.
 *
 * @param page the product of the link's page; a product in the query doesn't change it.
 * @param query without its question mark.
 * @param fragment without its number sign; empty on servers, which never get it.
 */
export function readLink(catalog: Catalog, page: ProductId, query: string, fragment: string) {
  const max = catalog.book.limits.queryLengthMax;
  const inQuery = readLooseQuery(query, max);
  const inFragment = readLooseQuery(fragment, max);
  const { retired } = catalog.book;
  const isRetired = ({ name, value }: { readonly name: string; readonly value?: unknown }) =>
    name === 'product' && Object.hasOwn(retired, String(value));
  const replaced = inQuery.given.filter(isRetired).map(({ value }) => shown(String(value)));
  const given = [
    ...inQuery.given.filter((one) => !tracking.test(one.name) && !isRetired(one)),
    ...inFragment.given.map(({ name, value }) => ({ name: `#${name}`, value })),
  ];
  const reading = understand(catalog, 'link', given, { page });
  const order = usable(reading);
  const { names, values, problems, isTooMany } = reading;
  const notices = [
    ...(inQuery.error && !isTooMany ? [inQuery.error] : []),
    ...(inFragment.error ? [`What follows the # of the link is damaged: ${shown(fragment)}.`] : []),
    ...replaced.map(
      (id) => `${id} is no longer sold. This is ${reading.product.data.name} instead.`,
    ),
    ...otherProduct(reading),
    ...problems.filter(({ refused }) => refused).map(({ message }) => message),
    ...otherColors(reading, order),
  ];
  return {
    order,
    /** Parts of the link that could not be used, and what is shown instead, as sentences. */
    problems: [...new Set(notices)],
    /** The number of colors in the link's price if it doesn't name them; otherwise 0. */
    colorsToChoose: values.colors ? 0 : new Set(order.look.colors).size,
    /** The titles that the link's only title lists, such as `Lease, Deed`; empty if it doesn't. */
    listedTitles: titlesIn(order, given.find(({ name }) => name === 'tabs')?.value),
    /** Whether the link sets the number of tabs, directly or by its titles. */
    namesTabs: names('tabs') || names('titles'),
  };
}

/**
 * The titles in a single one, which people separate by commas. A title may have a comma: it takes
 * two, or as many titles as the link says there are tabs.
 */
function titlesIn({ build: { titles } }: Order, tabs: unknown): readonly string[] {
  const [only = '', ...more] = titles ?? [];
  const parts = only.split(/[,;]/, 100).map((part) => part.trim());
  const listed = more.length === 0 ? parts.filter((part) => part !== '') : [];
  return listed.length > 2 || (listed.length === 2 && tabs === '2') ? listed : [];
}

/** Fills in what a link omits, as on a fresh page. */
function usable({ catalog, product, values }: Understanding): Order {
  const { tabs, sets } = defaultBuild(catalog, product.id);
  const build = buildOf(product, { tabs, sets, ...values });
  const order = orderOfValues(build, values);
  const cleaned = build.titles?.map((title) => cleanTitle(catalog, title));
  const titles = cleaned?.some((title) => title.trim() !== '') ? cleaned : null;
  const palette = product.data.colors?.list.map(({ id }) => id) ?? [];
  const priced = product.colorChange === undefined ? 1 : build.colorChanges + 1;
  const named = order.look.colors;
  const colors = repeat(
    named.length > 0 ? named : palette.slice(0, priced),
    palette.length > 0 ? build.tabs : 0,
  );
  const colorChanges = product.colorChange === undefined ? 0 : new Set(colors).size - 1;
  return {
    ...order,
    build: { ...build, options: offeredOptions(product, build.options), titles, colorChanges },
    look: { ...order.look, colors },
  };
}

function otherProduct({ catalog, values, product }: Understanding): string[] {
  if (values.product === undefined || values.product === product.id) return [];
  const { name } = catalog.products[values.product].data;
  return [
    `The link names ${name}, but this page is for ${product.data.name}; switch at the top to change it.`,
  ];
}

/** Colors are what is shown: a price for more or fewer of them isn't. */
function otherColors({ product, values, written }: Understanding, { build }: Order): string[] {
  if (product.colorChange === undefined) return [];
  const priced = Number(written.get('colorChanges') ?? 0) + 1;
  const shownColors = build.colorChanges + 1;
  if (priced === shownColors) return [];
  const stock = product.data.colors?.list.length ?? 1;
  const but = values.colors ? `names ${shownColors}` : `there are ${counted(stock, 'stock color')}`;
  return [
    `The link is priced with ${counted(priced, 'color')} but ${but}; the price shown is for ${shownColors}.`,
  ];
}
