import type { Build } from './build.ts';
import { type Catalog, type PricedProduct, productIds } from './catalog.ts';
import { orderQuery, quoteFormUrl } from './order-link.ts';
import type { Door, Problem } from './problems.ts';
import * as problem from './problems.ts';

/** A parameter's name and its text, as sent. */
export type Field = readonly [name: string, value: string];

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
export function linkDoor(catalog: Catalog): Required<Door> {
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
  const given = readFields(catalog, fields, door, problems);
  const parts: GivenParts = {
    product: given.get('product'),
    tabs: given.get(door.tabs),
    sets: given.get('sets'),
    colorChanges: given.get('colorChanges'),
    options: given,
    titles: splitTitles(given.get(door.titles)),
  };
  return readParts(catalog, parts, door, problems);
}

function splitTitles(labels: string | undefined): readonly string[] | undefined {
  return labels === '' ? [] : labels?.split('|');
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
  const titles = readTitles(catalog, given, door, problems);
  const tabs = readTabs(catalog, given, door, titles, problems);
  const sets = readSets(catalog, given, problems);
  const options = product && readOptions(catalog, product, given, problems);
  const colorChanges = product && readColorChanges(catalog, product, given, tabs, problems);

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
  return length > max ? problem.linkTooLong(door, length, max) : undefined;
}

type Given = ReadonlyMap<string, string>;

/** Keeps the fields by name; tells of unknown and repeated ones. */
function readFields(
  catalog: Catalog,
  fields: readonly Field[],
  door: Required<Door>,
  problems: Problem[],
): Given {
  const given = new Map<string, string>();
  const unknown = new Map<string, string>();
  const repeated = new Set<string>();
  for (const [name, value] of fields) {
    if (given.has(name)) repeated.add(name);
    given.set(name, value);
    if (!isKnown(catalog, name, door)) unknown.set(name, value);
  }
  if (unknown.size > 0) {
    problems.push(...unknownNames(catalog, unknown, knownParameters(catalog, door)));
  }
  for (const name of repeated) problems.push(problem.givenTwice(name));
  return given;
}

function isKnown(catalog: Catalog, name: string, door: Required<Door>): boolean {
  return (
    name === 'product' ||
    name === 'sets' ||
    name === door.tabs ||
    name === door.titles ||
    name === 'colorChanges' ||
    catalog.optionKeys.includes(name)
  );
}

function knownParameters({ optionKeys }: Catalog, door: Required<Door>): string[] {
  return ['product', door.tabs, 'sets', door.titles, ...optionKeys, 'colorChanges'];
}

/**
 * What is wrong with names that are not known where they stand: those that ask for what is priced
 * by quote only are told so, the others are told together.
 *
 * @param noun what a name is there: a parameter, an option.
 */
export function unknownNames(
  catalog: Catalog,
  fields: Iterable<Field>,
  known: readonly string[],
  noun?: string,
): Problem[] {
  const problems: Problem[] = [];
  const unknown: string[] = [];
  for (const [name, value] of fields) {
    const byQuote = byQuoteOnly(catalog, name, value);
    if (byQuote) problems.push(byQuote);
    else unknown.push(name);
  }
  if (unknown.length > 0) problems.push(problem.unknownParameters(unknown, known, noun));
  return problems;
}

/** Tells that a name or value, neither of them valid, asks for what is priced by quote only. */
export function byQuoteOnly(catalog: Catalog, name: string, value: string): Problem | undefined {
  const [plainName, plainValue] = [lettersAndDigits(name), lettersAndDigits(value)];
  const entry = catalog.book.quoteOnly.find(
    ({ parameters, values }) => parameters.includes(plainName) || values.includes(plainValue),
  );
  return entry && problem.byQuoteOnly(name, entry, quoteFormUrl(catalog));
}

