import words from '../book/by-quote.json' with { type: 'json' };
import type { ProductId } from '../book/schema.ts';
import { type Catalog, quoteFormUrl } from '../pricing/catalog.ts';
import { coded, shown } from '../text/echo.ts';
import { oncePer } from '../text/once.ts';
import { capitalized, listed } from '../text/words.ts';
import type { Answer, Problem } from './field.ts';
import { choicesByName } from './fields/options.ts';
import { vocabularyOf } from './vocabulary.ts';
import { listOf, membersOf, plainWord, spaced, textOf, yesOrNo } from './words.ts';

/** Sheets that have names: width by height, in inches. */
const sheetSizes = new Map(Object.entries(words.namedSheets));

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
  const sheets = parts.map((part) => sheetSizes.get(part) ?? part);
  return productIds.filter((id) => {
    const { widthInches, heightInches } = products[id].data.die.sheet;
    const own = [widthInches, heightInches].map((inches) => Number(inches.toFixed(2))).join('x');
    return sheets.length > 0 && sheets.every((sheet) => sheet === own);
  });
}

/** What is priced by quote only; a phrase that names something sold means that. */
const entriesOf = oncePer((catalog: Catalog) => {
  const { sold } = vocabularyOf(catalog);
  const isSold = (word: string) =>
    sold.has(word) || choicesByName(catalog).get(word) || withSheet(catalog, word).length > 0;
  const quoteForm = quoteFormUrl(catalog);
  return catalog.book.quoteOnly.map(({ id, label, parameters, values }) => ({
    id,
    names: parameters,
    phrases: values.filter((phrase) => !isSold(plainWord(phrase))).map(spaced),
    wish: {
      message: `Priced by quote only: ${label}. Send the request to ${quoteForm}; it can't be priced here.`,
      buyers: `${capitalized(label)}: by quote only; please use our quote form.`,
      code: 'by_quote',
      validValues: undefined,
      quoteForm,
      isIdle: false,
    } satisfies Problem,
  }));
});

/** Finds what a text asks for that is priced by quote only, and what to say of it. */
export function byQuote(catalog: Catalog, text: string) {
  const words = spaced(text);
  return entriesOf(catalog).find(({ phrases }) => phrases.some((one) => words.includes(one)));
}

/** Answers the name of something that is priced by quote only. */
export function byQuoteAnswer(catalog: Catalog, name: string): Answer | undefined {
  const word = plainWord(name);
  const named = entriesOf(catalog).find(({ names }) => names.includes(word));
  const entry = named ?? byQuote(catalog, name);
  if (!entry) return undefined;
  return ({ value }, { product: { id: product } }) => {
    const lengths = listOf(value) ?? membersOf(value)?.map(([, length]) => length);
    const text = lengths ? lengths.map(textOf).join('x') : textOf(value);
    const owners = withSheet(catalog, text);
    const remove = `Remove ${coded(name)}`;
    const isIdle =
      yesOrNo(text) === false || /^(null|default|standard)(size)?$/.test(plainWord(text));
    // `format: landscape` is no size.
    const isWord = /format$/i.test(name) && !/\d/.test(text) && !byQuote(catalog, text);
    if (isIdle || (isWord && owners.length === 0)) {
      return { message: `${coded(name)} isn't part of a price here. ${remove}.`, isIdle };
    }
    if (owners.includes(product)) {
      const is = `${shown(text)} is the standard sheet of ${product}, included in every price.`;
      return { message: `${is} ${remove}.`, isIdle: true };
    }
    if (owners.length === 0) return entry.wish;
    const { widthInches, heightInches } = catalog.products[product].data.die.sheet;
    const buyers = `${shown(text)} isn't the sheet of ${product}, which is ${widthInches} x ${heightInches} inches.`;
    const message = `${buyers} ${remove}, or use product=${listed(owners, 'or')}.`;
    return { message, code: 'invalid', buyers };
  };
}
