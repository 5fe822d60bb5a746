import { namedSheets } from '../book/by-quote.ts';
import type { ProductId, QuoteOnlyData } from '../book/schema.ts';
import { type Catalog, quoteFormUrl } from '../pricing/catalog.ts';
import { shown } from '../text/echo.ts';
import { oncePer } from '../text/once.ts';
import { capitalized, listed } from '../text/words.ts';
import type { Answer, Problem } from './field.ts';
import { choicesByName } from './fields/options.ts';
import { vocabularyOf } from './vocabulary.ts';
import { isIdle, listOf, membersOf, plainWord, spaced, textOf } from './words.ts';

/**
 * The products whose sheet a text names as a whole, by its name, its lengths or both. A single
 * length is no sheet.
 *
 * @example withSheet(catalog, 'Letter (8-1/2 x 11 in)') // ['paper', 'poly']
 */
function withSheet({ products, productIds }: Catalog, text: string): readonly ProductId[] {
  const parts = plainWord(text.replace(/[ -]1\/2/g, '.5'))
    .replace(/(?<=\d)(?:inches|inch|in|["\u201d])/g, '')
    .replace(/by|\u00d7/, 'x')
    .replace(/size$/, '')
    .split(/[()]/)
    .filter(Boolean);
  const sheets = parts.map((part) => (Object.hasOwn(namedSheets, part) ? namedSheets[part] : part));
  return productIds.filter((id) => {
    const { widthInches, heightInches } = products[id].data.die.sheet;
    const own = [widthInches, heightInches].map((inches) => Number(inches.toFixed(2))).join('x');
    return sheets.length > 0 && sheets.every((sheet) => sheet === own);
  });
}

/** The phrases of what is priced by quote only; one that names something sold means that. */
const phrasesOf = oncePer((catalog: Catalog) => {
  const { sold } = vocabularyOf(catalog);
  const isSold = (word: string) =>
    sold.has(word) || choicesByName(catalog).get(word) || withSheet(catalog, word).length > 0;
  return catalog.book.quoteOnly.map((entry) => ({
    entry,
    names: new Set(entry.parameters),
    phrases: entry.values.filter((phrase) => !isSold(plainWord(phrase))).map(spaced),
  }));
});

/** Finds what a text asks for that is priced by quote only. */
export function byQuote(catalog: Catalog, text: string): QuoteOnlyData | undefined {
  const words = spaced(text);
  return phrasesOf(catalog).find(({ phrases }) => phrases.some((one) => words.includes(one)))
    ?.entry;
}

/** Says where to ask for what is priced by quote only. */
function wishFor(catalog: Catalog, { label }: QuoteOnlyData): Problem {
  const quoteForm = quoteFormUrl(catalog);
  const message = `Priced by quote only: ${label}. Send the request to ${quoteForm}; it can't be priced here.`;
  const buyers = `${capitalized(label)}: by quote only; please use our quote form.`;
  return { message, code: 'by_quote', validValues: undefined, quoteForm, isIdle: false, buyers };
}

/** What to say of a text that asks for something that is priced by quote only. */
export function wishIn(catalog: Catalog, text: string): Problem | undefined {
  const entry = byQuote(catalog, text);
  return entry && wishFor(catalog, entry);
}

/** Answers the name of something that is priced by quote only. */
export function byQuoteAnswer(catalog: Catalog, name: string): Answer | undefined {
  const word = plainWord(name);
  const named = phrasesOf(catalog).find(({ names }) => names.has(word))?.entry;
  const entry = named ?? byQuote(catalog, name);
  return (
    entry &&
    ((name, given, { product }) => {
      const lengths = listOf(given.value) ?? membersOf(given.value)?.map(([, length]) => length);
      const text = lengths ? lengths.map(textOf).join('x') : textOf(given.value);
      const isDeclined = isIdle(text) || /^(null|default|standard)(size)?$/.test(plainWord(text));
      const owners = withSheet(catalog, text);
      // `format: landscape` is no size.
      const isFormat = /format$/i.test(given.name) && !/\d/.test(text) && !byQuote(catalog, text);
      if (isDeclined || (isFormat && owners.length === 0)) {
        const message = `${name} isn't part of a price here. Remove ${name}.`;
        return { message, code: 'unknown', isIdle: isDeclined };
      }
      if (owners.includes(product.id)) {
        const message = `${shown(text)} is the standard sheet of ${product.id}, included in every price. Remove ${name}.`;
        return { message, code: 'unknown', isIdle: true };
      }
      if (owners.length === 0) return wishFor(catalog, entry);
      const { widthInches, heightInches } = product.data.die.sheet;
      const message = `${shown(text)} isn't the sheet of ${product.id}, which is ${widthInches} x ${heightInches} inches.`;
      const out = `Remove ${name}, or use product=${listed(owners, 'or')}.`;
      return { message: `${message} ${out}`, code: 'invalid', buyers: message };
    })
  );
}
