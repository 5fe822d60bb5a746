import type { PricedProduct } from '../../pricing/catalog.ts';
import { coded, maxReported } from '../../text/echo.ts';
import { listed } from '../../text/words.ts';
import { namesMax } from '../doors.ts';
import { type Hint, hintAbout } from '../hints.ts';
import type { Sentence, Told } from '../problems.ts';
import { acceptedBy, byQuoteAside } from './values.ts';

export const aboutNames = {
  unknown(told) {
    const { names = [], note, door, quoteForm } = told;
    const few = names.slice(0, maxReported).map(coded);
    const noun = nounFor(told);
    const known = note.inside ? told.catalog.optionKeys : namesOf(told);
    const form = door.isJson ? ` Ask about anything else at ${quoteForm}.` : '';
    return {
      message: `Unknown ${noun}${names.length > 1 ? 's' : ''} ${listed(few)}. The ${noun}s are ${listed(known)}.${form}`,
      validValues: known,
    };
  },
  misspelled: useInstead,
  renamed: useInstead,
  misplaced: ({ name, use, meant }) => `Send ${name} as a parameter of its own: ${use(meant)}.`,
  choiceAsName: ({ name, own, use, meant }) =>
    `${name} is a choice for ${own}. Use \`${use(meant)}\`.`,
  resembles: (told) => {
    const { name, own, use, meant } = told;
    return `${name} probably means a choice for ${own}. Use \`${use(meant)}\`.${byQuoteAside(told)}`;
  },
  again: (told) =>
    isOwnName(told) ? twice(told) : `Remove ${told.name}; you already sent \`${told.own}\`.`,
  twice,
  conflict(told) {
    if (isOwnName(told)) return twice(told);
    const { name, own } = told;
    const accepted = acceptedBy(told);
    return `${name} and \`${own}\` disagree. Send only \`${own}\`${accepted && `: ${accepted}`}.`;
  },
  notHere(told) {
    const { name, note, door } = told;
    if (door.id === 'delivery') return `${name} doesn't change the delivery date. Remove ${name}.`;
    const inPrices = notInPrices[note.key ?? ''];
    return inPrices?.(told) ?? hintAbout('inDesigner', told);
  },
  hint: (told) => hintAbout(told.reason as Hint, told),
  byQuote: ({ entry, quoteForm }) => ({
    message: `Priced by quote only: ${entry?.label}. Send the request to ${quoteForm}; it can't be priced here.`,
    quoteForm,
  }),
  standard({ name, note, sent, product, owners = [] }) {
    return note.refused
      ? `${otherSheet(sent, product)} Use product=${listed(owners, 'or')}, or remove ${name}.`
      : `${sent} is the standard sheet of ${product.id}, included in every price. Remove ${name}.`;
  },
  declined: ({ name }) => `${name} isn't part of a price here. Remove ${name}.`,
  tooMany: (told) =>
    `The request has ${told.count} ${nounFor(told)}s, but may have at most ${namesMax}. Send only ${listed(namesOf(told))}.`,
} satisfies Record<string, Sentence>;

/** Says that a product has another sheet than the one asked for. */
export function otherSheet(sent: string, { id, data }: PricedProduct): string {
  const { widthInches, heightInches } = data.die.sheet;
  return `${sent} isn't the sheet of ${id}, which is ${widthInches} x ${heightInches} inches.`;
}

function twice(told: Told): string {
  const accepted = acceptedBy(told);
  return `Send ${told.name} only once${accepted && `: ${accepted}`}.`;
}

/** Whether a name is the door's own, as in both `punch` and `options.punch`. */
function isOwnName({ note, own }: Told): boolean {
  return note.name === own;
}

/** The names of a door, in the order in which documents list them. */
function namesOf({ vocabulary, door }: Told): string[] {
  const names = [...vocabulary.own(door)]
    .filter(([, { isOption }]) => !(door.isJson && isOption))
    .map(([name]) => name);
  return door.isJson ? [...names, 'options'] : names;
}

function useInstead(told: Told): string {
  return `Unknown ${nounFor(told)} ${told.name}. Use \`${told.use(told.meant)}\`.`;
}

/** What a door calls a name. */
function nounFor({ note, door }: Told): string {
  if (note.inside) return 'option';
  return door.isJson ? 'argument' : 'parameter';
}

/** Fields of other doors, which the HTTP API's price doesn't depend on. */
const notInPrices: Readonly<Record<string, (told: Told) => string>> = {
  cut: ({ name }) => `The cut never changes the price. Remove ${name}; the designer sets it.`,
  colors: colorAdvice,
  zip: (told) => hintAbout('place', told),
  neededBy: (told) => hintAbout('date', told),
  approve: (told) => hintAbout('date', told),
  allQuantities: ({ name, catalog }) =>
    `This prices one quantity. Remove ${name}; ${catalog.baseUrl}/prices.json lists totals by quantity.`,
};

/** Explains that colors have no price, and which exist. */
function colorAdvice({ name, catalog, product }: Told): string {
  const { products, productIds } = catalog;
  const charging = productIds.filter((id) => products[id].colorChange !== undefined);
  const except = charging.length > 0 ? `, except on multicolor ${listed(charging, 'or')} sets` : '';
  const { colors, noun } = product.data;
  const names = colors
    ? ` Colors of ${noun}: ${colors.list.map(({ name }) => name).join(', ')}.`
    : '';
  return `Tab color doesn't affect the price${except}. Remove ${name}; a person chooses colors in the designer.${names}`;
}
