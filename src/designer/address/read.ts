import type { ProductId } from '../../book/schema.ts';
import { parametersMax, readQuery } from '../../http/query.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import { titleSeparator } from '../../pricing/order-link.ts';
import { quantityFor } from '../../pricing/quantities.ts';
import { type KeptBuild, readBuild } from '../../pricing/read-build.ts';
import type { Field } from '../../pricing/read-fields.ts';
import { orderableTabs } from '../state/change.ts';
import { blanks, type Design, freshDesign, hasTitles } from '../state/design.ts';
import { cleanTitle } from '../titles/clean.ts';
import { readFragment } from './fragment.ts';
import { linkProblem, otherProduct, twice } from './link-words.ts';

/** The result of opening an address. */
export interface Opening {
  readonly design: Design;
  /** Parts of the address that could not be used, and what is shown instead, as sentences. */
  readonly problems: readonly string[];
  /** The number of colors in the address's price if it doesn't name them; otherwise 0. */
  readonly colorsToChoose: number;
  /** Whether the address sets the number of tabs, directly or by its titles. */
  readonly namesTabs: boolean;
}

/**
 * Opens a designer address, however broken or outdated: valid parts are used, and the rest is
 * reported.
 *
 * @param query without its question mark
 * @param fragment without its number sign
 */
export function openAddress(
  catalog: Catalog,
  product: ProductId,
  query: string,
  fragment: string,
): Opening {
  const { fields, problems } = readFields(catalog, query);
  const namesTabs = fields.some(([name]) => name === 'tabs' || name === 'labels');
  const reading = readBuild(catalog, withDefaults(catalog, product, fields));
  const build = reading.ok ? reading.build : reading.kept;
  const design = designOf(catalog, product, build, fields);
  const dressed = readFragment(catalog, design, build.colorChanges ?? 0, fragment);
  const found = (reading.ok ? [] : reading.problems).map((problem) => {
    const given = fields.filter(([name]) => name === problem.parameter);
    return given.length > 1
      ? twice(given[0]?.[0] ?? '')
      : linkProblem(catalog, design, problem, given[0]?.[1]);
  });
  return {
    design: dressed.design,
    problems: [
      ...problems,
      ...productProblems(catalog, design, fields),
      ...new Set(found),
      ...dressed.problems,
    ],
    colorsToChoose: dressed.areColorsNamed ? 0 : new Set(dressed.design.colors).size,
    namesTabs,
  };
}

/** Parameters that advertisers and e-mail programs add to links. */
const tracking = /^(utm_.*|mc_.*|.*clid|_ga|_gl|ref)$/;

function readFields(
  catalog: Catalog,
  query: string,
): { fields: readonly Field[]; problems: readonly string[] } {
  const reading = readQuery(query, catalog.book.limits.queryLengthMax);
  const first = () => new URLSearchParams(query.split('&', parametersMax).join('&'));
  const fields = reading.ok ? reading.fields : [...first()];
  return {
    fields: fields.filter(([name]) => !tracking.test(name)),
    problems: reading.ok ? [] : [reading.error],
  };
}

/** Fills in what a link omits, as on a fresh page. */
function withDefaults(catalog: Catalog, product: ProductId, fields: readonly Field[]): Field[] {
  const names = fields.map(([name]) => name);
  const { tabsPerSet } = catalog.book.limits;
  const defaults: Field[] = [['product', product]];
  if (!names.includes('tabs') && !names.includes('labels')) {
    defaults.push(['tabs', String(tabsPerSet.default)]);
  }
  if (!names.includes('sets'))
    defaults.push(['sets', String(catalog.products[product].quantities[0])]);
  return [...fields.filter(([name]) => name !== 'product'), ...defaults];
}

/** Problems with a link whose product differs from its page's. */
function productProblems(catalog: Catalog, design: Design, fields: readonly Field[]): string[] {
  const named = fields.filter(([name]) => name === 'product').map(([, value]) => value);
  const others = [...new Set(named)].filter((value) => value !== design.product);
  return [
    ...others.map((value) => otherProduct(catalog, value, design)),
    ...(named.length > 1 ? [twice('product')] : []),
  ];
}

function designOf(
  catalog: Catalog,
  product: ProductId,
  kept: KeptBuild,
  fields: readonly Field[],
): Design {
  const fresh = freshDesign(catalog, product);
  const given = (name: string) => fields.find(([field]) => field === name)?.[1] ?? '';
  const sets = Number.parseInt(given('sets'), 10);
  const tabs = kept.tabs ?? (Number.parseInt(given('tabs'), 10) || fresh.titles.length);
  const titles = (kept.titles ?? given('labels').split(titleSeparator))
    .slice(0, catalog.book.limits.tabsPerSet.max)
    .map((title) => cleanTitle(catalog, title));
  const isTitled = hasTitles({ titles });
  return {
    ...fresh,
    sets: kept.sets ?? (sets > 0 ? quantityFor(catalog.products[product], sets) : fresh.sets),
    options: kept.options ?? fresh.options,
    titles: isTitled ? titles : blanks(orderableTabs(catalog, kept.titles?.length ?? tabs)),
  };
}
