import type { Catalog } from '../pricing/catalog.ts';
import {
  argumentInsideOptions,
  optionOutside,
  optionsNotAMap,
  tooManyNames,
} from '../pricing/problems/arguments.ts';
import type { Problem } from '../pricing/problems/problem.ts';
import type { Field } from '../pricing/read-fields.ts';
import { byQuoteOnly, unknownNames } from '../pricing/unknown-names.ts';
import { type ArgumentMap, asMap, textOf } from './argument-values.ts';

/** The most names that a call gives in one place; more are refused without a look at them. */
export const namesMax = 50;

/**
 * The choices by option key, out of the map that holds them. An option that stands beside the map is
 * told of; its choice is read all the same, so that it is checked in the same go.
 *
 * @param known the names of the arguments, which are no options.
 */
export function readOptions(
  catalog: Catalog,
  given: ArgumentMap,
  known: readonly string[],
  problems: Problem[],
): ReadonlyMap<string, string> {
  const options = new Map<string, string>();
  const held = given.get('options');
  if (held !== undefined) readMap(catalog, held, known, options, problems);
  for (const key of catalog.optionKeys) {
    if (!given.has(key)) continue;
    const choice = textOf(given.get(key));
    problems.push(byQuoteOnly(catalog, key, choice) ?? optionOutside(key, choice));
    if (!options.has(key)) options.set(key, choice);
  }
  return options;
}

function readMap(
  catalog: Catalog,
  held: unknown,
  known: readonly string[],
  options: Map<string, string>,
  problems: Problem[],
): void {
  const map = asMap(held);
  if (!map) {
    problems.push(optionsNotAMap(textOf(held), exampleOption(catalog)));
    return;
  }
  if (map.size > namesMax) {
    problems.push(tooManyNames(map.size, catalog.optionKeys, 'option'));
    return;
  }
  const unknown: Field[] = [];
  for (const [key, value] of map) {
    const text = textOf(value);
    if (catalog.optionKeys.includes(key)) options.set(key, text);
    else if (known.includes(key)) problems.push(argumentInsideOptions(key));
    else unknown.push([key, text]);
  }
  problems.push(...unknownNames(catalog, unknown, catalog.optionKeys, 'option'));
}

/** An option with a choice that is not its default. */
function exampleOption({ products, productIds }: Catalog): Field {
  const options = productIds.flatMap((id) => products[id].options);
  const option = options.find(({ choices }) => choices.size > 1) ?? options[0];
  const choice = [...(option?.choices.values() ?? [])].find(({ isDefault }) => !isDefault);
  return [option?.key ?? '', choice?.id ?? option?.default ?? ''];
}
