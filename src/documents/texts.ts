import type { Catalog } from '../pricing/catalog.ts';
import { listed } from '../text/words.ts';

/** What placeholders stand for; a list is for texts that are nothing but its placeholder. */
export type Values = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Fills in the placeholders of texts, such as `{email}`. A text that is only a placeholder becomes
 * all of its values; one with a placeholder that has no value is left out.
 *
 * @throws RangeError if there is no such placeholder.
 */
export function fillIn(texts: readonly string[], values: Values): string[] {
  return texts.flatMap((text) => {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const unknown = names.find((name) => !(name in values));
    if (unknown) throw new RangeError(`there is no placeholder {${unknown}}`);
    if (names.some((name) => values[name] === undefined)) return [];
    const [first = ''] = names;
    if (text === `{${first}}`) return values[first] ?? [];
    return [text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))];
  });
}

/** The products' names in a sentence: `paper and poly`. */
export function productNouns(
  { book, productIds }: Catalog,
  conjunction: 'and' | 'or' = 'and',
): string {
  return listed(
    productIds.map((id) => book.products[id].noun),
    conjunction,
  );
}

/** The products that charge for color changes: `poly`; empty if none does. */
export function colorPricedNouns({ products, productIds }: Catalog): string {
  const priced = productIds.filter((id) => products[id].colorChange !== undefined);
  return listed(priced.map((id) => products[id].data.noun));
}
