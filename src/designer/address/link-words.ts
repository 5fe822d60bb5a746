import type { Catalog } from '../../pricing/catalog.ts';
import { type Problem, shown } from '../../pricing/problems/problem.ts';
import { counted, formatCount } from '../../text/counts.ts';
import type { Design } from '../state/design.ts';

/** Tells the buyer what a link asked for that isn't available, and what the page shows instead. */
export function linkProblem(
  catalog: Catalog,
  design: Design,
  { parameter = '', quoteForm }: Problem,
  given: string | undefined,
): string {
  const { limits } = catalog.book;
  if (parameter === 'sets') return setsProblem(given, design.sets);
  if (parameter === 'tabs') {
    const { min, max } = limits.tabsPerSet;
    return `A set has ${min} to ${max} tabs; we used ${design.titles.length}.`;
  }
  if (quoteForm !== undefined && given !== undefined) {
    return `${shown(given)} is priced by quote only; please use our quote form.`;
  }
  if (parameter === 'labels')
    return 'Some titles were too long or not printable; please check them.';
  if (parameter === 'colorChanges')
    return "That number of colors isn't possible; please choose your colors.";
  return optionProblem(catalog, design, parameter, given);
}

function setsProblem(given = '', sets: number): string {
  return /^\d{1,9}$/.test(given)
    ? `${formatCount(Number(given))} sets isn't a quantity we print; we used ${formatCount(sets)}.`
    : `${shown(given)} isn't a number of sets; we used ${formatCount(sets)}.`;
}

function optionProblem(
  catalog: Catalog,
  { product, options }: Design,
  parameter: string,
  given: string | undefined,
): string {
  const { data, options: own } = catalog.products[product];
  const option = own.find(({ key }) => key === parameter);
  if (option) {
    const used = option.choices.get(options[parameter] ?? '')?.label ?? '';
    return `${option.label} ${shown(given ?? '')} isn't available; we used ${used}.`;
  }
  return catalog.optionKeys.includes(parameter)
    ? `${data.name} don't have the option ${shown(parameter)}; we left it out.`
    : `We don't know ${shown(parameter)} and ignored it.`;
}

export function otherProduct(catalog: Catalog, named: string, design: Design): string {
  const product = catalog.productIds.find((id) => id === named);
  const here = catalog.book.products[design.product].name;
  return product
    ? `The link names ${catalog.book.products[product].name}, but this page is for ${here}; switch at the top to change it.`
    : `We don't make ${shown(named)} tabs; this page is for ${here}.`;
}

export function twice(name: string): string {
  return `The link says ${shown(name)} more than once; please check it.`;
}

export function unknownColors(words: readonly string[]): string {
  const some = [...new Set(words)].slice(0, 5).map(shown).join(', ');
  return `We don't have the color ${some}; we kept the others.`;
}

export function tooManyColors(tabs: number, tooMany: number): string {
  return `The link has ${counted(tabs + tooMany, 'color')} for ${counted(tabs, 'tab')}; we left out the rest.`;
}

export function otherNumberOfColors(priced: number, named: number): string {
  return `The link is priced with ${counted(priced, 'color')} but names ${named}; the price shown is for ${named}.`;
}
