import { byQuoteProblem } from '../pricing/by-quote.ts';
import type { Catalog } from '../pricing/catalog.ts';
import { choiceOf, colorMeant } from '../pricing/meaning.ts';
import { maxReported, type Problem } from '../pricing/problems/problem.ts';
import { type ArgumentMap, asList, asMap, textOf } from './argument-values.ts';
import type { BuildTool } from './build-tools.ts';
import { namesMax } from './sort-arguments.ts';

/** Reports a request for something priced by quote only, which overrides all other problems. */
export function byQuoteRequest(
  catalog: Catalog,
  tool: BuildTool,
  given: ArgumentMap,
): Problem | undefined {
  const options = asMap(given.get('options'));
  const worded = ['product', 'colors', ...catalog.optionKeys, ...(options ? [] : ['options'])];
  for (const [name, value] of [...given, ...[...(options ?? [])].slice(0, namesMax)]) {
    const text = name === 'colors' ? unknownColors(catalog, value) : textOf(value);
    const isOther = name in tool.arguments && !worded.includes(name);
    if (isOther || choiceOf(catalog, name, text) !== undefined) continue;
    const meaning = tool.door.meaningOf?.(name);
    const isKnown = worded.includes(name) || (meaning !== undefined && 'parameter' in meaning);
    const problem = byQuoteProblem(catalog, name, text, isKnown);
    if (problem) return problem;
  }
  return undefined;
}

/** The colors that no product has, joined into text. */
function unknownColors({ products, productIds }: Catalog, value: unknown): string {
  const names = (asList(value) ?? [value]).slice(0, maxReported).map(textOf);
  return names
    .filter((name) => productIds.every((id) => !colorMeant(products[id].data, name)))
    .join(' ');
}
