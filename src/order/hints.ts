import type { ChoiceData } from '../book/schema.ts';
import type { SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { shown } from '../text/echo.ts';
import { fillIn } from '../text/fill-in.ts';
import { oncePer } from '../text/once.ts';
import { listed } from '../text/words.ts';
import { byQuote, byQuoteAnswer } from './by-quote.ts';
import { type Answer, type Context, inOptions } from './field.ts';
import { lightAdvice } from './fields/options.ts';
import hints from './hints.json' with { type: 'json' };
import maps from './maps.json' with { type: 'json' };
import { wordsOf } from './problems.ts';
import { plainWord, textOf, yesOrNo } from './words.ts';

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
