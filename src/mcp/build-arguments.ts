import { endpointPaths } from '../contract/paths.ts';
import { toolNames } from '../contract/tools.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { takenByOtherTool, tooManyNames } from '../pricing/problems/arguments.ts';
import type { Door, Problem } from '../pricing/problems/problem.ts';
import { type BuildReading, linkDoor, readParts } from '../pricing/read-build.ts';
import { unknownNames } from '../pricing/unknown-names.ts';
import { type ArgumentMap, textOf } from './argument-values.ts';
import { namesMax, readOptions } from './option-arguments.ts';
import { readTitles } from './title-arguments.ts';

/** A tool that takes a build, and the arguments by which it does. */
export interface BuildTool {
  readonly name: string;
  readonly door: Door;
}

/** The tools that take a build. */
export function buildTools(catalog: Catalog): { quote: BuildTool; draft: BuildTool } {
  const { agentTabsPerSetMax: tabsMax } = catalog.book.limits;
  const { quote, draft } = toolNames;
  const http = linkDoor(catalog);
  return {
    quote: {
      name: quote,
      door: { tabs: 'tabsPerSet', tabsMax, forMoreTabs: moreTabs(catalog, http.tabs) },
    },
    draft: {
      name: draft,
      door: { titles: 'titles', tabsMax, forMoreTabs: moreTabs(catalog, http.titles) },
    },
  };
}

/** Where sets of more tabs than the tools take are priced. */
function moreTabs(catalog: Catalog, parameter: string): string | undefined {
  const { agentTabsPerSetMax, tabsPerSet } = catalog.book.limits;
  if (agentTabsPerSetMax >= tabsPerSet.max) return undefined;
  return `For up to ${tabsPerSet.max} use the HTTP API: GET ${catalog.baseUrl}${endpointPaths.price} with product, ${parameter} and sets.`;
}

/**
 * Reads a tool's arguments into a build, or tells all that is wrong with them in the sentences of
 * the HTTP API. Takes what is meant beyond doubt: whole numbers as text, choices as numbers, lists and
 * maps as JSON text, `null` for what is left out.
 */
export function readArguments(
  catalog: Catalog,
  { name, door }: BuildTool,
  given: ArgumentMap,
): BuildReading {
  const problems: Problem[] = [];
  const known = argumentNames(door);
  if (given.size > namesMax) {
    return { ok: false, problems: [tooManyNames(given.size, known, 'argument')], kept: {} };
  }
  const options = readOptions(catalog, given, known, problems);
  const unknown = new Map<string, string>();
  for (const [key, value] of given) {
    if (!known.includes(key) && !catalog.optionKeys.includes(key)) unknown.set(key, textOf(value));
  }
  problems.push(...elsewhere(name, unknown), ...unknownNames(catalog, unknown, known));
  const text = (key: string) => {
    const value = given.get(key);
    return value === undefined ? undefined : textOf(value);
  };
  const parts = {
    product: text('product'),
    tabs: door.tabs && text(door.tabs),
    sets: text('sets'),
    colorChanges: text('colorChanges'),
    options,
    titles: door.titles ? readTitles(given.get(door.titles), door, problems) : undefined,
  };
  return readParts(catalog, parts, door, problems);
}

function argumentNames({ tabs, titles }: Door): string[] {
  const names = ['product', tabs, 'sets', titles, 'options', 'colorChanges'];
  return names.filter((name) => name !== undefined);
}

/** Tells of arguments that the other tool takes, and takes them off the unknown ones. */
function elsewhere(tool: string, unknown: Map<string, string>): Problem[] {
  const others = [
    { name: 'titles', tool: toolNames.draft },
    { name: 'tabsPerSet', tool: toolNames.quote },
  ];
  return others
    .filter((other) => other.tool !== tool && unknown.delete(other.name))
    .map((other) => takenByOtherTool(other.name, tool, other.tool));
}
