import type { FactName } from '../book/fact-names.ts';
import { endpointPaths } from '../contract/paths.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { statedFact } from '../pricing/facts.ts';
import type { Told } from './problems.ts';
import { phrases, plainWord, textOf, yesOrNo } from './words.ts';

/** What people name and that is no field. The words are apart from the sentences: browsers load them. */
const words = {
  budget: 'budget, max price, max budget, target price, price limit, max total, spend',
  rush: 'rush, expedite, expedited, urgent, priority, express, overnight, turnaround, speed',
  date: 'date, ship date, ship by, event date, when',
  place: 'state, city, street, address, location, region, deliver to',
  country: 'country, country code, nation',
  back: 'back titles, titles back, back labels, labels back, back text, back, print back',
  shipping: 'shipping, ship method, shipping method, carrier, delivery',
  tax: 'tax, sales tax, tax exempt',
  payment: 'payment, payment method, payment terms, pay by',
  priceValidity: 'valid until, price validity, expires, expiration',
  cancellation: 'cancel, cancellation',
  returns: 'refund, refunds, return, returns',
  samples: 'sample, samples, swatches',
  logo: 'logo, artwork, image, graphic, design file',
  sheetColor: 'paper color, stock color, sheet color, background color',
  inDesigner:
    'font, font size, font family, typeface, bold, tab size, tab width, email, phone, company, ' +
    'customer, contact',
};

export type Hint = keyof typeof words;

/** Each hint with the words that lead to it. */
export const hintWords = Object.entries(words).map(
  ([hint, list]) => [hint as Hint, phrases(list)] as const,
);

/** What to do instead. */
const sentences: Readonly<Record<Hint, (told: Told) => string>> = {
  budget({ name, door, catalog }) {
    const compare = door.isJson
      ? 'send `allQuantities: true` for the total at every quantity'
      : `${catalog.baseUrl}/prices.json lists totals by quantity`;
    return `A price doesn't depend on a budget. Remove ${name}; ${compare}.`;
  },
  rush: (told) =>
    `You can't choose production time here. Remove ${told.name}. Can it be faster? ${factIn(told, 'rush')}`,
  date: (told) =>
    told.door.id === 'delivery'
      ? `Which date is ${told.name}? Send \`neededBy\` for the day you need the order, or \`approve\` for the day you approve the proof.`
      : `A price doesn't depend on the date. Remove ${told.name}; ${dated(told)}.`,
  place: placed,
  country: (told) =>
    told.note.refused
      ? `${told.name} is ${told.sent}, but ZIP codes and delivery dates are for US addresses only. If the address is in the US, remove ${told.name}; else ask about international shipping at ${told.quoteForm}.`
      : placed(told),
  back({ name, product, choose, quoteForm }) {
    const [back] = product.data.options.flatMap(({ key, choices }) =>
      choices.filter(({ effect }) => effect?.printsBack).map(({ id }) => choose(key, id)),
    );
    return back
      ? `A tab printed on both sides has the same title on each. Instead of ${name}, use \`${back}\`, or ask about other titles on the back at ${quoteForm}.`
      : `Remove ${name}; ask about titles on the back at ${quoteForm}.`;
  },
  shipping: (told) =>
    `You can't choose shipping here. Remove ${told.name}. ${factIn(told, 'shipping')}`,
  tax: (told) => answered(told, 'tax'),
  payment: (told) => answered(told, 'payment'),
  priceValidity: (told) => answered(told, 'priceValidity'),
  cancellation: (told) => answered(told, 'cancellation'),
  returns: (told) => answered(told, 'returns'),
  samples: (told) => answered(told, 'samples'),
  logo: ({ name, quoteForm }) =>
    `A logo isn't part of this price. Remove ${name}; to ask about it, use ${quoteForm}.`,
  sheetColor: ({ name, quoteForm }) =>
    `Colors are those of the tabs, not of the sheet. Remove ${name}, or ask about it at ${quoteForm}.`,
  inDesigner: ({ name }) => `${name} isn't part of a price. Remove ${name}; the designer takes it.`,
};

export function hintAbout(hint: Hint, told: Told): string {
  return sentences[hint](told);
}

/** Whether a hint's value asks for nothing: a plain no, or the only country. */
export function isIdleHint(hint: Hint, value: unknown): boolean {
  const isHere = /^(?:usa?|unitedstates(?:ofamerica)?)$/.test(plainWord(textOf(value)));
  return yesOrNo(value) === false || (hint === 'country' && isHere);
}

function placed(told: Told): string {
  return told.door.id === 'delivery'
    ? `\`zip\` alone says where the order goes, in the US. Remove ${told.name}.`
    : `Prices are the same for every ZIP code. Remove ${told.name}; ${dated(told)}.`;
}

/** Answers with a fact; it changes neither the price nor the product. */
function answered(told: Told, fact: FactName): string {
  return `Remove ${told.name}; it doesn't change the price. ${factIn(told, fact)}`;
}

function factIn({ catalog }: Told, fact: FactName): string {
  return statedFact(catalog as SiteCatalog, fact);
}

function dated({ door, catalog }: Told): string {
  return door.isJson
    ? 'send `zip` for the delivery date and the last moment to approve the proof'
    : `GET ${catalog.baseUrl}${endpointPaths.deliveryDate}?zip=60601 returns the delivery date`;
}
