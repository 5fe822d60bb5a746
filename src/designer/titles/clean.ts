import type { Catalog } from '../../pricing/catalog.ts';
import { titleSeparator } from '../../pricing/order-link.ts';

/** Replaces the title separator of order links. */
export const separatorSubstitute = '/';

const controls = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A title that fits an order link: without control characters and malformed text, the separator
 * replaced, and cut if too long. Otherwise it stays as typed.
 */
export function cleanTitle({ book }: Catalog, title: string): string {
  const { titleLengthMax } = book.limits;
  const plain = title
    .toWellFormed()
    .replace(controls, ' ')
    .replaceAll(titleSeparator, separatorSubstitute);
  return plain.length <= titleLengthMax ? plain : [...plain].slice(0, titleLengthMax).join('');
}

/** The most characters of text on a divider's body: it has to fit in a link. */
export const bodyLengthMax = 500;

/** Cleans a body text: keeps line breaks, removes other control characters. */
export function cleanBody(text: string): string {
  const lines = text.toWellFormed().split(/\r\n|[\n\r\v\f\u2028\u2029]/);
  return lines
    .map((line) => line.replace(controls, ' '))
    .join('\n')
    .slice(0, bodyLengthMax)
    .toWellFormed();
}
