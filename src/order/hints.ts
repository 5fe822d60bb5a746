import type { ChoiceData } from '../book/schema.ts';
import { quoteFormUrl, type SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { shown } from '../text/echo.ts';
import { oncePer } from '../text/once.ts';
import { byQuoteAnswer } from './by-quote.ts';
import { type Answer, type Context, inOptions } from './field.ts';
import { dated } from './fields/delivery.ts';
import { lightAdvice, lightWords } from './fields/options.ts';
import { isIdle, phrases, plainWord, textOf } from './words.ts';

/**
 * What to say of a name: a text with `{name}`, `{sent}` for its value, `{quoteForm}`, `{dated}` for
 * where to ask for dates, and the seller's facts.
 */
type Say = string | ((context: Context, sent: string) => string);

const unpriced = "Remove {name}; it doesn't change the price.";

/** What people name that is no field, by what they call it. */
const hints: Readonly<Record<string, Say>> = {
  'tax, sales tax, tax exempt': `${unpriced} {tax}`,
  'payment, payment method, payment terms, pay by': `${unpriced} {payment}`,
  'valid until, price validity, expires, expiration': `${unpriced} {priceValidity}`,
  'cancel, cancellation': `${unpriced} {cancellation}`,
  'refund, refunds, return, returns': `${unpriced} {returns}`,
  'sample, samples, swatches': `${unpriced} {samples}`,
  'shipping, ship method, shipping method, carrier, delivery':
    "You can't choose shipping here. Remove {name}. {shipping}",
  'rush, expedite, expedited, urgent, priority, express, overnight, turnaround, speed'(context) {
    const quick = choiceWith(context, ({ productionDays = 0 }) => productionDays < 0);
    return quick
      ? `Production is faster with ${quick}. Use that, or remove {name}.`
      : "You can't choose production time here. Remove {name}. Can it be faster? {rush}";
  },
  'budget, max price, max budget, target price, price limit, max total, spend'({ door, catalog }) {
    const all = door.isJson
      ? 'send `allQuantities: true` for the total at every quantity'
      : `${catalog.baseUrl}/prices.json lists totals by quantity`;
    return `A price doesn't depend on a budget. Remove {name}; ${all}.`;
  },
  'date, ship date, ship by, event date, when': ({ door, names }) =>
    door.id === 'delivery' || names('zip')
      ? 'Which date is {name}? Send `neededBy` for the day you need the order, or `approve` for the day you approve the proof.'
      : "A price doesn't depend on the date. Remove {name}; {dated}.",
  'state, city, street, address, location, region, deliver to': placed,
  'country, country code, nation': (context, sent) =>
    isIdle(sent)
      ? placed(context)
      : '{name} is {sent}, but ZIP codes and delivery dates are for US addresses only. If the address is in the US, remove {name}; else ask about international shipping at {quoteForm}.',
  'back titles, titles back, back labels, labels back, back text, back, print back'(context) {
    const both = choiceWith(context, ({ effect }) => effect?.printsBack === true);
    return both
      ? `A tab printed on both sides has the same title on each. Instead of {name}, use ${both}, or ask about other titles on the back at {quoteForm}.`
      : 'Remove {name}; ask about titles on the back at {quoteForm}.';
  },
  'logo, artwork, image, graphic, design file'(context) {
    const body = choiceWith(context, ({ effect }) => effect?.printsBody === true);
    return body
      ? `A logo on the divider is body printing: ${body}. Send that instead of {name}.`
      : "A logo isn't part of this price. Remove {name}; ask about it at {quoteForm}.";
  },
  [lightWords.join(', ')]: (context) => `{name} isn't sold by that name. ${lightAdvice(context)}`,
  'paper color, stock color, sheet color, background color':
    'Colors are those of the tabs, not of the sheet. Remove {name}, or ask about it at {quoteForm}.',
  'font, font size, font family, typeface, bold, tab size, tab width, email, phone, company, customer, contact':
    "{name} isn't part of a price. Remove {name}; the designer takes it.",
};

const byWord = new Map(
  Object.entries(hints).flatMap(([words, say]) =>
    phrases(words).map((word) => [plainWord(word), say] as const),
  ),
);

const factsOf = oncePer((catalog: SiteCatalog) => new Map(Object.entries(statedFacts(catalog))));

/** What to answer a name that is no field: the hint about it, or that it is priced by quote only. */
export function answerFor(catalog: SiteCatalog, name: string): Answer | undefined {
  const hint = byWord.get(plainWord(name));
  if (!hint) return byQuoteAnswer(catalog, name);
  return (name, { value }, context) => {
    const sent = textOf(value);
    const quoteForm = quoteFormUrl(catalog);
    const words = new Map([
      ...factsOf(catalog),
      ['name', name],
      ['sent', shown(sent)],
      ['quoteForm', quoteForm],
      ['dated', dated(context)],
    ]);
    const text = typeof hint === 'string' ? hint : hint(context, sent);
    const say = text.replace(/\{(\w+)\}/g, (_, word) => words.get(word) ?? '');
    const form = say.includes(quoteForm) ? quoteForm : undefined;
    return { say, code: 'unknown', quoteForm: form, isIdle: isIdle(sent) };
  };
}

function placed({ door }: Context): string {
  return door.id === 'delivery'
    ? '`zip` alone says where the order goes, in the US. Remove {name}.'
    : 'Prices are the same for every ZIP code. Remove {name}; {dated}.';
}

/** The product's first choice of a kind, in the door's syntax and backticks; empty if there is none. */
function choiceWith({ product, door }: Context, is: (choice: ChoiceData) => boolean): string {
  const [found] = product.data.options.flatMap(({ key, choices }) =>
    choices.filter(is).map(({ id }) => inOptions(door, key, id)),
  );
  return found ? `\`${found}\`` : '';
}
