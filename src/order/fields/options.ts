import type { OptionData, ProductId } from '../../book/schema.ts';
import type { Catalog } from '../../pricing/catalog.ts';
import type { Field, Meaning, SoFar } from '../field.ts';
import { textOf, yesOrNo } from '../words.ts';

/** The products that have every given option; all of them if none does. */
export function fittingProducts(catalog: Catalog, keys: readonly string[]): readonly ProductId[] {
  const { productIds, products, optionKeys } = catalog;
  const options = keys.filter((key) => optionKeys.includes(key));
  const isColored = keys.includes('colorChanges');
  const fitting = productIds.filter(
    (id) =>
      options.every((key) => key in products[id].defaults) &&
      !(isColored && products[id].colorChange === undefined),
  );
  return fitting.length > 0 ? fitting : productIds;
}

/** The field of an option key, with the choices of every product that has it. */
export function optionField(catalog: Catalog, key: string): Field<string> {
  const owners = catalog.productIds.filter((id) => key in catalog.products[id].defaults);
  const options = owners.flatMap((id) =>
    catalog.products[id].data.options.filter((option) => option.key === key),
  );
  const names = { price: key, quote: key, draft: key, link: key };
  const ids = [...new Set(options.flatMap(({ choices }) => choices.map(({ id }) => id)))];
  return {
    key,
    // Dates depend on options that change production time.
    names: options.some(changesProduction) ? { ...names, delivery: key } : names,
    alsoCalled: options.flatMap(({ label, alsoCalled = [] }) => [label, ...alsoCalled]),
    shape: { kind: 'choice', ids },
    isOption: true,
    meant(value, so) {
      const text = textOf(value);
      const option = so.product.options.find((option) => option.key === key);
      if (!option) return ofOtherProducts(text, so, owners, key);
      if (option.choices.has(text)) return { value: text };
      const meant = so.vocabulary.choice(so.product.id, key, text);
      if (meant?.isSure) return { value: meant.id };
      if (meant) return { wrong: 'notAChoice', facts: { meant: meant.id } };
      const owner = owners.find((id) => so.vocabulary.choice(id, key, text)?.isSure);
      return owner === undefined
        ? { wrong: 'notAChoice' }
        : { wrong: 'otherProductsChoice', facts: { owners: [owner] } };
    },
    of({ build }, { defaults }) {
      const chosen = build.options[key];
      return chosen === defaults[key] ? undefined : chosen;
    },
  };
}

function changesProduction({ choices }: OptionData): boolean {
  return choices.some(({ productionDays }) => productionDays);
}

/** An option that the product lacks: its default elsewhere, or a plain no, changes nothing. */
function ofOtherProducts(
  text: string,
  { catalog, product, vocabulary }: SoFar,
  owners: readonly ProductId[],
  key: string,
): Meaning<string> {
  const isUsual = owners.some(
    (id) => vocabulary.choice(id, key, text)?.id === catalog.products[id].defaults[key],
  );
  const isIdle = isUsual || yesOrNo(text) === false;
  const valid = product.options.map(({ key }) => key);
  return { wrong: 'otherProductsOption', facts: { owners, valid }, isIdle };
}
