import type { TransitData } from '../book/transit-schema.ts';
import type { Destination } from '../delivery/destination.ts';
import { readZip } from '../http/delivery-request.ts';
import type { Build } from '../pricing/build.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { quoteFormUrl } from '../pricing/order-link.ts';
import {
  callOtherTool,
  colorsAreCounted,
  notYesOrNo,
  titlesAreCounted,
  tooManyNames,
} from '../pricing/problems/arguments.ts';
import type { Problem } from '../pricing/problems/problem.ts';
import { type KeptBuild, readParts } from '../pricing/read-build.ts';
import { type ArgumentMap, asYesOrNo, textOf } from './argument-values.ts';
import type { BuildTool, BuildTools } from './build-tools.ts';
import { byQuoteRequest } from './by-quote-arguments.ts';
import { readColors, readCut } from './look-arguments.ts';
import { namesMax, sortArguments } from './sort-arguments.ts';
import { readTitles } from './title-arguments.ts';

/** What a call requests. */
export interface Request {
  readonly build: Build;
  /** N of the 1/N cut. */
  readonly cut: number | undefined;
  /** The color id of each tab. */
  readonly colors: readonly string[] | undefined;
  readonly destination: Destination | undefined;
  readonly allQuantities: boolean;
}

export type RequestReading =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Parses a tool's arguments into a request, or returns every problem. Accepts anything unambiguous:
 * numbers as text, choices as people call them, lists and maps as JSON text, `null` for an omitted
 * argument. Arguments of the other tool are checked too, so that one correction is enough.
 */
export function readArguments(
  catalog: SiteCatalog,
  tools: BuildTools,
  called: BuildTool,
  table: TransitData,
  given: ArgumentMap,
): RequestReading {
  if (given.size > namesMax) {
    const names = Object.keys(called.arguments);
    return { ok: false, problems: [tooManyNames(given.size, names, 'argument')] };
  }
  const { tool, problems: strayed } = toolMeant(tools, called, given);
  const { given: sorted, options, problems } = sortArguments(catalog, tool, given);
  problems.unshift(...strayed);
  const { door } = tool;
  const text = (name: string) => {
    const value = sorted.get(name);
    return value === undefined ? undefined : textOf(value);
  };
  const parts = {
    product: text('product'),
    tabs: door.tabs && text(door.tabs),
    sets: text('sets'),
    colorChanges: text('colorChanges'),
    options,
    titles: door.titles ? readTitles(sorted.get(door.titles), door, problems) : undefined,
  };
  const extras = readExtras(catalog, table, sorted, problems);
  const reading = readParts(catalog, parts, door, problems);
  const known = reading.ok ? reading.build : { ...reading.kept, product: reading.assumed };
  const look = readLook(catalog, sorted, known);
  const found = [...(reading.ok ? [] : reading.problems), ...look.problems];
  if (!reading.ok || found.length > 0) {
    const byQuote = byQuoteRequest(catalog, tool, given);
    return { ok: false, problems: byQuote ? [byQuote] : found };
  }
  const build = { ...reading.build, colorChanges: look.colorChanges ?? reading.build.colorChanges };
  return { ok: true, request: { ...extras, build, cut: look.cut, colors: look.colors } };
}

/** The tool that the arguments belong to, with a problem if it isn't the one called. */
function toolMeant(
  { quote, draft }: BuildTools,
  called: BuildTool,
  given: ArgumentMap,
): { tool: BuildTool; problems: Problem[] } {
  const hasTitles = given.has('titles');
  const hasTabs = given.has('tabsPerSet');
  if (hasTitles && called.name === quote.name) {
    const problems = [callOtherTool(called.name, draft.name, 'titles')];
    if (hasTabs) problems.push(titlesAreCounted('tabsPerSet'));
    return { tool: hasTabs ? withoutTabs(draft) : draft, problems };
  }
  if (hasTabs && called.name === draft.name) {
    return hasTitles
      ? { tool: withoutTabs(draft), problems: [titlesAreCounted('tabsPerSet')] }
      : { tool: quote, problems: [callOtherTool(called.name, quote.name, 'tabsPerSet')] };
  }
  return { tool: called, problems: [] };
}

/** The titles tool, but accepting `tabsPerSet`: leaving it out has been requested already. */
function withoutTabs(draft: BuildTool): BuildTool {
  const tabsPerSet = { schema: draft.arguments.sets?.schema } as BuildTool['arguments'][string];
  return { ...draft, arguments: { ...draft.arguments, tabsPerSet } };
}

type Extras = Pick<Request, 'destination' | 'allQuantities'>;

function readExtras(
  catalog: SiteCatalog,
  table: TransitData,
  given: ArgumentMap,
  problems: Problem[],
): Extras {
  const zip = given.get('zip');
  return {
    destination:
      zip === undefined ? undefined : readZip(zipText(zip), table, quoteFormUrl(catalog), problems),
    allQuantities: readYesOrNo('allQuantities', given.get('allQuantities'), problems),
  };
}

/** A ZIP code sent as a number has lost its leading zeros. */
function zipText(zip: unknown): string {
  return typeof zip === 'number' ? textOf(zip).padStart(5, '0') : textOf(zip);
}

function readYesOrNo(name: string, value: unknown, problems: Problem[]): boolean {
  if (value === undefined) return false;
  const wanted = asYesOrNo(value);
  if (wanted === undefined) problems.push(notYesOrNo(name));
  return wanted ?? false;
}

interface Look {
  readonly cut: number | undefined;
  readonly colors: readonly string[] | undefined;
  /** Counted from the colors, if the product charges for color changes. */
  readonly colorChanges: number | undefined;
  readonly problems: readonly Problem[];
}

/** Reads the cut and the colors, as far as the product and its tabs are known. */
function readLook(
  catalog: SiteCatalog,
  given: ArgumentMap,
  { product, tabs, colorChanges: said }: KeptBuild & Pick<Build, 'product'>,
): Look {
  const problems: Problem[] = [];
  const { data, colorChange } = catalog.products[product];
  const cut = readCut(given.get('cut'), data, tabs, problems);
  const colors = readColors(given.get('colors'), data, tabs, problems);
  const colorChanges = colors && colorChange !== undefined ? new Set(colors).size - 1 : undefined;
  if (colorChanges !== undefined && given.has('colorChanges') && colorChanges !== said) {
    problems.push(colorsAreCounted(colorChanges));
  }
  return { cut, colors, colorChanges, problems };
}
