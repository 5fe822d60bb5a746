import type { Build } from './build.ts';
import type { Catalog, PricedProduct } from './catalog.ts';
import { orderQuery, titleSeparator } from './order-link.ts';
import {
  missingSets,
  missingTabs,
  notOrderable,
  tabsDisagree,
  tabsOutOfRange,
} from './problems/numbers.ts';
import type { Door, Problem } from './problems/problem.ts';
import { missingProduct, unknownProduct } from './problems/product.ts';
import { linkTooLong } from './problems/titles.ts';
import { type Field, readFields } from './read-fields.ts';
import { readColorChanges, readOptions, wishesByQuote } from './read-options.ts';
import { readTitles } from './read-titles.ts';
import { wholeNumber } from './whole-number.ts';

/** What could be read of a request that is refused. */
export type KeptBuild = Partial<Build>;

export type BuildReading =
  | { readonly ok: true; readonly build: Build }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly kept: KeptBuild };

/** The parts of a build as a request names them, each still text; absent ones are `undefined`. */
export interface GivenParts {
  readonly product: string | undefined;
  readonly tabs: string | undefined;
  readonly sets: string | undefined;
  readonly colorChanges: string | undefined;
  /** By option key. */
  readonly options: ReadonlyMap<string, string>;
  /** One for each tab, in order; an empty list where titles were asked for and none given. */
  readonly titles: readonly string[] | undefined;
}

/** How links and the HTTP API name the parts of a build. */
export function linkDoor(catalog: Catalog): Door & { tabs: string; titles: string } {
  return { tabs: 'tabs', titles: 'labels', tabsMax: catalog.book.limits.tabsPerSet.max };
}

/**
 * Reads text parameters into a build whose every part is checked, or tells all that is wrong with
 * them. Options that are left out take their defaults.
 *
 * @param fields as sent and in any order; a name that stands twice is refused.
 */
export function readBuild(catalog: Catalog, fields: readonly Field[]): BuildReading {
  const door = linkDoor(catalog);
  const problems: Problem[] = [];
  const given = readFields(catalog, fields, problems);
  const parts: GivenParts = {
    product: given.get('product'),
    tabs: given.get(door.tabs),
    sets: given.get('sets'),
    colorChanges: given.get('colorChanges'),
    options: given,
    titles: splitTitles(given.get(door.titles), door.tabsMax + 1),
  };
  return readParts(catalog, parts, door, problems);
}

/** @param max where to stop: one more than the door takes is too many. */
function splitTitles(labels: string | undefined, max: number): readonly string[] | undefined {
  return labels === '' ? [] : labels?.split(titleSeparator, max);
}

/**
 * Checks every part of a build that a request gives, and tells all that is wrong with them.
 *
 * @param door the names and limits of where the request came in.
 * @param found problems that were met while the request was taken apart; they are told first.
 */
export function readParts(
  catalog: Catalog,
  given: GivenParts,
  door: Door,
  found: readonly Problem[] = [],
): BuildReading {
  const problems = [...found];
  const product = readProduct(catalog, given, problems);
  const titles = readTitles(catalog, given.titles, door, problems);
  const tabs = readTabs(catalog, given, door, titles, problems);
  const sets = readSets(catalog, given, problems);
  const options = product && readOptions(catalog, product, given.options, problems);
  const colorChanges = product && readColorChanges(product, given.colorChanges, tabs, problems);
  if (!product) problems.push(...wishesByQuote(catalog, given.options));

  if (
    problems.length > 0 ||
    !product ||
    !options ||
    tabs === undefined ||
    sets === undefined ||
    colorChanges === undefined
  ) {
    return {
      ok: false,
      problems,
      kept: { product: product?.id, tabs, sets, options, colorChanges, titles },
    };
  }
  const build: Build = {
    product: product.id,
    tabs,
    sets,
    options,
    colorChanges,
    titles: titles ?? null,
  };
  const tooLong = titles && linkProblem(catalog, build, door);
  return tooLong ? { ok: false, problems: [tooLong], kept: build } : { ok: true, build };
}

function linkProblem(catalog: Catalog, build: Build, door: Door): Problem | undefined {
  const { length } = orderQuery(catalog, build);
  const max = catalog.book.limits.queryLengthMax;
  return length > max ? linkTooLong(door, length, max) : undefined;
}

function readProduct(
  catalog: Catalog,
  given: GivenParts,
  problems: Problem[],
): PricedProduct | undefined {
  const value = given.product;
  const { productIds } = catalog;
  const id = productIds.find((id) => id === value);
  if (id) return catalog.products[id];
  problems.push(
    value === undefined ? missingProduct(productIds) : unknownProduct(value, productIds),
  );
  return undefined;
}

function readTabs(
  catalog: Catalog,
  given: GivenParts,
  door: Door,
  titles: readonly string[] | undefined,
  problems: Problem[],
): number | undefined {
  const value = given.tabs;
  const { min, max } = catalog.book.limits.tabsPerSet;
  if (value === undefined) {
    const isTold = problems.some(({ parameter }) => parameter === door.titles);
    if (given.titles === undefined && !(isTold && door.titles)) {
      problems.push(missingTabs(door, min));
    }
    return titles?.length;
  }
  const tabs = wholeNumber(value, min, door.tabsMax);
  if (tabs === undefined) {
    const isOrderable = wholeNumber(value, min, max) !== undefined;
    problems.push(tabsOutOfRange(door, value, min, isOrderable));
  } else if (titles && titles.length !== tabs) {
    problems.push(tabsDisagree(door, tabs, titles.length));
  }
  return tabs;
}

function readSets(catalog: Catalog, given: GivenParts, problems: Problem[]): number | undefined {
  const value = given.sets;
  const { setQuantities } = catalog.book.limits;
  if (value === undefined) {
    problems.push(missingSets(setQuantities));
    return undefined;
  }
  const sets = wholeNumber(value, 1, setQuantities.at(-1) as number);
  if (sets !== undefined && setQuantities.includes(sets)) return sets;
  problems.push(notOrderable(value, setQuantities));
  return undefined;
}
