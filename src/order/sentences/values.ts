import { counted, formatCount } from '../../text/counts.ts';
import { coded, shown } from '../../text/echo.ts';
import { dollars } from '../../text/money.ts';
import { capitalized, listed } from '../../text/words.ts';
import { toolNames } from '../doors.ts';
import { titleSeparator } from '../path.ts';
import type { Sentence, Told } from '../problems.ts';
import { listOf, mentions, plainWord, textOf } from '../words.ts';

export const aboutValues = {
  reworded(told) {
    const { own, field, use, meant, sent } = told;
    const { kind } = field?.shape ?? {};
    if (kind === 'integer' || kind === 'quantity') {
      return `Write \`${own}\` in plain digits: ${use(meant)}; you sent ${sent}. It must be ${acceptedBy(told)}.`;
    }
    if (own === 'zip') return `\`zip\` must be a five-digit US ZIP code. Use \`${use(meant)}\`.`;
    if (kind !== 'choice') return `Instead of ${sent}, use \`${use(meant)}\`.`;
    return (own === 'product' ? notAProduct : notAChoice)(told);
  },
  counted: ({ name, use, meant }) =>
    `Instead of ${name}, use \`${use(meant)}\`: the distinct tab colors minus one.`,
  missing(told) {
    const { own, catalog, use } = told;
    const { default: usual } = catalog.book.limits.tabsPerSet;
    const more: Readonly<Record<string, string>> = {
      tabs: `, such as ${use(usual)}, or the titles in \`labels\``,
      tabsPerSet: `, such as ${use(usual)}`,
      titles: `, or call ${toolNames.quote} without titles`,
    };
    return `\`${own}\` is missing. Send ${acceptedBy(told) || 'it'}${more[own] ?? ''}.`;
  },
  blank(told) {
    const accepted = acceptedBy(told);
    return `${told.name} is empty. ${accepted ? `Send ${accepted}, or remove` : 'Remove'} ${told.name}.`;
  },
  notAProduct,
  notANumber(told) {
    const { note, own, sent, min, max = 0, count = 0, tabs, door, catalog, quoteForm } = told;
    if (own === 'colorChanges') {
      const all = tabs === undefined || tabs > max + 1;
      const given = all ? `${max + 1} stock colors` : counted(tabs, 'tab');
      const range = max === 0 ? '0' : `0 to ${max}`;
      return `With ${given}, \`${own}\` must be ${range}: the distinct colors minus one.`;
    }
    const most = door.isJson ? catalog.book.limits.agentTabsPerSetMax : max;
    const more = count > max ? ` Ask for more than ${max} tabs a set at ${quoteForm}.` : '';
    if (listOf(note.value)) {
      const titles = door.isJson ? `to ${toolNames.draft} as \`titles\`` : 'as labels=First|Second';
      return `\`${own}\` must be the number of tabs, from ${min} to ${most}. Send titles ${titles}.`;
    }
    return `\`${own}\` must be a whole number from ${min} to ${most}; you sent ${sent}.${more}`;
  },
  otherUnit: (told) => `\`${told.own}\` can't be ${told.sent}. Send ${acceptedBy(told)}.`,
  notOrderable({ sent, use, valid: quantities = [], count, priceAt, quoteForm }) {
    const ascending = quantities as readonly number[];
    const [least = 0, most = 0] = [ascending[0], ascending.at(-1)];
    const send = (sets: number) =>
      `${use(sets)}${priceAt ? ` (${dollars(priceAt(sets))} total)` : ''}`;
    const all = `The quantities are ${ascending.join(', ')}.`;
    if (count === undefined) {
      return `\`sets\` must be one of these quantities, in digits: ${ascending.join(', ')}; you sent ${sent}.`;
    }
    if (count < least) {
      return `The smallest order is ${formatCount(least)} sets. Use ${send(least)}. ${all}`;
    }
    if (count > most) {
      return `The largest order here is ${formatCount(most)} sets. Use ${send(most)}, or ask for more at ${quoteForm}. ${all}`;
    }
    const near = listed(neighbors(count, ascending).map(send), 'or');
    return `${formatCount(count)} sets isn't a quantity we print. Use ${near}. ${all}`;
  },
  notAChoice,
  otherProductsChoice({ note, own, owners = [], valid = [] }) {
    const value = textOf(note.value);
    const isProduct = plainWord(value) === owners[0];
    return `${coded(value)} is ${isProduct ? 'a product' : listed(owners)}. Use product=${owners[0]}, or ${own} ${listed(valid.map(String), 'or')}.`;
  },
  otherProductsOption({ name, own, owners = [], product, valid = [], note }) {
    if (own === 'colorChanges') {
      return `${name} is for ${listed(owners, 'or')}; on ${product.id} the color of tabs never changes the price. Remove ${name}.`;
    }
    const out = note.refused ? `Use product=${owners[0]}, or remove ${name}.` : `Remove ${name}.`;
    const options = `The options of ${product.id} are ${listed(valid.map(String))}.`;
    return `${name} is an option of ${listed(owners)}, not of ${product.id}. ${out} ${options}`;
  },
  notOffered({ product, meant, use, own }) {
    const choice = product.conditional.find(({ option, id }) => option === own && id === meant);
    const withWhat = choice?.only.map(([key, ids]) => `${key} ${listed(ids, 'or')}`) ?? [];
    return `\`${use(meant)}\` is offered only with ${listed(withWhat)}. Send that too, or another choice for ${own}.`;
  },
  notOptions({ own, sent, catalog, product, door }) {
    const [{ key = '', default: usual = '' } = {}] = product.options;
    const send = door.isJson
      ? `\`${own}\` must be an object of option keys and choice ids, such as options: ${JSON.stringify({ [key]: usual })}`
      : `Send each option as a parameter of its own, such as ${key}=${usual}`;
    return `${send}; you sent ${sent}. The options are ${listed(catalog.optionKeys)}.`;
  },
  notYesOrNo: ({ own }) =>
    `\`${own}\` must be true or false. Use \`${own}: true\`, or remove \`${own}\`.`,
  disagree({ name, own, count = 0, door }) {
    if (own === 'colorChanges') {
      return `With these colors, \`colorChanges\` is ${count}. Remove \`colorChanges\`.`;
    }
    const titles = door.isJson ? 'titles' : 'labels';
    return `${name} doesn't match \`${titles}\`, which has ${counted(count, 'title')}. Remove ${name}, or send a title for each tab.`;
  },
  notACut: ({ sent, reason, meant }) =>
    `Cuts are ${reason}; you sent ${sent}. Use \`cut: ${JSON.stringify(meant)}\`, or remove \`cut\` for the recommended one.`,
  noColors: ({ product, name }) =>
    product.data.colors
      ? `Without their film, tabs have no color. Remove ${name}.`
      : `${capitalized(product.data.noun)} has no tab colors to choose. Remove ${name}.`,
  notColors: ({ name, meant }) =>
    `${name} must be color names. Use \`colors: [${shown(textOf(meant))}]\` for all tabs, or one name for each tab.`,
  notAColor({ parts = [], valid = [], product, door, name }) {
    const few = listed(parts.map(shown), 'or');
    if (door.id === 'price') {
      return `${capitalized(product.data.noun)} has no color ${few}. Remove ${name}, or for a set in several colors send \`colorChanges\`: the distinct colors minus one.`;
    }
    return `${capitalized(product.data.noun)} has no color ${few}. Use ${listed(valid.map(String), 'or')}.`;
  },
  colorsMiscounted({ count = 0, tabs }) {
    const but = tabs === undefined ? '' : `, but a set has ${counted(tabs, 'tab')}`;
    return `\`colors\` has ${counted(count, 'name')}${but}. Send one color for all tabs, or one name for each tab.`;
  },
  tooLong: ({ name, max }) => `${name} may have at most ${max} characters.`,
} satisfies Record<string, Sentence>;

