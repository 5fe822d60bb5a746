import { formatCount } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { withinSentence } from '../text/words.ts';
import { type Build, notOffered } from './build.ts';
import type { Catalog } from './catalog.ts';
import { usualExample } from './examples.ts';
import { priceAt, type QuantityPrice } from './quote.ts';

/** A build with the options that most orders have. */
export type UsualBuild = Readonly<NonNullable<ReturnType<typeof asUsual>>>;

/**
 * The same order with the options of the book's usual one, if all of these are at their defaults.
 */
export function asUsual(catalog: Catalog, build: Build) {
  const { products } = catalog;
  const product = products[build.product];
  const { options: meant = {} } = usualExample(catalog);
  const changed = product.options.filter(({ key, choices, default: fallback }) => {
    const id = meant[key];
    return id !== undefined && id !== fallback && choices.has(id);
  });
  const isPlain = changed.every(({ key, default: fallback }) => build.options[key] === fallback);
  if (changed.length === 0 || !isPlain) return undefined;
  const chosen = Object.fromEntries(changed.map(({ key }) => [key, meant[key] as string]));
  const whole = { ...build, options: { ...build.options, ...chosen } };
  if (notOffered(product, whole.options).length > 0) return undefined;
  const choicesIn = (options: Build['options']) =>
    changed.flatMap(({ key, choices }) => choices.get(options[key] ?? '') ?? []);
  return {
    build: whole,
    quotedCents: priceAt(product, build, build.sets).totalCents,
    totalCents: priceAt(product, whole, build.sets).totalCents,
    /** What the order lacks, in words: `no holes`. */
    lacks: choicesIn(build.options).map(
      ({ data, label }) => data.noticeAs ?? withinSentence(label),
    ),
    /** The labels of what it would have: `3-hole`. */
    adds: choicesIn(whole.options).map(({ label }) => withinSentence(label)),
  };
}

/**
 * What was quoted, of a set that probably lacks something, and the price with it.
 *
 * @example 'As quoted: no holes, not collated ($136.25). With both: $138.94.'
 */
export function usualNotice({ lacks, adds, quotedCents, totalCents }: UsualBuild): string {
  const [only = '', second, third] = adds;
  const all = third ? 'all of them' : second ? 'both' : only;
  return `As quoted: ${lacks.join(', ')} (${dollars(quotedCents)}). With ${all}: ${dollars(totalCents)}.`;
}

/** @example cheaperNotice(quote.cheaper) // '50 sets cost less: $52.50.' */
export function cheaperNotice({ sets, totalCents }: QuantityPrice): string {
  return `${formatCount(sets)} sets cost less: ${dollars(totalCents)}.`;
}
