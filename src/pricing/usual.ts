import type { ExampleData } from '../book/schema.ts';
import { dollars } from '../text/money.ts';
import { capitalized, listed, withinSentence } from '../text/words.ts';
import { type Build, notOffered } from './build.ts';
import type { Catalog } from './catalog.ts';
import { priceAt } from './quote.ts';

/** A build with the options that most orders have. */
export type UsualBuild = Readonly<NonNullable<ReturnType<typeof asUsual>>>;

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
) {
  const product = products[build.product];
  const { options: meant = {} } = usual;
  const changed = product.options.filter(({ key, choices, default: fallback }) => {
    const id = meant[key];
    return id !== undefined && id !== fallback && choices.has(id);
  });
  const isFree = changed.every(
    ({ key, default: fallback }) => build.options[key] === fallback && !isNamed(key),
  );
  if (changed.length === 0 || !isFree) return undefined;
  const chosen = Object.fromEntries(changed.map(({ key }) => [key, meant[key] as string]));
  const whole = { ...build, options: { ...build.options, ...chosen } };
  if (notOffered(product, whole.options).length > 0) return undefined;
  const labelsIn = (options: Build['options']) =>
    changed.map(({ key, choices }) => choices.get(options[key] ?? '')?.label ?? '');
  return {
    build: whole,
    totalCents: priceAt(product, whole, build.sets).totalCents,
    /** The labels of what it changes, before and after: `['Unpunched']`, `['3-hole']`. */
    before: labelsIn(build.options),
    after: labelsIn(whole.options),
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
