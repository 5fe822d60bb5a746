import type { OptionData } from '../../book/schema.ts';
import { lightInksOf } from '../../layout/look.ts';
import { type Catalog, type PricedProduct, quoteFormUrl } from '../../pricing/catalog.ts';
import { coded } from '../../text/echo.ts';
import { oncePer } from '../../text/once.ts';
import { capitalized, listed } from '../../text/words.ts';
import { type Context, type Field, inOptions } from '../field.ts';
import { plainWord, textOf, yesOrNo } from '../words.ts';

/** Words that could name a choice of many options. */
const commonWords = ['yes', 'no', 'true', 'false', 'none'];

/** Choice ids by the plain words that mean them: id, label, and what the shop lists. */
const choiceWords = oncePer(({ choices }: OptionData): ReadonlyMap<string, string> => {
  const words = choices.flatMap(({ id, label, alsoCalled = [] }) =>
    [id, label, label.split(', ').at(-1) ?? '', ...alsoCalled].map((word) => [word, id] as const),
  );
  const plain = words.map(([word, id]) => [plainWord(word), id] as const);
  // The first one keeps a word.
  return new Map(plain.toReversed().filter(([word]) => word !== ''));
});

/** The key of the option for each word that means a choice of that one only, in all products. */
export const choicesByName = oncePer(({ productIds, products }: Catalog) => {
  const found = new Map<string, string | undefined>();
  for (const option of productIds.flatMap((id) => products[id].data.options)) {
    for (const word of choiceWords(option).keys()) {
      const isOthers = found.has(word) && found.get(word) !== option.key;
      const isCommon = commonWords.includes(word) || /^\d+$/.test(word);
      found.set(word, isOthers || isCommon ? undefined : option.key);
    }
  }
  return found as ReadonlyMap<string, string | undefined>;
});

/** The choice of a product's option that a text names; `undefined` if no table lists the text. */
export function choiceOf({ data }: PricedProduct, key: string, text: string): string | undefined {
  const option = data.options.find((option) => option.key === key);
  const words = option && choiceWords(option);
  return words?.get(text) ?? words?.get(plainWord(text));
}

/** The field of an option key, with the choices of every product that has it. */
export function optionField(catalog: Catalog, key: string): Field {
  const { products, productIds } = catalog;
  const owners = productIds.filter((id) => key in products[id].defaults);
  const all = owners.flatMap(
    (id) => products[id].options.find((option) => option.key === key) ?? [],
  );
  const named = owners.flatMap((id) => products[id].data.options.filter((one) => one.key === key));
  const names = { price: key, quote: key, draft: key, link: key };
  return {
    key,
    // Dates depend on options that change production time.
    names: all.some((option) => option.changesProduction) ? { ...names, delivery: key } : names,
    alsoCalled: named.flatMap(({ label, alsoCalled = [] }) => [label, ...alsoCalled]),
    shape: { kind: 'choice', ids: [...new Set(all.flatMap(({ choices }) => [...choices.keys()]))] },
    isOption: true,
    label: all[0]?.label ?? key,
    parse(raw, context) {
      const { product, values } = context;
      const text = textOf(raw);
      const id = choiceOf(product, key, text);
      if (id !== undefined) return { set: { options: { ...values.options, [key]: id } } };
      const option = product.options.find((option) => option.key === key);
      const meant = owners.find((id) => choiceOf(products[id], key, text) !== undefined);
      if (!option) {
        // Its default elsewhere, or a plain no, changes nothing.
        const usual =
          meant && choiceOf(products[meant], key, text) === products[meant].defaults[key];
        const isIdle = usual || yesOrNo(text) === false;
        const out = isIdle ? '' : `, or use product=${owners[0]}`;
        const own = listed(product.options.map(({ key }) => key));
        const message = `${coded(key)} is an option of ${listed(owners)}, not of ${product.id}. Remove ${coded(key)}${out}. The options of ${product.id} are ${own}.`;
        return { message, isIdle };
      }
      const used = option.choices.get(option.default)?.label;
      const choices = listed([...option.choices.keys()], 'or');
      if (meant) {
        const is = meant === plainWord(text) ? 'a product' : meant;
        const message = `${coded(text)} is ${is}. For ${product.id}, ${key} is ${choices}. For ${meant}, use product=${meant}.`;
        return { message, used };
      }
      const advice =
        (/^light ?(text|ink|print|lettering|type)$/i.test(text) && lightAdvice(context)) ||
        `Use ${choices}. Ask about anything else at ${quoteFormUrl(catalog)}.`;
      return { message: `${coded(text)} isn't a choice for ${key}. ${advice}`, used };
    },
    write: ({ options }) => options?.[key],
  };
}

/** The light ink of a product first, if it has one, then what is by quote. */
export function lightAdvice({ catalog, product, door }: Context): string {
  const entry = catalog.book.quoteOnly.find(({ isLightPrint }) => isLightPrint);
  const reverse =
    entry && `${capitalized(entry.label)}: by quote only, at ${quoteFormUrl(catalog)}.`;
  const [ink] = lightInksOf(product.data);
  const use = ink && `Use \`${inOptions(door, ink.option, ink.choice)}\`.`;
  return [use, reverse].filter(Boolean).join(' ');
}
