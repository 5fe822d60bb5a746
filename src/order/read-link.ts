import type { ProductId } from '../book/schema.ts';
import { titleFonts, usualFont } from '../layout/fonts.ts';
import { repeat } from '../layout/look.ts';
import { type Build, defaultBuild, offeredOptions } from '../pricing/build.ts';
import type { Catalog, PricedProduct } from '../pricing/catalog.ts';
import { counted, formatCount } from '../text/counts.ts';
import { shown } from '../text/echo.ts';
import { capitalized, listed } from '../text/words.ts';
import { cleanTitle } from './clean.ts';
import { doors } from './doors.ts';
import type { Note } from './field.ts';
import { listedIn } from './fields/titles.ts';
import { buildOf, type Order, orderOfValues } from './order.ts';
import { readLooseQuery } from './query.ts';
import { offeredNotes } from './read.ts';
import { otherSheet } from './sentences/names.ts';
import { understand } from './understand.ts';
import { countOf, textOf } from './words.ts';

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
  const given = [
    ...inQuery.given.filter(({ name }) => !tracking.test(name)),
    // Names in a fragment mean something else than the same names in a query.
    ...inFragment.given.map(({ name, value }) => ({ name: `#${name}`, value })),
  ];
  const { values, notes } = understand(catalog, doors.link, given, { page });
  const product = catalog.products[page];
  const unoffered = offeredNotes(product, buildOf(product, values));
  const isTooMany = notes.some(({ kind }) => kind === 'tooMany');
  const order = usable(catalog, product, values);
  return {
    order,
    /** Parts of the link that could not be used, and what is shown instead, as sentences. */
    problems: [
      ...(inQuery.error && !isTooMany ? [inQuery.error] : []),
      ...(inFragment.error
        ? [`What follows the # of the link is damaged: ${shown(fragment)}.`]
        : []),
      ...noticesOf(catalog, order, values, [...notes, ...unoffered]),
    ],
    /** The number of colors in the link's price if it doesn't name them; otherwise 0. */
    colorsToChoose: values.has('colors') ? 0 : new Set(order.look.colors).size,
    /** The titles that the link's only title lists, such as `Lease, Deed`; empty if it doesn't. */
    listedTitles: titlesIn(order, given.find(({ name }) => name === 'tabs')?.value),
    /** Whether the link sets the number of tabs, directly or by its titles. */
    namesTabs: values.has('tabs') || values.has('titles'),
    /** Whether the link names an option, at whatever choice. */
    names: (option: string) => values.has(option),
  };
}

/**
 * The titles in a single one, which people separate by commas. A title may have a comma: it takes
 * two, or as many titles as the link says there are tabs.
 */
function titlesIn({ build: { titles } }: Order, tabs: unknown): readonly string[] {
  const parts = titles?.length === 1 ? listedIn(titles[0] as string, /[,;]/) : [];
  return parts.length > 2 || (parts.length === 2 && tabs === '2') ? parts : [];
}

