import type { QuoteOnlyData } from '../book/schema.ts';
import type { Catalog } from './catalog.ts';
import { quoteFormUrl } from './order-link.ts';
import { mentions, plainWord } from './plain-word.ts';
import type { Problem } from './problems/problem.ts';
import { notWished, pricedByQuote, standardAnyway } from './problems/product.ts';

/** Values that say that a thing is not wanted. */
const refusals = ['', '0', 'no', 'none', 'false', 'null', 'off', 'standard', 'default'];

/**
 * What a name and its value ask for that is priced by quote only, by the words of either.
 *
 * @param isKnown whether the name is one that the request may have: then only its value counts.
 */
export function byQuoteWish(
  catalog: Catalog,
  name: string,
  value: string,
  isKnown: boolean,
): Problem | undefined {
  const { quoteOnly } = catalog.book;
  const wished =
    quoteOnly.find(({ values }) => values.some((word) => mentions(value, word))) ??
    (isKnown ? undefined : quoteOnly.find((entry) => isNamed(entry, name)));
  if (!wished || isStandard(wished, name, value, isKnown)) return undefined;
  return pricedByQuote(name, wished, quoteFormUrl(catalog));
}

/** That a by-quote name asks for the standard thing, or for nothing: it is to be left out. */
export function needlessWish(catalog: Catalog, name: string, value: string): Problem | undefined {
  const entry = catalog.book.quoteOnly.find((entry) => isNamed(entry, name));
  if (!entry || !isStandard(entry, name, value, false)) return undefined;
  return refusals.includes(plainWord(value)) ? notWished(name) : standardAnyway(name, value);
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
