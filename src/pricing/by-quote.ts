import type { QuoteOnlyData } from '../book/schema.ts';
import type { Catalog } from './catalog.ts';
import { quoteFormUrl } from './order-link.ts';
import { mentions, plainWord } from './plain-word.ts';
import type { Problem } from './problems/problem.ts';
import { declinedByQuote, pricedByQuote, standardAnyway } from './problems/product.ts';

/** Values that decline something. */
const refusals = ['', '0', 'no', 'none', 'false', 'null', 'off', 'standard', 'default'];

/**
 * Reports a request for something priced by quote only, by the words of its name or value.
 *
 * @param isKnown whether the name is valid in the request; if so, only its value counts.
 */
export function byQuoteProblem(
  catalog: Catalog,
  name: string,
  value: string,
  isKnown: boolean,
): Problem | undefined {
  const { quoteOnly } = catalog.book;
  const entry =
    quoteOnly.find(({ values }) => values.some((word) => mentions(value, word))) ??
    (isKnown ? undefined : quoteOnly.find((entry) => isNamed(entry, name)));
  if (!entry || isStandard(entry, name, value, isKnown)) return undefined;
  return pricedByQuote(name, entry, quoteFormUrl(catalog));
}

/** Reports a by-quote name whose value is the standard or declines it, so it can be left out. */
export function needlessByQuote(
  catalog: Catalog,
  name: string,
  value: string,
): Problem | undefined {
  const entry = catalog.book.quoteOnly.find((entry) => isNamed(entry, name));
  if (!entry || !isStandard(entry, name, value, false)) return undefined;
  return refusals.includes(plainWord(value)) ? declinedByQuote(name) : standardAnyway(name, value);
}

function isNamed({ parameters, values }: QuoteOnlyData, name: string): boolean {
  return parameters.includes(plainWord(name)) || values.some((word) => mentions(name, word));
}

function isStandard(
  { standard = [] }: QuoteOnlyData,
  name: string,
  value: string,
  isKnown: boolean,
): boolean {
  if (isKnown || name === '') return false;
  const plain = plainWord(value);
  return (
    (refusals.includes(plain) && value.length <= 60) ||
    standard.some((word) => plainWord(word) === plain)
  );
}