/** Fills in what a link omits, as on a fresh page. */
function usable(
  catalog: Catalog,
  product: PricedProduct,
  values: ReadonlyMap<string, unknown>,
): Order {
  const usual = Object.entries(defaultBuild(catalog, product.id));
  const order = orderOfValues(buildOf(product, new Map([...usual, ...values])), values);
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

/** The most names that a notice about unknown ones lists. */
const namesShown = 5;

/** Tells a buyer what a link asked for that isn't available, and what the page shows instead. */
function noticesOf(
  catalog: Catalog,
  order: Order,
  values: ReadonlyMap<string, unknown>,
  notes: readonly Note[],
): string[] {
  const named = values.get('product') as string | undefined;
  const isOther = named !== undefined && named !== order.build.product;
  const unknown = notes.filter(({ kind }) => kind === 'unknown');
  const notices = notes
    .filter((note) => note.refused && unknown.indexOf(note) < namesShown)
    .map((note) => noticeOf(catalog, order, note));
  return [...new Set([...(isOther ? [otherProduct(catalog, named, order)] : []), ...notices])];
}

function noticeOf(catalog: Catalog, order: Order, note: Note): string {
  const { kind, key = '', facts } = note;
  const name = note.name.replace('#', '');
  const sent = shown(textOf(note.value));
  const { build } = order;
  if (kind === 'tooMany') return 'The link names too many things; we used those we know.';
  if (kind === 'twice' || kind === 'conflict') {
    return `The link says ${shown(name)} more than once; please check it.`;
  }
  if (kind === 'byQuote') {
    return `${capitalized(facts.entry?.label ?? sent)}: by quote only; please use our quote form.`;
  }
  if (kind === 'standard') return otherSheet(sent, catalog.products[build.product]);
  if (key === 'product') return otherProduct(catalog, textOf(note.value), order);
  if (key === 'sets') return setsNotice(note, sent, build.sets);
  if (key === 'tabs' && kind === 'disagree') {
    const { count = 1 } = facts;
    return `${counted(count, 'title')} ${count === 1 ? 'makes' : 'make'} ${counted(count, 'tab')}; the link says ${textOf(note.value)}.`;
  }
  if (key === 'tabs') {
    const { min, max } = catalog.book.limits.tabsPerSet;
    return `A set has ${min} to ${max} tabs; we used ${build.tabs}.`;
  }
  if (kind === 'noTitles') return "The link's titles are empty; its tabs are blank.";
  if (key === 'titles') return 'Some titles were too long or not printable; please check them.';
  if (key === 'cut') {
    return `We don't make a ${sent} cut: cuts are ${facts.reason}. We used the recommended one.`;
  }
  if (key === '#font') {
    return `We don't have the font ${sent}; we used ${titleFonts[usualFont]}.`;
  }
  if (key === 'zip') return `${sent} isn't a ZIP code; we left it out.`;
  if (key === 'neededBy') return `${sent} isn't a date; we left it out.`;
  if (key === 'colors') return colorsNotice(catalog, note, build);
  if (key === 'colorChanges') {
    const named = (facts.count ?? 0) + 1;
    return kind === 'disagree'
      ? `The link is priced with ${counted((facts.meant as number) + 1, 'color')} but names ${named}; the price shown is for ${named}.`
      : "That number of colors isn't possible; please choose your colors.";
  }
  if (kind === 'tooLong') return `The ${name} was too long; we kept its beginning.`;
  const likely = kind === 'resembles' ? shown(name) : sent;
  const asked = kind === 'notOffered' ? shown(textOf(facts.meant)) : likely;
  return optionNotice(catalog, order, key || name, asked);
}

function setsNotice({ value }: Note, sent: string, sets: number): string {
  const number = countOf(value)?.number;
  return number === undefined
    ? `${sent} isn't a number of sets; we used ${formatCount(sets)}.`
    : `${formatCount(number)} sets isn't a quantity we print; we used ${formatCount(sets)}.`;
}

function colorsNotice(catalog: Catalog, { facts }: Note, { product, tabs }: Build): string {
  const { parts = [], count } = facts;
  if (count !== undefined) {
    return `The link has ${counted(count, 'color')} for ${counted(tabs, 'tab')}; we left out the rest.`;
  }
  const usual = catalog.products[product].data.colors?.list[0]?.name ?? 'uncolored';
  const some = listed(parts.slice(0, namesShown).map(shown), 'or');
  const [they, those] = parts.length > 1 ? ['their', 'colors'] : ['its', 'the color'];
  return `We don't have ${those} ${some}; ${they} tabs are ${usual}.`;
}

function optionNotice(catalog: Catalog, { build }: Order, key: string, sent: string): string {
  const { data, options } = catalog.products[build.product];
  const option = options.find((option) => option.key === key);
  if (option) {
    const used = option.choices.get(build.options[key] ?? '')?.label ?? '';
    return `${option.label} ${sent} isn't available; we used ${used}.`;
  }
  return catalog.optionKeys.includes(key)
    ? `${data.name} don't have the option ${shown(key)}; we left it out.`
    : `We don't know ${shown(key.replace('#', ''))} and ignored it.`;
}

function otherProduct(catalog: Catalog, named: string, { build }: Order): string {
  const product = catalog.productIds.find((id) => id === named);
  const here = catalog.book.products[build.product].name;
  return product
    ? `The link names ${catalog.book.products[product].name}, but this page is for ${here}; switch at the top to change it.`
    : `We don't make ${shown(named)} tabs; this page is for ${here}.`;
}
