import type { ExampleData } from '../book/schema.ts';
import { dollars } from '../text/money.ts';
import { capitalized, listed, withinSentence } from '../text/words.ts';
import type { Build } from './build.ts';
import type { Catalog } from './catalog.ts';
import type { Cents } from './money.ts';
import { notOffered } from './offered.ts';
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
  const changes = product.options.flatMap(({ key, choices, default: fallback }) => {
    const meant = choices.get(usual.options?.[key] ?? fallback);
    const now = choices.get(fallback);
    return meant && now && meant !== now ? [{ key, meant, now }] : [];
  });
  const isPlain = changes.every(({ key, now }) => build.options[key] === now.id && !isNamed(key));
  if (changes.length === 0 || !isPlain) return undefined;
  const chosen = Object.fromEntries(changes.map(({ key, meant }) => [key, meant.id]));
  const changed = { ...build, options: { ...build.options, ...chosen } };
  if (notOffered(product, changed.options).length > 0) return undefined;
  return {
    build: changed,
    totalCents: priceAt(product, changed, build.sets).totalCents,
    before: changes.map(({ now }) => now.label),
    after: changes.map(({ meant }) => meant.label),
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
