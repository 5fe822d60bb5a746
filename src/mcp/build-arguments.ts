import { toolNames } from '../contract/tools.ts';
import type { Catalog } from '../pricing/catalog.ts';
import type { Door, Problem } from '../pricing/problems.ts';
import * as problem from '../pricing/problems.ts';
import {
  type BuildReading,
  byQuoteOnly,
  type Field,
  readParts,
  unknownNames,
} from '../pricing/read-build.ts';
import { type ArgumentMap, asMap, textOf } from './argument-values.ts';
import { readTitles } from './title-arguments.ts';

/** A tool that takes a build, and the arguments by which it does. */
export interface BuildTool {
  readonly name: string;
  readonly door: Door;
}

/** The tools that take a build. */
export function buildTools({ book }: Catalog): { quote: BuildTool; draft: BuildTool } {
  const tabsMax = book.limits.agentTabsPerSetMax;
  return {
    quote: { name: toolNames.quote, door: { tabs: 'tabsPerSet', tabsMax } },
    draft: { name: toolNames.draft, door: { titles: 'titles', tabsMax } },
  };
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
  const known = ['product', ...(door.tabs ? [door.tabs] : []), 'sets'];
  if (door.titles) known.push(door.titles);
  known.push('options', 'colorChanges');

  const { beside, unknown } = sortNames(catalog, given, known);
  const options = readOptions(catalog, given.get('options'), known, problems);
  for (const [key, value] of beside) {
    problems.push(byQuoteOnly(catalog, key, value) ?? problem.optionOutside(key, value));
    if (!options.has(key)) options.set(key, value);
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

/** Puts aside the options that stand beside `options`, and the names that no build has. */
function sortNames(catalog: Catalog, given: ArgumentMap, known: readonly string[]) {
  const beside: Field[] = [];
  const unknown = new Map<string, string>();
  for (const [name, value] of given) {
    if (known.includes(name)) continue;
    if (catalog.optionKeys.includes(name)) beside.push([name, textOf(value)]);
    else unknown.set(name, textOf(value));
  }
  return { beside, unknown };
}

/** Tells of arguments that the other tool takes, and takes them off the unknown ones. */
function elsewhere(tool: string, unknown: Map<string, string>): Problem[] {
  const others = [
    { name: 'titles', tool: toolNames.draft },
    { name: 'tabsPerSet', tool: toolNames.quote },
  ];
  return others
    .filter((other) => other.tool !== tool && unknown.delete(other.name))
    .map((other) => problem.takenByOtherTool(other.name, tool, other.tool));
}

function readOptions(
  catalog: Catalog,
  given: unknown,
  known: readonly string[],
  problems: Problem[],
): Map<string, string> {
  const options = new Map<string, string>();
  if (given === undefined) return options;
  const map = asMap(given);
  if (!map) {
    problems.push(problem.optionsNotAMap(textOf(given), exampleOption(catalog)));
    return options;
  }
  const unknown: Field[] = [];
  for (const [key, value] of map) {
    const text = textOf(value);
    if (catalog.optionKeys.includes(key)) options.set(key, text);
    else if (known.includes(key)) problems.push(problem.argumentInsideOptions(key));
    else unknown.push([key, text]);
  }
  problems.push(...unknownNames(catalog, unknown, catalog.optionKeys, 'option'));
  return options;
}

/** An option with a choice that is not its default. */
function exampleOption({ products }: Catalog): Field {
  const option = products.paper.options.find(({ choices }) => choices.size > 1);
  const choice = [...(option?.choices.values() ?? [])].find(({ isDefault }) => !isDefault);
  return [option?.key ?? '', choice?.id ?? ''];
}
