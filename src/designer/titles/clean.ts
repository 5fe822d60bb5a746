import type { Catalog } from '../../pricing/catalog.ts';
import { titleSeparator } from '../../pricing/order-link.ts';

/** What is written in the place of the character that separates titles in an order link. */
export const separatorSubstitute = '/';

const controls = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A title that an order link can carry: without control characters and broken text, the separator
 * replaced, and cut where it is too long. Anything else stays as typed.
 */
export function cleanTitle({ book }: Catalog, title: string): string {
  const { titleLengthMax } = book.limits;
  const plain = title
    .toWellFormed()
    .replace(controls, ' ')
    .replaceAll(titleSeparator, separatorSubstitute);
  return plain.length <= titleLengthMax ? plain : [...plain].slice(0, titleLengthMax).join('');
}

/** The most characters of text on a divider's body: it must travel in a link. */
export const bodyLengthMax = 500;

/** Text for a divider's body: line breaks stay, other control characters go. */
export function cleanBody(text: string): string {
  const lines = text.toWellFormed().split(/\r\n|[\n\r\v\f\u2028\u2029]/);
  return lines
    .map((line) => line.replace(controls, ' '))
    .join('\n')
    .slice(0, bodyLengthMax)
    .toWellFormed();
}
