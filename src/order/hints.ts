import type { FactName } from '../book/fact-names.ts';
import type { ChoiceData } from '../book/schema.ts';
import { quoteFormUrl, type SiteCatalog } from '../pricing/catalog.ts';
import { statedFact } from '../pricing/facts.ts';
import { lightAdvice, lightWords } from './by-quote.ts';
import { type Context, inOptions } from './field.ts';
import { dated } from './fields/delivery.ts';
import { isIdle, phrases, plainWord } from './words.ts';

/** What people name that is no field, and what to say of it; `name` is in backticks. */
export interface Hint {
  say(name: string, context: Context, sent: string): string;
}

const ask = ({ catalog }: Context) => quoteFormUrl(catalog);

const rows: readonly (readonly [words: string, say: FactName | Hint['say']])[] = [
  ['tax, sales tax, tax exempt', 'tax'],
  ['payment, payment method, payment terms, pay by', 'payment'],
  ['valid until, price validity, expires, expiration', 'priceValidity'],
  ['cancel, cancellation', 'cancellation'],
  ['refund, refunds, return, returns', 'returns'],
  ['sample, samples, swatches', 'samples'],
  [
    'shipping, ship method, shipping method, carrier, delivery',
    (name, context) =>
      `You can't choose shipping here. Remove ${name}. ${factIn(context, 'shipping')}`,
  ],
  [
    'rush, expedite, expedited, urgent, priority, express, overnight, turnaround, speed',
    (name, context) => {
      const quick = choiceWith(context, ({ productionDays = 0 }) => productionDays < 0);
      return quick
        ? `Production is faster with ${quick}. Use that, or remove ${name}.`
        : `You can't choose production time here. Remove ${name}. Can it be faster? ${factIn(context, 'rush')}`;
    },
  ],
  [
    'budget, max price, max budget, target price, price limit, max total, spend',
    (name, { door, catalog }) =>
      `A price doesn't depend on a budget. Remove ${name}; ${
        door.isJson
          ? 'send `allQuantities: true` for the total at every quantity'
          : `${catalog.baseUrl}/prices.json lists totals by quantity`
      }.`,
  ],
  [
    'date, ship date, ship by, event date, when',
    (name, context) =>
      context.door.id === 'delivery' || context.names('zip')
        ? `Which date is ${name}? Send \`neededBy\` for the day you need the order, or \`approve\` for the day you approve the proof.`
        : `A price doesn't depend on the date. Remove ${name}; ${dated(context)}.`,
  ],
  ['state, city, street, address, location, region, deliver to', placed],
  [
    'country, country code, nation',
    (name, context, sent) =>
      isIdle(sent)
        ? placed(name, context)
        : `${name} is ${sent}, but ZIP codes and delivery dates are for US addresses only. If the address is in the US, remove ${name}; else ask about international shipping at ${ask(context)}.`,
  ],
  [
    'back titles, titles back, back labels, labels back, back text, back, print back',
    (name, context) => {
      const both = choiceWith(context, ({ effect }) => effect?.printsBack === true);
      return both
        ? `A tab printed on both sides has the same title on each. Instead of ${name}, use ${both}, or ask about other titles on the back at ${ask(context)}.`
        : `Remove ${name}; ask about titles on the back at ${ask(context)}.`;
    },
  ],
  [
    'logo, artwork, image, graphic, design file',
    (name, context) => {
      const body = choiceWith(context, ({ effect }) => effect?.printsBody === true);
      return body
        ? `A logo on the divider is body printing: ${body}. Send that instead of ${name}.`
        : `A logo isn't part of this price. Remove ${name}; ask about it at ${ask(context)}.`;
    },
  ],
  [
    lightWords.join(', '),
    (name, context) => `${name} isn't sold by that name. ${lightAdvice(context)}`,
  ],
  [
    'paper color, stock color, sheet color, background color',
    (name, context) =>
      `Colors are those of the tabs, not of the sheet. Remove ${name}, or ask about it at ${ask(context)}.`,
  ],
  [
    'font, font size, font family, typeface, bold, tab size, tab width, email, phone, company, ' +
      'customer, contact',
    (name) => `${name} isn't part of a price. Remove ${name}; the designer takes it.`,
  ],
];

const byWord = new Map(
  rows.flatMap(([words, row]) => {
    const say = typeof row === 'string' ? answeredBy(row) : row;
    return phrases(words).map((word) => [plainWord(word), { say }] as const);
  }),
);

/** The hint about a plain word, if people name something with it that is no field. */
export function hintFor(word: string): Hint | undefined {
  return byWord.get(word);
}

/** What a fact answers changes neither the price nor the product. */
function answeredBy(fact: FactName): Hint['say'] {
  return (name, context) => `Remove ${name}; it doesn't change the price. ${factIn(context, fact)}`;
}

function placed(name: string, context: Context): string {
  return context.door.id === 'delivery'
    ? `\`zip\` alone says where the order goes, in the US. Remove ${name}.`
    : `Prices are the same for every ZIP code. Remove ${name}; ${dated(context)}.`;
}

function factIn({ catalog }: Context, fact: FactName): string {
  return statedFact(catalog as SiteCatalog, fact);
}

/** The product's first choice of a kind, in the door's syntax and backticks; empty if there is none. */
function choiceWith({ product, door }: Context, is: (choice: ChoiceData) => boolean): string {
  const [found] = product.data.options.flatMap(({ key, choices }) =>
    choices.filter(is).map(({ id }) => inOptions(door, key, id)),
  );
  return found ? `\`${found}\`` : '';
}
