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

/** The most characters of titles that suggestions repeat. */
const titlesMax = 500;

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
  { totalCents }: Quote,
  usual: UsualBuild | undefined,
): Suggestion[] {
  const { build } = order;
  if ((build.titles ?? []).join('').length > titlesMax) return [];
  const product = catalog.products[build.product];
  const { quantities } = product;
  const at = (sets: number) => priceAt(product, build, sets);
  const costsLess = (sets: number) => at(sets).totalCents < totalCents;
  const next = priceBreaks(product).find((sets) => sets > build.sets);
  /** More sets that cost less, or else the next smaller quantity. */
  const fewer =
    quantities.find((sets) => sets > build.sets && costsLess(sets)) ??
    quantities.findLast((sets) => sets < build.sets && costsLess(sets));
  const suggestions: Suggestion[] = [];
  const suggest = (changed: Build, totalCents: number, reason: string) =>
    suggestions.push({
      arguments: argumentsOf(catalog, door, { ...order, build: changed }),
      total: centsToDollars(totalCents),
      reason,
    });
  if (usual) {
    const reason = capitalized(listed(usual.after.map(withinSentence)));
    suggest(usual.build, usual.totalCents, reason);
  }
  if (next) {
    const { totalCents, perSetCents } = at(next);
    const reason = `${counted(next, 'set')}: ${dollars(perSetCents)} a set`;
    suggest({ ...build, sets: next }, totalCents, reason);
  }
  if (fewer) {
    const reason = `${counted(fewer, 'set')}: costs less`;
    suggest({ ...build, sets: fewer }, at(fewer).totalCents, reason);
  }
  return suggestions;
}

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