function notAProduct({ sent, valid = [], meant, other, use }: Told): string {
  const word = other ? ` For ${other}, use ${meant}.` : ` Use \`${use(meant)}\`.`;
  return `${sent} isn't a product here. Products: ${valid.join(', ')}.${meant ? word : ''}`;
}

function notAChoice(told: Told): string {
  const { note, own, valid = [], meant, quoteForm, use } = told;
  const choices = acceptedBy(told);
  const advice =
    meant === undefined
      ? `Use ${choices}. Ask about anything else at ${quoteForm}.`
      : `Use \`${use(meant)}\`.${valid.length > 1 ? ` Choices: ${choices}.` : ''}`;
  return `${coded(textOf(note.value))} isn't a choice for ${own}. ${advice}${byQuoteAside(told)}`;
}

/** What a field accepts, as a phrase after "Send"; empty if there is nothing to say. */
export function acceptedBy({ catalog, door, field, valid = [] }: Told): string {
  const { shape, key } = field ?? {};
  switch (shape?.kind) {
    case 'quantity':
      return `one of ${valid.join(', ')}`;
    case 'integer': {
      const isTabs = key === 'tabs' && door.isJson;
      const max = isTabs ? catalog.book.limits.agentTabsPerSetMax : shape.max;
      return `a whole number from ${shape.min} to ${max}`;
    }
    case 'choice':
      return listed(valid.map(String), 'or');
    case 'texts':
      return `one title for each tab, in order${door.isJson ? '' : `, separated by ${titleSeparator}`}`;
    case 'date':
      return 'a date such as 2027-01-15';
    default:
      return key === 'zip' ? 'a five-digit US ZIP code, such as 60601' : '';
  }
}

/** What by-quote thing was perhaps meant by words that have a price here. */
export function byQuoteAside({ catalog, note, quoteForm }: Told): string {
  const words = [note.name, textOf(note.value)].filter((word) => plainWord(word).length > 4);
  const entry = catalog.book.quoteOnly.find(({ label }) =>
    words.some((word) => mentions(label, word)),
  );
  return entry ? ` ${capitalized(entry.label)}: by quote only, at ${quoteForm}.` : '';
}

/** The quantities below and above a number. */
function neighbors(number: number, ascending: readonly number[]): number[] {
  const above = ascending.findIndex((value) => value > number);
  return ascending.slice(above - 1, above + 1);
}
