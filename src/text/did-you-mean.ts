import { distance } from 'fastest-levenshtein';

/** The beginnings that turn a word into its opposite. */
const negation = /^(?:un|non?|not)/;

/**
 * The known name that a value misspells, in any case: by one letter, or by two of eight or more. It
 * is a question, never an answer: other numbers and a word's opposite are never alike.
 */
export function nearestName<Name extends string>(
  value: string,
  known: readonly Name[],
): Name | undefined {
  const word = value.trim().toLowerCase();
  const most = word.length >= 8 ? 2 : 1;
  const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');
  const digits = digitsOf(word);
  return known.find((name) => {
    const other = name.toLowerCase();
    return (
      Math.abs(other.length - word.length) <= most &&
      negation.test(other) === negation.test(word) &&
      (digits === '' || digitsOf(other) === digits) &&
      distance(other, word) <= most
    );
  });
}
