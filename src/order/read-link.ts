import type { ProductId } from '../book/schema.ts';
import { repeat } from '../layout/look.ts';
import { defaultBuild, notOffered, offeredOptions } from '../pricing/build.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { maxReported, shown } from '../text/echo.ts';
import { listed } from '../text/words.ts';
import { byQuoteAnswer } from './by-quote.ts';
import { cleanTitle } from './clean.ts';
import { namesMax } from './doors.ts';
import type { Surroundings } from './field.ts';
import { buildOf, type Order, orderOfValues } from './order.ts';
import { readQuery } from './query.ts';
import { type Understanding, understand } from './understand.ts';
import { textOf } from './words.ts';

/** Parameters that e-mail programs and analytics add to links, besides the best known. */
const tracking = /^(utm_.*|mc_.*|.*clid|_ga|_gl|ref)$/;

/** What a page says to a buyer of what it couldn't use. */
const say: Surroundings['say'] = (kind, { given, field, use }) => {
  const name = given.name.replace('#', '');
  if (kind === 'conflict') return `The link says ${shown(name)} more than once; please check it.`;
  if (kind !== 'invalid') return '';
  const used = use ? `we used ${use}` : 'we left it out';
  return `We can't use ${shown(textOf(given.value))} for ${field.label ?? name}; ${used}.`;
};

/**
 * Reads an order link: valid parts are used, the rest is repaired or left out, and reported.
 *
 * @param page the product of the link's page; a product in the query doesn't change it.
 * @param query without its question mark.
 * @param fragment without its number sign; empty on servers, which never get it.
 */
export function readLink(catalog: Catalog, page: ProductId, query: string, fragment: string) {
  const max = catalog.book.limits.queryLengthMax;
  const inQuery = readQuery(query, max);
  const inFragment = readQuery(fragment, max);
  const given = [
    ...inQuery.given.filter((one) => !tracking.test(one.name)),
    ...inFragment.given.map(({ name, value }) => ({ name: `#${name}`, value })),
  ];
  const reading = understand(catalog, 'link', given, {
    page,
    say,
    answerFor: (name) => byQuoteAnswer(catalog, name),
  });
  const order = usable(reading);
  const { values, product, unknown, count } = reading;
  const conflicting = notOffered(product, buildOf(product, values).options);
  const isTooMany = count > namesMax && 'The link names too many things; we used those we know.';
  const strange = [...new Set(unknown.map(({ name }) => shown(name.replace('#', ''))))];
  const few = listed(strange.slice(0, maxReported), 'or');
  const notices = [
    isTooMany || inQuery.error,
    inFragment.error && `What follows the # of the link is damaged: ${shown(fragment)}.`,
    ...reading.problems.map(({ message }) => message),
    few && `We don't know ${few} and ignored it.`,
    ...conflicting.map(({ label, option: key }) => {
      const option = product.options.find((option) => option.key === key);
      const used = option?.choices.get(option.default)?.label;
      return `We can't use ${label} for ${option?.label}; we used ${used}.`;
    }),
  ];
  return {
    order,
    /** Parts of the link that could not be used, and what is shown instead, as sentences. */
    problems: [...new Set(notices)].flatMap((notice) => notice || []),
    /** The number of colors in the link's price if it doesn't name them; otherwise 0. */
    colorsToChoose: values.colors ? 0 : new Set(order.look.colors).size,
    /** The titles that the link's only title lists, such as `Lease, Deed`; empty if it doesn't. */
    listedTitles: titlesIn(order, given.find(({ name }) => name === 'tabs')?.value),
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
  const named = order.look.colors;
  const colors = repeat(
    named.length > 0 ? named : palette.slice(0, build.colorChanges + 1),
    palette.length > 0 ? build.tabs : 0,
  );
  return {
    ...order,
    build: { ...build, options: offeredOptions(product, build.options), titles },
    look: { ...order.look, colors },
  };
}
