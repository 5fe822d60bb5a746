import type { QuoteOnlyData } from '../../book/schema.ts';
import { nearestName } from '../../text/did-you-mean.ts';
import { listed } from '../../text/words.ts';
import type { PricedChoice } from '../catalog.ts';
import type { offeredWith } from '../offered.ts';
import { mentions } from '../plain-word.ts';
import { type Door, type Problem, shown, written, writtenOption } from './problem.ts';

/** The product is missing. */
export function missingProduct(door: Door, ids: readonly string[]): Problem {
  return {
    parameter: 'product',
    message: `product is missing: send ${either(ids.map((id) => written(door, 'product', id)))}.`,
    validValues: ids,
  };
}

/** The product is unknown. */
export function unknownProduct(
  door: Door,
  value: string,
  ids: readonly string[],
  meant = nearestName(value, ids),
  fitting = ids,
): Problem {
  const isAmbiguous = ids.filter((id) => mentions(value, id)).length > 1;
  const right = meant === undefined || isAmbiguous ? fitting : [meant];
  return {
    parameter: 'product',
    message: `There is no product ${shown(value)}: send ${either(right.map((id) => written(door, 'product', id)))}.`,
    validValues: ids,
  };
}

/**
 * The option has no such choice.
 *
 * @param quoteForm where to ask for a choice that is not offered.
 */
export function unknownChoice(
  door: Door,
  key: string,
  value: string,
  ids: readonly string[],
  quoteForm: string,
  meant = nearestName(value, ids),
): Problem {
  const right = meant === undefined ? ids : [meant];
  const rest =
    meant === undefined
      ? ` Ask for anything else at ${quoteForm}.`
      : ids.length < 2
        ? ''
        : ` ${key} is ${listed(ids, 'or')}.`;
  return {
    parameter: key,
    message: `${key} can't be ${shown(value)}: send ${either(right.map((id) => writtenOption(door, key, id)))}.${rest}`,
    validValues: ids,
  };
}

/** The choice is only offered with other choices than the chosen ones. */
export function offeredOnlyWith(
  door: Door,
  { option, id, label }: PricedChoice,
  others: ReturnType<typeof offeredWith>,
): Problem {
  const needed = others.map(([{ key }, choices]) =>
    either(choices.map((choice) => writtenOption(door, key, choice.id))),
  );
  return {
    parameter: option,
    message: `${label} (${writtenOption(door, option, id)}) is only offered with ${listed(needed)}.`,
  };
}

function either(texts: readonly string[]): string {
  return listed(texts, 'or');
}

/**
 * Only other products have this option.
 *
 * @param owners the products that have it.
 * @param own the options of the named product.
 */
export function notOnProduct(
  name: string,
  product: string,
  owners: readonly string[],
  own: readonly string[],
): Problem {
  return {
    parameter: name,
    message: `${name} is an option of ${listed(owners)}, not of ${product}: leave ${name} out. The options of ${product} are ${listed(own)}.`,
    validValues: own,
  };
}

/** Color changes are given for a product that doesn't charge for colors. */
export function colorsHaveNoPrice(product: string, charging: readonly string[]): Problem {
  const whose = charging.length > 0 ? `colorChanges is for ${listed(charging, 'or')}; on` : 'On';
  return {
    parameter: 'colorChanges',
    message: `${whose} ${product} the colors of tabs never change the price: leave colorChanges out.`,
  };
}

/**
 * The request is for something priced by quote only.
 *
 * @param quoteForm the URL of the quote form.
 */
export function pricedByQuote(name: string, entry: QuoteOnlyData, quoteForm: string): Problem {
  return {
    parameter: name,
    message: `Priced by quote only: ${entry.label}. Send the request to ${quoteForm}; it can't be priced here.`,
    quoteForm,
  };
}

/** A by-quote name asks for what every order includes. */
export function standardAnyway(name: string, value: string): Problem {
  return {
    parameter: name,
    message: `${shown(value)} is the standard sheet, included in every price: leave ${shown(name)} out.`,
  };
}

/** A by-quote name declines something. */
export function declinedByQuote(name: string): Problem {
  return { parameter: name, message: `Not part of a price here: leave ${shown(name)} out.` };
}
