import type { Catalog } from '../pricing/catalog.ts';
import { counted, formatCount } from '../text/counts.ts';
import { shown } from '../text/echo.ts';
import type { Note } from './field.ts';
import type { Order } from './order.ts';
import { countOf, textOf } from './words.ts';

/** The most names that a notice about unknown ones lists. */
const namesShown = 5;

/** Tells a buyer what a link asked for that isn't available, and what the page shows instead. */
export function noticesOf(
  catalog: Catalog,
  order: Order,
  values: ReadonlyMap<string, unknown>,
  notes: readonly Note[],
): string[] {
  const named = values.get('product') as string | undefined;
  const told = notes.filter(({ refused }) => refused).map((note) => noticeOf(catalog, order, note));
  const unknown = notes.filter(({ kind }) => kind === 'unknown').slice(namesShown);
  const skipped = new Set(unknown.map(({ name }) => noticeAbout(name)));
  return [
    ...(named !== undefined && named !== order.build.product
      ? [otherProduct(catalog, named, order)]
      : []),
    ...new Set(told),
  ].filter((notice) => !skipped.has(notice));
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
  if (kind === 'byQuote') return `${sent} is priced by quote only; please use our quote form.`;
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
  if (key === 'titles') return 'Some titles were too long or not printable; please check them.';
  if (key === 'cut') {
    return `We don't make a ${sent} cut: cuts are ${facts.reason}. We used the recommended one.`;
  }
  if (key === 'zip') return `${sent} isn't a ZIP code; we left it out.`;
  if (key === 'neededBy') return `${sent} isn't a date; we left it out.`;
  if (key === 'colors') return colorsNotice(note, build.tabs);
  if (key === 'colorChanges') {
    return kind === 'disagree'
      ? `The link is priced with ${counted((facts.meant as number) + 1, 'color')} but names ${facts.count ? facts.count + 1 : 1}; the price shown is for ${(facts.count ?? 0) + 1}.`
      : "That number of colors isn't possible; please choose your colors.";
  }
  if (kind === 'tooLong') return `The ${name} was too long; we kept its beginning.`;
  const asked = kind === 'notOffered' ? shown(textOf(facts.meant)) : sent;
  return optionNotice(catalog, order, key || name, asked);
}

function setsNotice({ value }: Note, sent: string, sets: number): string {
  const number = countOf(value)?.number;
  return number === undefined
    ? `${sent} isn't a number of sets; we used ${formatCount(sets)}.`
    : `${formatCount(number)} sets isn't a quantity we print; we used ${formatCount(sets)}.`;
}

function colorsNotice({ facts }: Note, tabs: number): string {
  const { parts = [], count } = facts;
  if (count !== undefined) {
    return `The link has ${counted(count, 'color')} for ${counted(tabs, 'tab')}; we left out the rest.`;
  }
  const some = parts.slice(0, namesShown).map(shown).join(', ');
  return `We don't have the color ${some}; we kept the others.`;
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
    : noticeAbout(key);
}

function noticeAbout(name: string): string {
  return `We don't know ${shown(name.replace('#', ''))} and ignored it.`;
}

function otherProduct(catalog: Catalog, named: string, { build }: Order): string {
  const product = catalog.productIds.find((id) => id === named);
  const here = catalog.book.products[build.product].name;
  return product
    ? `The link names ${catalog.book.products[product].name}, but this page is for ${here}; switch at the top to change it.`
    : `We don't make ${shown(named)} tabs; this page is for ${here}.`;
}
