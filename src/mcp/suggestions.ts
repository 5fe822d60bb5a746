import type { Suggestion } from '../contract/tools.ts';
import { cutName } from '../layout/tabs.ts';
import type { Order } from '../order/order.ts';
import { vocabularyOf } from '../order/vocabulary.ts';
import type { Build } from '../pricing/build.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { centsToDollars } from '../pricing/money.ts';
import { priceBreaks } from '../pricing/quantities.ts';
import { priceAt, type Quote } from '../pricing/quote.ts';
import type { UsualBuild } from '../pricing/usual.ts';
import { counted } from '../text/counts.ts';
import { dollars } from '../text/money.ts';
import { capitalized, listed, withinSentence } from '../text/words.ts';

/**
 * At most three orders like this one that a buyer may want instead: with the usual options, at the
 * next price break, and at a quantity that costs less. There are none if the titles are long: a
 * model has these already.
 *
 * @param door the tool that takes the arguments
 * @param usual the same order with the usual options, if this one probably lacks them
 */
export function suggestionsFor(
  catalog: SiteCatalog,
  door: 'quote' | 'draft',
  order: Order,
  priced: Quote,
  usual: UsualBuild | undefined,
): Suggestion[] {
  const { build } = order;
  if ((build.titles ?? []).join('').length > titlesMax) return [];
  const product = catalog.products[build.product];
  const suggest = (changed: Build, totalCents: number, reason: string): Suggestion => ({
    arguments: argumentsOf(catalog, door, { ...order, build: changed }),
    total: centsToDollars(totalCents),
    reason,
  });
  const at = (sets: number, reason: (perSet: string) => string) => {
    const { totalCents, perSetCents } = priceAt(product, build, sets);
    return suggest({ ...build, sets }, totalCents, reason(dollars(perSetCents)));
  };
  const next = priceBreaks(product).find((sets) => sets > build.sets);
  const fewer = cheaper(catalog, priced);
  return [
    ...(usual
      ? [
          suggest(
            usual.build,
            usual.totalCents,
            capitalized(listed(usual.after.map(withinSentence))),
          ),
        ]
      : []),
    ...(next ? [at(next, (perSet) => `${counted(next, 'set')}: ${perSet} a set`)] : []),
    ...(fewer ? [at(fewer, () => `${counted(fewer, 'set')}: costs less`)] : []),
  ];
}

/** More sets that cost less, or else the next smaller quantity. */
function cheaper({ products }: SiteCatalog, { build, totalCents }: Quote): number | undefined {
  const product = products[build.product];
  const costsLess = (sets: number) => priceAt(product, build, sets).totalCents < totalCents;
  const { quantities } = product;
  return (
    quantities.find((sets) => sets > build.sets && costsLess(sets)) ??
    quantities.findLast((sets) => sets < build.sets && costsLess(sets))
  );
}

/** The most characters of titles that suggestions repeat. */
const titlesMax = 500;

/** The arguments that ask a tool for an order. */
function argumentsOf(
  catalog: SiteCatalog,
  door: 'quote' | 'draft',
  order: Order,
): Suggestion['arguments'] {
  const product = catalog.products[order.build.product];
  const said: Record<string, unknown> = {};
  const options: Record<string, unknown> = {};
  for (const field of vocabularyOf(catalog).fields.all) {
    const name = field.names[door];
    const value = field.of?.(order, product);
    if (name === undefined || value === undefined) continue;
    const place = field.isOption ? options : said;
    place[name] = name === 'cut' ? cutName(value as number) : value;
  }
  return { ...said, ...(Object.keys(options).length > 0 && { options }) };
}
