import { namedSheets } from '../book/by-quote.ts';
import type { ProductId, QuoteOnlyData } from '../book/schema.ts';
import { lightInksOf } from '../layout/look.ts';
import { type Catalog, quoteFormUrl } from '../pricing/catalog.ts';
import { capitalized } from '../text/words.ts';
import { type Context, inOptions } from './field.ts';
import { phrases, plainWord, spaced } from './words.ts';

/**
 * The products whose sheet a text names as a whole, by its name, its lengths or both; all of them
 * for the standard one. A single length is no sheet.
 *
 * @example withSheet(catalog, 'Letter (8-1/2 x 11 in)') // ['paper', 'poly']
 */
export function withSheet({ products, productIds }: Catalog, text: string): readonly ProductId[] {
  const word = plainWord(text.replace(/[ -]1\/2/g, '.5'))
    .replace(/(?<=\d)(?:inches|inch|in|["\u201d])/g, '')
    .replace(/by|\u00d7/, 'x')
    .replace(/size$/, '');
  const [, name = '', lengths] = /^([a-z]+\d?)?\(?(\d[\d.]*x\d[\d.]*)?\)?$/.exec(word) ?? [];
  const byName = Object.hasOwn(namedSheets, name) ? namedSheets[name] : undefined;
  const sheet = name === '' || byName === lengths ? lengths : lengths ? undefined : byName;
  return productIds.filter((id) => {
    const { widthInches, heightInches } = products[id].data.die.sheet;
    return name === 'standard' || sheet === `${round(widthInches)}x${round(heightInches)}`;
  });
}

/** Inches as people write them. */
function round(inches: number): number {
  return Number(inches.toFixed(2));
}

export const lightWords = phrases(
  'light text, light ink, light print, light lettering, light type',
);

/** Whether a text asks for light print, which a light ink prints without a quote. */
export function isLightPrint(text: string): boolean {
  return lightWords.some((word) => plainWord(word) === plainWord(text));
}

/** The light ink of a product first, if it has one, then what is by quote. */
export function lightAdvice({ catalog, product, door }: Context): string {
  const entry = catalog.book.quoteOnly.find(({ isLightPrint }) => isLightPrint);
  const reverse = entry
    ? ` ${capitalized(entry.label)}: by quote only, at ${quoteFormUrl(catalog)}.`
    : '';
  const [ink] = lightInksOf(product.data);
  return ink ? `Use \`${inOptions(door, ink.key, ink.id)}\`.${reverse}` : reverse.trim();
}

/**
 * Finds what a text asks for that is priced by quote only, by the phrases of its entries; a phrase
 * that names something sold means that.
 */
export function byQuoteFinder({ book }: Catalog, isSold: (word: string) => boolean) {
  const entries = book.quoteOnly.map((entry) => ({
    entry,
    phrases: entry.values.filter((phrase) => !isSold(plainWord(phrase))).map(spaced),
  }));
  return (text: string): QuoteOnlyData | undefined => {
    const words = spaced(text);
    return entries.find(({ phrases }) => phrases.some((phrase) => words.includes(phrase)))?.entry;
  };
}
