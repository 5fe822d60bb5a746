import { distance } from 'fastest-levenshtein';
import { counted } from './counts.ts';

/** The most things of one kind that an answer reports. */
export const maxReported = 10;

/** The most characters of a request value that an answer repeats. */
const echoMax = 80;

/** Characters that look like nothing, or like a space. */
const invisible = /(?! )[\p{Cf}\p{Zs}]/gu;

/** A value as messages repeat it: quoted, escaped and cut to 80 characters. */
export function shown(value: string): string {
  const quoted = quote(cut(value, 40));
  return quoted.length > echoMax ? quote(cut(value, 12)) : quoted;
}

function quote(text: string): string {
  const escaped = (one: string) => `\\u${one.codePointAt(0)?.toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replace(invisible, escaped);
}

/** A name as messages repeat it: in backticks, or quoted if it is not a plain word. */
export function coded(name: string): string {
  return /^[\w.#-]{1,40}$/.test(name) ? `\`${name}\`` : shown(name);
}

/** A value as answers repeat it outside of messages: cut to 80 characters. */
export function cutShort(value: string): string {
  return cut(value, echoMax - 3);
}

/** The start of a text, with three dots if it is longer than `max` characters. */
export function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max).toWellFormed()}...` : text;
}

/** Maximum length of an error text in characters. */
const explanationMax = 1_000;

/** Joins problems into sentences, up to the maximum length of an error text. */
export function explain(problems: readonly { readonly message: string }[], ending = ''): string {
  const room = explanationMax - ' And 99999 more problems.'.length - ending.length;
  let text = '';
  let reported = 0;
  const messages = [...new Set(problems.map(({ message }) => message))];
  for (const message of messages.slice(0, maxReported)) {
    if (reported > 0 && text.length + message.length > room) break;
    text += reported > 0 ? ` ${message}` : cut(message, room);
    reported += 1;
  }
  const rest = messages.length - reported;
  return `${rest > 0 ? `${text} And ${counted(rest, 'more problem')}.` : text}${ending}`;
}

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
