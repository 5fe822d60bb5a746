import type { ChoiceData } from '../book/schema.ts';
import { quoteFormUrl, type SiteCatalog } from '../pricing/catalog.ts';
import { statedFacts } from '../pricing/facts.ts';
import { shown } from '../text/echo.ts';
import { oncePer } from '../text/once.ts';
import { byQuoteAnswer } from './by-quote.ts';
import { type Answer, type Context, inOptions } from './field.ts';
import { lightAdvice } from './fields/options.ts';
import hints from './hints.json' with { type: 'json' };
import { fillIn } from './problems.ts';
import { isIdle, phrases, plainWord, textOf } from './words.ts';

/** What people name that is no field, by the words they call it; the first text that applies. */
const byWord = new Map(
  hints.flatMap(([words = '', ...texts]) =>
    phrases(words).map((word) => [plainWord(word), texts] as const),
  ),
);

const factsOf = oncePer(statedFacts);

/** What to answer a name that is no field: the hint about it, or that it is priced by quote only. */
export function answerFor(catalog: SiteCatalog, name: string): Answer | undefined {
  const texts = byWord.get(plainWord(name));
  if (!texts) return byQuoteAnswer(catalog, name);
  return (_, given, context) => {
    const sent = textOf(given.value);
    const isPlace = context.door.id === 'delivery';
    const isDated = isPlace || context.names('zip');
    const more = {
      abroad: isIdle(sent) ? undefined : shown(sent),
      zipAlone: isPlace ? '`zip` alone says where the order goes, in the US.' : undefined,
      dates: isDated
        ? 'Send `neededBy` for the day you need the order, or `approve` for the day you approve the proof.'
        : undefined,
      get light() {
        return lightAdvice(context);
      },
      get quicker() {
        return choiceWith(context, ({ productionDays = 0 }) => productionDays < 0);
      },
      get printsBack() {
        return choiceWith(context, ({ effect }) => effect?.printsBack === true);
      },
      get printsBody() {
        return choiceWith(context, ({ effect }) => effect?.printsBody === true);
      },
    };
    const message = fillIn(texts, context, { given }, more, factsOf(catalog));
    const quoteForm = quoteFormUrl(catalog);
    const asks = message.includes(quoteForm) && { quoteForm };
    return { message, code: 'unknown', ...asks, isIdle: isIdle(sent) };
  };
}

/** The product's first choice of a kind, in the door's syntax and backticks. */
function choiceWith({ product, door }: Context, is: (choice: ChoiceData) => boolean) {
  const [found] = product.data.options.flatMap(({ key, choices }) =>
    choices.filter(is).map(({ id }) => `\`${inOptions(door, key, id)}\``),
  );
  return found;
}
