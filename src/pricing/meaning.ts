import type { ColorData, ProductData, ProductId } from '../book/schema.ts';
import type { Catalog, PricedOption } from './catalog.ts';
import { plainWord } from './plain-word.ts';

/** Something the book gives names to. */
interface Called {
  readonly alsoCalled?: readonly string[] | undefined;
}

function isCalled(word: string, names: readonly string[], { alsoCalled = [] }: Called): boolean {
  const plain = plainWord(word);
  return plain !== '' && [...names, ...alsoCalled].some((name) => plainWord(name) === plain);
}

/** The product that a word means; `undefined` if none or ambiguous. */
export function productMeant(catalog: Catalog, word: string): ProductId | undefined {
  return catalog.productIds.find((id) => {
    const { name, noun, ...data } = catalog.products[id].data;
    return isCalled(word, [id, name, noun], data);
  });
}

/** The id of the choice that a word means. */
export function choiceMeant({ choices }: PricedOption, word: string): string | undefined {
  for (const { id, label, data } of choices.values()) {
    if (isCalled(word, [id, label, label.split(', ').at(-1) ?? label], data)) return id;
  }
  return undefined;
}

/** The id of the choice that a word means for an option of any product. */
export function choiceOf(
  { products, productIds }: Catalog,
  key: string,
  word: string,
): string | undefined {
  for (const id of productIds) {
    const option = products[id].options.find((option) => option.key === key);
    const choice = option && (option.choices.has(word) ? word : choiceMeant(option, word));
    if (choice !== undefined) return choice;
  }
  return undefined;
}

/** The option and the choice that a word means on its own: `collated`, but not `none`. */
export function choiceNamed(
  { products, productIds }: Catalog,
  word: string,
): readonly [key: string, choice: string] | undefined {
  const found = new Map<string, string>();
  for (const option of productIds.flatMap((id) => products[id].options)) {
    const choice = choiceMeant(option, word);
    if (choice !== undefined) found.set(option.key, choice);
  }
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

/** The key of the option of any product that a word means. */
export function optionMeant({ products, productIds }: Catalog, word: string): string | undefined {
  for (const id of productIds) {
    const option = products[id].data.options.find((option) =>
      isCalled(word, [option.key, option.label], option),
    );
    if (option) return option.key;
  }
  return undefined;
}

/** The color of a product that a word means, by id, name or alias. */
export function colorMeant({ colors }: ProductData, word: string): ColorData | undefined {
  return colors?.list.find((color) => isCalled(word, [color.id, color.name], color));
}
