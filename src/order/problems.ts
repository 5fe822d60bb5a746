import type { ChoiceData } from '../book/schema.ts';
import { endpointPaths } from '../contract/paths.ts';
import { quoteFormUrl, type SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { coded, shown } from '../text/echo.ts';
import { fillIn } from '../text/fill-in.ts';
import { oncePer } from '../text/once.ts';
import { listed } from '../text/words.ts';
import { byQuote, byQuoteAnswer } from './by-quote.ts';
import {
  type Answer,
  acceptedBy,
  type Context,
  type Entry,
  inOptions,
  type Kind,
  nounOf,
} from './field.ts';
import { lightAdvice } from './fields/options.ts';
import hints from './hints.json' with { type: 'json' };
import maps from './maps.json' with { type: 'json' };
import { plainWord, textOf, yesOrNo } from './words.ts';

/** What the HTTP API and the tools say of a problem, whatever the field. */
export function sentence(kind: Kind, { given, field, use = '' }: Entry, context: Context): string {
  const { door } = context;
  const own = (field.names[door.id] ?? field.key).replace('#', '');
  const name = coded(given.name);
  const sent = shown(textOf(given.value));
  const accepted = acceptedBy(field, context);
  const only = (start: string) => (accepted ? `${start}: ${accepted}.` : `${start}.`);
  switch (kind) {
    case 'invalid':
      return `\`${own}\` must be ${accepted}; you sent ${sent}.${use}`;
    case 'conflict':
    case 'again':
      if (given.name === own) return only(`Send ${name} only once`);
      if (kind === 'again') return `Remove ${name}; you already sent \`${own}\`.`;
      return only(`${name} and \`${own}\` disagree. Send only \`${own}\``);
    case 'empty':
      return `${name} is empty. ${accepted ? `Send ${accepted}, or remove` : 'Remove'} ${name}.`;
    case 'renamed':
      return `Unknown ${nounOf(door, given)} ${name}. Use \`${use}\`.`;
    case 'misplaced':
      return `Send ${name} as a parameter of its own: ${use}.`;
    case 'choice':
      return `${name} is a choice for ${own}. Use \`${use}\`.`;
    case 'reworded':
      return `Use \`${use}\` instead of ${sent}.${accepted && ` ${name} must be ${accepted}.`}`;
    case 'elsewhere': {
      if (door.id !== 'price') return `${name} doesn't change the delivery date. Remove ${name}.`;
      const usual = "{name} isn't part of a price. Remove {name}; the designer takes it.";
      const said = field.atPriceOf?.(context, name);
      return said ?? fillIn([field.atPrice ?? usual], wordsOf(context, given.name)).join();
    }
  }
}

/** What the placeholders of all texts about a name stand for. */
function wordsOf({ door, catalog }: Context, name: string) {
  const { isJson } = door;
  return {
    name: coded(name),
    quoteForm: quoteFormUrl(catalog),
    // Where to find dates, and the totals of other quantities.
    dated: isJson
      ? 'send `zip` for the delivery date and the last moment to approve the proof'
      : `GET ${catalog.baseUrl}${endpointPaths.deliveryDate}?zip=60601 returns the delivery date`,
    totals: isJson
      ? 'send `allQuantities: true` for the total at every quantity'
      : `${catalog.baseUrl}/prices.json lists totals by quantity`,
  };
}

/** What people name that is no field, by the words they call it; the first text that applies. */
const byWord = new Map(
  hints.flatMap(({ names, say }) => names.map((name) => [plainWord(name), say] as const)),
);

const factsOf = oncePer(statedFacts);

/** What to answer a name that is no field: the hint about it, or that it is priced by quote only. */
export function answerFor(catalog: SiteCatalog, name: string): Answer | undefined {
  const word = plainWord(name);
  const texts = byWord.get(word);
  if (maps.options.includes(word)) return unreadable;
  if (!texts) return byQuoteAnswer(catalog, name);
  return (given, context) => {
    const sent = textOf(given.value);
    const isPlace = context.door.id === 'delivery';
    const isHere = /^"?(?:usa?|unitedstates(?:ofamerica)?)"?$/.test(plainWord(sent));
    const isIdle = isHere || yesOrNo(sent) === false;
    const own = wordsOf(context, name);
    const [message = ''] = fillIn(texts, {
      ...factsOf(catalog),
      ...own,
      abroad: isIdle ? undefined : shown(sent),
      zipAlone: isPlace ? '`zip` alone says where the order goes, in the US.' : undefined,
      dates:
        isPlace || context.names('zip')
          ? 'Send `neededBy` for the day you need the order, or `approve` for the day you approve the proof.'
          : undefined,
      light: lightAdvice(context) || undefined,
      quicker: choiceWith(context, ({ productionDays = 0 }) => productionDays < 0),
      printsBack: choiceWith(context, ({ effect }) => effect?.printsBack === true),
      printsBody: choiceWith(context, ({ effect }) => effect?.printsBody === true),
    });
    const { quoteForm } = own;
    return { message, ...(message.includes(quoteForm) && { quoteForm }), isIdle };
  };
}

/** Answers options that are neither a map nor a list of choices. */
const unreadable: Answer = ({ value, inside }, { catalog, door, product }) => {
  if (inside !== undefined) return undefined;
  const [{ key = '', default: usual = '' } = {}] = product.options;
  const such = inOptions(door, key, usual);
  const must = door.isJson
    ? `\`options\` must be an object of option keys and choice ids, such as ${such}`
    : `Send each option as a parameter of its own, such as ${such}`;
  const message = `${must}; you sent ${shown(textOf(value))}. The options are ${listed(catalog.optionKeys)}.`;
  return { message, code: 'invalid', ...byQuote(catalog, textOf(value))?.wish };
};

/** The product's first choice of a kind, in the door's syntax and backticks. */
function choiceWith({ product, door }: Context, is: (choice: ChoiceData) => boolean) {
  const [found] = product.data.options.flatMap(({ key, choices }) =>
    choices.filter(is).map(({ id }) => `\`${inOptions(door, key, id)}\``),
  );
  return found;
}