function lettersAndDigits(text: string): string {
  return text.length > 40 ? '' : text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function readProduct(
  catalog: Catalog,
  given: GivenParts,
  problems: Problem[],
): PricedProduct | undefined {
  const value = given.product;
  const id = productIds.find((id) => id === value);
  if (id) return catalog.products[id];
  problems.push(
    value === undefined
      ? problem.missingProduct(productIds)
      : problem.unknownProduct(value, productIds),
  );
  return undefined;
}

function readTitles(
  catalog: Catalog,
  { titles }: GivenParts,
  door: Door,
  problems: Problem[],
): readonly string[] | undefined {
  if (titles === undefined) return undefined;
  if (titles.length === 0) {
    problems.push(problem.noTitles(door));
    return undefined;
  }
  if (titles.length > door.tabsMax) {
    problems.push(problem.tooManyTitles(door, titles.length));
    return undefined;
  }
  const { titleLengthMax } = catalog.book.limits;
  const tooLong = tabsWhere(titles, (title) => isLonger(title, titleLengthMax));
  if (tooLong.length > 0) problems.push(problem.titlesTooLong(door, tooLong, titleLengthMax));
  const notPrintable = tabsWhere(titles, (title) => !isPrintable(title));
  if (notPrintable.length > 0) problems.push(problem.titlesNotPrintable(door, notPrintable));
  return titles;
}

/** The tabs, counted from 1, whose titles are so. */
function tabsWhere(titles: readonly string[], isSo: (title: string) => boolean): number[] {
  return titles.flatMap((title, index) => (isSo(title) ? [index + 1] : []));
}

/** Whether a text has more characters than this; a surrogate pair is one. */
function isLonger(text: string, max: number): boolean {
  return text.length > max && [...text].length > max;
}

function isPrintable(text: string): boolean {
  return text.isWellFormed() && !controlCharacter.test(text);
}

const controlCharacter = /[\p{Cc}\u2028\u2029]/u;

function readTabs(
  catalog: Catalog,
  given: GivenParts,
  door: Door,
  titles: readonly string[] | undefined,
  problems: Problem[],
): number | undefined {
  const value = given.tabs;
  const { min } = catalog.book.limits.tabsPerSet;
  if (value === undefined) {
    const isTold = problems.some(({ parameter }) => parameter === door.titles);
    if (given.titles === undefined && !(isTold && door.titles)) {
      problems.push(problem.missingTabs(door, min));
    }
    return titles?.length;
  }
  const tabs = wholeNumber(value, min, door.tabsMax);
  if (tabs === undefined) {
    problems.push(problem.notWholeNumber(door.tabs ?? 'tabs', value, min, door.tabsMax));
  } else if (titles && titles.length !== tabs) {
    problems.push(problem.tabsDisagree(door, tabs, titles.length));
  }
  return tabs;
}

function readSets(catalog: Catalog, given: GivenParts, problems: Problem[]): number | undefined {
  const value = given.sets;
  const { setQuantities } = catalog.book.limits;
  if (value === undefined) {
    problems.push(problem.missingSets(setQuantities));
    return undefined;
  }
  const sets = wholeNumber(value, 1, setQuantities.at(-1) as number);
  if (sets !== undefined && setQuantities.includes(sets)) return sets;
  problems.push(problem.notOrderable(value, setQuantities));
  return undefined;
}

function readOptions(
  catalog: Catalog,
  product: PricedProduct,
  { options: given }: GivenParts,
  problems: Problem[],
): Readonly<Record<string, string>> {
  const options: Record<string, string> = {};
  for (const { key, choices, default: fallback } of product.options) {
    const value = given.get(key) ?? fallback;
    const isChoice = choices.has(value);
    options[key] = isChoice ? value : fallback;
    if (!isChoice) {
      const ids = [...choices.keys()];
      problems.push(byQuoteOnly(catalog, key, value) ?? problem.unknownChoice(key, value, ids));
    }
  }
  for (const key of catalog.optionKeys) {
    const value = given.get(key);
    if (value !== undefined && !(key in options)) {
      const notOwn = problem.notOnProduct(key, product.id, ownParameters(product));
      problems.push(byQuoteOnly(catalog, key, value) ?? notOwn);
    }
  }
  return options;
}

function ownParameters(product: PricedProduct): string[] {
  const keys = product.options.map(({ key }) => key);
  return product.colorChange === undefined ? keys : [...keys, 'colorChanges'];
}

function readColorChanges(
  catalog: Catalog,
  product: PricedProduct,
  given: GivenParts,
  tabs: number | undefined,
  problems: Problem[],
): number | undefined {
  const value = given.colorChanges;
  if (value === undefined) return 0;
  if (product.colorChange === undefined) {
    problems.push(problem.notOnProduct('colorChanges', product.id, ownParameters(product)));
    return 0;
  }
  const colors = catalog.book.polyColors.length;
  const max = Math.min(tabs ?? colors, colors) - 1;
  const changes = wholeNumber(value, 0, max);
  if (changes === undefined) {
    problems.push(problem.colorChangesOutOfRange(value, max, tabs, colors));
  }
  return changes;
}

/** Plain ASCII digits without a leading zero, within a range; `undefined` otherwise. */
function wholeNumber(text: string, min: number, max: number): number | undefined {
  if (!/^(0|[1-9]\d{0,8})$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}
