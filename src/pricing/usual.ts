import type { ExampleData } from '../book/schema.ts';
import { dollars } from '../text/money.ts';
import { capitalized, listed, withinSentence } from '../text/words.ts';
import type { Build } from './build.ts';
import { notOffered } from './build.ts';
import type { Catalog, PricedOption } from './catalog.ts';
import type { Cents } from './money.ts';
import { priceAt } from './quote.ts';

/** A build with the options that most orders have. */
export interface UsualBuild {
  readonly build: Build;
  readonly totalCents: Cents;
  /** The labels of what it changes, before and after: `['Unpunched']`, `['3-hole']`. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * The same order with the options of the book's usual one, if all of these are at their defaults
 * and the buyer named none of them: somebody who chose one has seen the others.
 *
 * @param usual the book's most common order
 * @param isNamed whether the buyer named an option, by key
 */
export function asUsual(
  { products }: Catalog,
  build: Build,
  usual: ExampleData,
  isNamed: (option: string) => boolean,
): UsualBuild | undefined {
  const product = products[build.product];
  const meant = usual.options ?? {};
  const changed: PricedOption[] = [];
  for (const option of product.options) {
    const { key, choices, default: fallback } = option;
    const id = meant[key];
    if (id === undefined || id === fallback || !choices.has(id)) continue;
    if (build.options[key] !== fallback || isNamed(key)) return undefined;
    changed.push(option);
  }
  if (changed.length === 0) return undefined;
  const chosen = Object.fromEntries(changed.map(({ key }) => [key, meant[key] as string]));
  const options = { ...build.options, ...chosen };
  if (notOffered(product, options).length > 0) return undefined;
  const labelsIn = (one: Build['options']) =>
    changed.map(({ key, choices }) => choices.get(one[key] ?? '')?.label ?? '');
  return {
    build: { ...build, options },
    totalCents: priceAt(product, { ...build, options }, build.sets).totalCents,
    before: labelsIn(build.options),
    after: labelsIn(options),
  };
}

/**
 * A sentence about a set that probably lacks something.
 *
 * @example usualNotice(asUsual) // 'Unpunched and uncollated. 3-hole and collated: $1,489.50 total.'
 */
export function usualNotice({ before, after, totalCents }: UsualBuild): string {
  return `${inWords(before)}. ${inWords(after)}: ${dollars(totalCents)} total.`;
}

function inWords(labels: readonly string[]): string {
  return capitalized(listed(labels.map(withinSentence)));
}
