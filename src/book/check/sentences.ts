import type { z } from 'zod';
import { nearestName } from '../../text/did-you-mean.ts';

/** What each kind of value is called in a message. */
const kinds: Readonly<Record<string, string>> = {
  object: 'settings in braces, { ... }',
  record: 'settings in braces, { ... }',
  array: 'a list in brackets, [ ... ]',
  string: 'text in quotes',
  number: 'a number, without quotes',
  boolean: 'true or false',
};

/** Words the faults that a schema has no message of its own for. */
export const faultSentence: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys((issue.inst as z.ZodObject | undefined)?.shape ?? {});
    return issue.keys.map((key) => unknownSetting(key, known)).join(' ');
  }
  if (issue.code === 'invalid_type') return `write ${kinds[issue.expected] ?? issue.expected}`;
  return undefined;
};

function unknownSetting(name: string, known: readonly string[]): string {
  const near = nearestName(name, known) ?? known.find((other) => sharesWord(name, other));
  const help =
    near === undefined ? ` The settings are ${known.join(', ')}.` : ` Did you mean \`${near}\`?`;
  return `\`${name}\` isn't a setting.${help}`;
}

/** Returns whether two names share a word, as pricedBy and ratesBy do. */
function sharesWord(name: string, other: string): boolean {
  const words = (text: string) => text.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  return words(name).some((word) => words(other).includes(word));
}
