import type { ProductId } from '../book/schema.ts';
import { nearestName } from '../text/did-you-mean.ts';
import type { Build } from './build.ts';
import { byQuoteProblem } from './by-quote.ts';
import type { Catalog, PricedProduct } from './catalog.ts';
import { productMeant } from './meaning.ts';
import { orderQuery, quoteFormUrl, titleSeparator } from './order-link.ts';
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
import { priceAt, type QuantityPrice } from './quote.ts';
import { type Field, readFields } from './read-fields.ts';
import { readColorChanges, readOptions } from './read-options.ts';
import { readTitles } from './read-titles.ts';
import { wholeNumber } from './whole-number.ts';

/** The valid parts of a rejected request. */
export type KeptBuild = Partial<Build>;

export type BuildReading =
  | { readonly ok: true; readonly build: Build }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      readonly kept: KeptBuild;
      /** The product that the rest was checked against: the named one, or one that fits. */
      readonly assumed: ProductId;
    };

/** The parts of a build as sent, still text; `undefined` if absent. */
export interface GivenParts {
  readonly product: string | undefined;
  readonly tabs: string | undefined;
  readonly sets: string | undefined;
  readonly colorChanges: string | undefined;
  /** By option key. */
  readonly options: ReadonlyMap<string, string>;
  /** One per tab, in order; empty if titles are required but missing. */
  readonly titles: readonly string[] | undefined;
}

/** The names that links and the HTTP API use for the parts of a build. */
export type LinkDoor = Door & { readonly tabs: string; readonly titles: string };

export function linkDoor(catalog: Catalog): LinkDoor {
  const { max } = catalog.book.limits.tabsPerSet;
  return { noun: 'parameter', tabs: 'tabs', titles: 'labels', tabsMax: max };
}

/**
 * Parses text parameters into a fully checked build, or returns every problem. Omitted options take
 * their defaults.
 *
 * @param fields as sent, in any order; repeated names are rejected.
 */
export function readBuild(
  catalog: Catalog,
  fields: readonly Field[],
  door: LinkDoor = linkDoor(catalog),
): BuildReading {
  const problems: Problem[] = [];
  const given = readFields(catalog, fields, door, problems);
  const parts: GivenParts = {
    product: given.get('product'),
    tabs: given.get(door.tabs),
    sets: given.get('sets'),
    colorChanges: given.get('colorChanges'),
    options: given,
    titles: splitTitles(given.get(door.titles), door.tabsMax + 1),
  };
  const reading = readParts(catalog, parts, door, problems);
  if (reading.ok) return reading;
  const byQuote = byQuoteProblems(catalog, fields, door);
  return byQuote.length > 0 ? { ...reading, problems: byQuote } : reading;
}

/** Problems for fields about things priced by quote only; they override all others. */
function byQuoteProblems(catalog: Catalog, fields: readonly Field[], door: LinkDoor): Problem[] {
  const worded = new Set(['product', ...catalog.optionKeys]);
  const found = fields.flatMap(([name, value]) => {
    const isKnown = worded.has(name);
    const isOther = !isKnown && catalog.linkParameters.has(name);
    if (isOther || isChoice(catalog, name, value)) return [];
    return byQuoteProblem(catalog, name, value, isKnown || isOption(door, name)) ?? [];
  });
  return found.slice(0, 1);
}

function isOption(door: Door, name: string): boolean {
  const meaning = door.meaningOf?.(name);
  return meaning !== undefined && 'parameter' in meaning;
}

function isChoice({ products, productIds }: Catalog, key: string, value: string): boolean {
  return productIds.some((id) =>
    products[id].options.some((option) => option.key === key && option.choices.has(value)),
  );
}

/** @param max where to stop: more than the door accepts. */
function splitTitles(labels: string | undefined, max: number): readonly string[] | undefined {
  return labels === '' ? [] : labels?.split(titleSeparator, max);
}

/**
 * Checks every part of a build, and returns it or every problem.
 *
 * @param door the names and limits of the interface in use.
 * @param found problems found earlier in the request; they are reported first.
 */
