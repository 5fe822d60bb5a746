import { type Build, isOffered, offeredOptions } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';
import { byId } from './price-view.ts';

/**
 * Reads the build that a page's controls show, which are named after an order link's parameters;
 * what they lack is at its default. Choices and colors that can't be ordered with the others are
 * disabled, and replaced if they are chosen.
 *
 * @returns `undefined` if the number of tabs isn't sold; the field then says which are
 */
export function readBuild(
  form: HTMLFormElement | HTMLFieldSetElement,
  product: PricedProduct,
): Build | undefined {
  const tabsField = byId<HTMLInputElement>('tabs');
  const tabs = tabsField.valueAsNumber;
  const isSold = Number.isInteger(tabs) && product.isSold(tabs);
  const fault = isSold ? '' : `A set has ${product.tabsText} tabs.`;
  tabsField.setCustomValidity(fault);
  byId('tabs-error').textContent = fault;
  if (!isSold) return undefined;

  const choosers = [...form.querySelectorAll('select')];
  const chosen = choosers
    .filter(({ name }) => name in product.defaults)
    .map(({ name, value }) => [name, value]);
  const options = offeredOptions(product, { ...product.defaults, ...Object.fromEntries(chosen) });
  for (const { key, choices } of product.options) {
    const chooser = choosers.find(({ name }) => name === key);
    for (const option of chooser?.options ?? []) {
      const choice = choices.get(option.value);
      option.disabled = choice !== undefined && !isOffered(choice, options);
      option.selected = option.value === options[key];
    }
  }
  const colors = choosers.find(({ name }) => name === 'colorChanges');
  for (const option of colors?.options ?? []) option.disabled = Number(option.value) >= tabs;
  if (colors && Number(colors.value) >= tabs) colors.value = String(tabs - 1);
  return {
    product: product.id,
    tabs,
    sets: Number(byId<HTMLSelectElement>('sets').value),
    options,
    colorChanges: Number(colors?.value ?? 0),
    titles: null,
  };
}
