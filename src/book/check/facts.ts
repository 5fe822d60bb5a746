import { factPlaceholders } from '../fact-names.ts';
import { buildParameters } from '../parameters.ts';
import type { Book } from '../schema.ts';
import type { Fault } from './fault.ts';

/** By-quote words must not be valid names or values of anything that has a price. */
export function quoteOnlyFaults(book: Book): Fault[] {
  const options = Object.values(book.products).flatMap(({ options }) => options);
  const names = new Set([...buildParameters, ...options.map(({ key }) => key)].map(lowerCase));
  const values = new Set(options.flatMap(({ choices }) => choices.map(({ id }) => lowerCase(id))));
  const clash = (place: string, words: readonly string[], taken: ReadonlySet<string>): Fault[] =>
    words.flatMap((word, index) =>
      taken.has(word)
        ? [
            {
              place: `${place}.${index}`,
              value: word,
              message: 'this has a price: leave it out here',
            },
          ]
        : [],
    );
  return book.quoteOnly.flatMap(({ parameters, values: words }, index) => [
    ...clash(`quoteOnly.${index}.parameters`, parameters, names),
    ...clash(`quoteOnly.${index}.values`, words, values),
  ]);
}

function lowerCase(text: string): string {
  return text.toLowerCase();
}

/** Unknown placeholders in facts. */
export function factFaults({ facts }: Book): Fault[] {
  const known: readonly string[] = factPlaceholders;
  return Object.entries(facts).flatMap(([key, text]) =>
    [...text.matchAll(/\{([^{}]*)\}/g)]
      .filter(([, name = '']) => !known.includes(name))
      .map(([braced]) => ({
        place: `facts.${key}`,
        value: braced,
        message: `unknown placeholder: use one of ${known.join(', ')}`,
      })),
  );
}
