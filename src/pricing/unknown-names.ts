import type { Catalog } from './catalog.ts';
import { quoteFormUrl } from './order-link.ts';
import { unknownParameters } from './problems/names.ts';
import type { Problem } from './problems/problem.ts';
import { pricedByQuote } from './problems/product.ts';

/**
 * What is wrong with names that are not known where they stand: those that ask for what is priced
 * by quote only are told so, the others are told together.
 *
 * @param noun what a name is there: a parameter, an option.
 */
export function unknownNames(
  catalog: Catalog,
  fields: Iterable<readonly [name: string, value: string]>,
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
  if (unknown.length > 0) problems.push(unknownParameters(unknown, known, noun));
  return problems;
}

/** Tells that a name or value, neither of them valid, asks for what is priced by quote only. */
export function byQuoteOnly(catalog: Catalog, name: string, value: string): Problem | undefined {
  const [plainName, plainValue] = [lettersAndDigits(name), lettersAndDigits(value)];
  const entry = catalog.book.quoteOnly.find(
    ({ parameters, values }) => parameters.includes(plainName) || values.includes(plainValue),
  );
  return entry && pricedByQuote(name, entry, quoteFormUrl(catalog));
}

function lettersAndDigits(text: string): string {
  return text.length > 40 ? '' : text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
