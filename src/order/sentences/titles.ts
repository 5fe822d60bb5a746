import { counted } from '../../text/counts.ts';
import { maxReported } from '../../text/echo.ts';
import { listed } from '../../text/words.ts';
import { titleSeparator } from '../path.ts';
import type { Sentence, Told } from '../problems.ts';

export const aboutTitles = {
  noTitles({ own, door }) {
    const orTabs = door.id === 'price' ? ', or send `tabs` instead' : '';
    return `\`${own}\` is empty. Send one title for each tab${orTabs}.`;
  },
  notTitles: ({ own, door }) =>
    door.isJson
      ? `\`${own}\` must be a list with one text for each tab, in order, such as ${own}: ["First","Second"].`
      : `Separate titles with ${titleSeparator}: ${own}=First|Second.`,
  titlesInOne({ own, door, parts = [] }) {
    return door.isJson
      ? `Give each tab its own title: ${own}: ${JSON.stringify(parts)}.`
      : `Separate titles with ${titleSeparator}: ${own}=${parts.join(titleSeparator)}.`;
  },
  notText(told) {
    const instead = told.door.isJson
      ? 'Put every title in quotes, a blank tab as "".'
      : `Separate titles with ${titleSeparator}, a blank tab as nothing: ${told.own}=First||Third.`;
    return `${titlesThat(told, 'is', 'are')} not text. ${instead}`;
  },
  tooManyTitles: ({ own, count = 0, max, quoteForm }) =>
    `\`${own}\` has ${counted(count, 'title')}, but may have at most ${max}. Ask for more tabs a set at ${quoteForm}.`,
  titlesTooLong: (told) =>
    `${titlesThat(told, 'is', 'are')} too long. Shorten to at most ${told.max} characters.`,
  notPrintable: (told) =>
    `${titlesThat(told, 'contains', 'contain')} two line breaks or another control character. Write a space instead. A title has at most two lines.`,
  separator: (told) =>
    `${titlesThat(told, 'contains', 'contain')} the character "${titleSeparator}", which separates the titles in an order link. Write "/" instead.`,
  linkTooLong({ own, count = 0, max = 0, door }) {
    const orTabs =
      door.id === 'draft' ? '' : ', or send the number of tabs and type the titles in the designer';
    return `The order link would have ${count} characters, but may have at most ${max}. Shorten the titles in \`${own}\`${orTabs}.`;
  },
} satisfies Record<string, Sentence>;

/** Begins a sentence about some titles: `Titles 3 and 5 of labels contain`. */
function titlesThat({ own, which = [] }: Told, verbOfOne: string, verbOfMany: string): string {
  const few = which.slice(0, maxReported).map(String);
  const rest = which.length - few.length;
  const numbers = listed(rest > 0 ? [...few, `${rest} more`] : few);
  return which.length === 1
    ? `Title ${numbers} of \`${own}\` ${verbOfOne}`
    : `Titles ${numbers} of \`${own}\` ${verbOfMany}`;
}