export function readParts(
  catalog: Catalog,
  given: GivenParts,
  door: Door,
  found: readonly Problem[] = [],
): BuildReading {
  const problems = [...found];
  const product = readProduct(catalog, given, door, problems);
  const assumed = product ?? catalog.products[likelyProduct(catalog, given)];
  const titles = readTitles(catalog, given.titles, door, problems);
  const tabs = readTabs(catalog, given, door, titles, problems);
  const options = readOptions(catalog, assumed, given.options, door, problems);
  const colorChanges = readColorChanges(catalog, assumed, given.colorChanges, tabs, door, problems);
  const isPriceable = problems.length === 0 && product && tabs && colorChanges !== undefined;
  const priceIn = isPriceable
    ? (sets: number) =>
        priceAt(
          product,
          { product: product.id, tabs, sets, options, colorChanges, titles: null },
          sets,
        )
    : undefined;
  const sets = readSets(catalog, given, assumed.quantities, door, priceIn, problems);

  if (
    problems.length > 0 ||
    !product ||
    tabs === undefined ||
    sets === undefined ||
    colorChanges === undefined
  ) {
    return {
      ok: false,
      problems,
      assumed: assumed.id,
      kept: {
        product: product?.id,
        tabs,
        sets,
        options: product && options,
        colorChanges: product && colorChanges,
        titles,
      },
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
  return tooLong
    ? { ok: false, problems: [tooLong], kept: build, assumed: product.id }
    : { ok: true, build };
}

function linkProblem(catalog: Catalog, build: Build, door: Door): Problem | undefined {
  const { length } = orderQuery(catalog, build);
  const max = catalog.book.limits.queryLengthMax;
  return length > max ? linkTooLong(door, length, max) : undefined;
}

/** The products that have every given option; all of them if none does. */
function fittingProducts({ products, productIds, optionKeys }: Catalog, given: GivenParts) {
  const keys = optionKeys.filter((key) => given.options.has(key));
  const isColored = given.colorChanges !== undefined;
  const fitting = productIds.filter(
    (id) =>
      keys.every((key) => key in products[id].defaults) &&
      !(isColored && products[id].colorChange === undefined),
  );
  return fitting.length > 0 ? fitting : productIds;
}

/** The product that an unknown name resembles, or else the first that fits the other parts. */
function likelyProduct(catalog: Catalog, given: GivenParts): ProductId {
  const { product: name = '' } = given;
  const near = productMeant(catalog, name) ?? nearestName(name, catalog.productIds);
  const [first = catalog.defaultProduct] = fittingProducts(catalog, given);
  return catalog.productIds.find((id) => id === near) ?? first;
}

function readProduct(
  catalog: Catalog,
  given: GivenParts,
  door: Door,
  problems: Problem[],
): PricedProduct | undefined {
  const { productIds, products } = catalog;
  const { product: value } = given;
  const id = productIds.find((id) => id === value);
  if (id) return products[id];
  const fitting = fittingProducts(catalog, given);
  if (value === undefined) {
    problems.push(missingProduct(door, fitting));
    return undefined;
  }
  const meant = productMeant(catalog, value);
  if (meant && door.takesWords) return products[meant];
  problems.push(unknownProduct(door, value, productIds, meant, fitting));
  return undefined;
}

function readTabs(
  { book, baseUrl }: Catalog,
  given: GivenParts,
  door: Door,
  titles: readonly string[] | undefined,
  problems: Problem[],
): number | undefined {
  const { tabsPerSet } = book.limits;
  const { min, max } = tabsPerSet;
  if (given.tabs === undefined) {
    const isReported = problems.some(({ parameter }) => parameter === door.titles);
    if (given.titles === undefined && !(isReported && door.titles)) {
      problems.push(missingTabs(door, min, tabsPerSet.default));
    }
    return titles?.length;
  }
  const tabs = readNumber(door, given.tabs, min, max);
  if (tabs === undefined) {
    problems.push(tabsOutOfRange(door, given.tabs, tabsPerSet, quoteFormUrl({ book, baseUrl })));
  } else if (titles && titles.length !== tabs) {
    problems.push(tabsDisagree(door, tabs, titles.length));
  }
  return tabs;
}

function readSets(
  { book, baseUrl }: Catalog,
  { sets: value }: GivenParts,
  quantities: readonly number[],
  door: Door,
  priceIn: ((sets: number) => QuantityPrice) | undefined,
  problems: Problem[],
): number | undefined {
  if (value === undefined) {
    problems.push(missingSets(door, quantities));
    return undefined;
  }
  const sets = readNumber(door, value, 1, quantities.at(-1) as number);
  if (sets !== undefined && quantities.includes(sets)) return sets;
  const quoteForm = quoteFormUrl({ book, baseUrl });
  problems.push(notOrderable(door, value, quantities, quoteForm, priceIn));
  return undefined;
}

/** Parses plain digits; if the door accepts words, also `1,000`, `25.0` and `25 sets`. */
function readNumber(door: Door, text: string, min: number, max: number): number | undefined {
  return wholeNumber(door.takesWords ? plainDigits(text) : text, min, max);
}

function plainDigits(text: string): string {
  const [, digits = text] =
    /^ ?([0-9,]{1,12})(?:\.0{1,4})?(?: ?[a-z]{1,12}){0,3} ?$/i.exec(text) ?? [];
  return digits.replaceAll(/,(?=[0-9]{3})/g, '');
}
