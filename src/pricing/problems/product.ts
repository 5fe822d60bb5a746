import type { QuoteOnlyData } from '../../book/schema.ts';
import { listed } from '../words.ts';
import { didYouMean } from './did-you-mean.ts';
import { type Problem, shown } from './problem.ts';

/** No product is named. */
export function missingProduct(ids: readonly string[]): Problem {
  return {
    parameter: 'product',
    message: `product is missing: give ${listed(ids, 'or')}.`,
    validValues: ids,
  };
}

/** There is no such product. */
export function unknownProduct(value: string, ids: readonly string[]): Problem {
  return {
    parameter: 'product',
    message: `There is no product ${shown(value)}.${didYouMean(value, ids)} product is ${listed(ids, 'or')}.`,
    validValues: ids,
  };
}

/** An option of the product has no such choice. */
export function unknownChoice(key: string, value: string, ids: readonly string[]): Problem {
  return {
    parameter: key,
    message: `${key} cannot be ${shown(value)}.${didYouMean(value, ids)} ${key} is ${listed(ids, 'or')}.`,
    validValues: ids,
  };
}

/**
 * Another product has this option.
 *
 * @param own the options that the named product has.
 */
export function notOnProduct(name: string, product: string, own: readonly string[]): Problem {
  return {
    parameter: name,
    message: `${name} is not an option of ${product}: leave it out. The options of ${product} are ${listed(own)}.`,
    validValues: own,
  };
}

/**
 * What is asked for has no price here.
 *
 * @param quoteForm the address where to ask for it.
 */
export function pricedByQuote(name: string, entry: QuoteOnlyData, quoteForm: string): Problem {
  return {
    parameter: name,
    message: `Priced by quote only: ${entry.label}. Send the request to ${quoteForm}, and leave ${shown(name)} out here.`,
    quoteForm,
  };
}
