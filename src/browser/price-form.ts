import { type Build, isOffered, offeredOptions } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';
import { quantityFor } from '../pricing/quantities.ts';
import { formatCount } from '../text/counts.ts';
import { byId } from './price-view.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * A group of controls named after an order link's parameters: fields for the numbers, which have
 * the same ids, and buttons for the options. The form's own controls are the limits: values they
 * don't offer are ignored.
 */
export function priceForm(form: HTMLFieldSetElement, product: PricedProduct) {
  const tabsField = byId<HTMLInputElement>('tabs');
  const setsField = byId<HTMLSelectElement>('sets');
  const colors = document.querySelector<HTMLSelectElement>('#colorChanges');
  const named = (name: string) =>
    ([...form.elements] as Control[]).filter((control) => control.name === name);
  offerTabs(tabsField, product);
  offerQuantities(setsField, product);

  /** The chosen options; choices that they rule out can't be chosen. */
  function takeOptions(): Build['options'] {
    const buttons = product.options.flatMap(({ key }) => named(key) as HTMLInputElement[]);
    const chosen = buttons.filter(({ checked }) => checked).map(({ name, value }) => [name, value]);
    const options = offeredOptions(product, { ...product.defaults, ...Object.fromEntries(chosen) });
    for (const { key, choices } of product.options) {
      for (const button of buttons.filter(({ name }) => name === key)) {
        const choice = choices.get(button.value);
        button.disabled = choice !== undefined && !isOffered(choice, options);
        button.checked = button.value === options[key];
      }
    }
    return options;
  }

  return {
    /** The form's build; `undefined`, and no price shows, if the number of tabs isn't sold. */
    build(): Build | undefined {
      const tabs = tabsIn(tabsField.value.trim(), product);
      const isValid = tabs !== undefined;
      byId('price-answer').inert = !isValid;
      tabsField.setAttribute('aria-invalid', String(!isValid));
      byId('tabs-error').hidden = isValid;
      if (!isValid) return undefined;
      return {
        product: product.id,
        tabs,
        sets: Number(setsField.value),
        options: takeOptions(),
        colorChanges: colors ? limitColors(colors, tabs) : 0,
        titles: null,
      };
    },
    /** Selects the values of a query that the form has; other values don't change. */
    select(query: URLSearchParams) {
      for (const [name, text] of query) {
        for (const control of named(name)) select(control, text, product);
      }
    },
  };
}

function select(control: Control, text: string, product: PricedProduct): void {
  if (control instanceof HTMLSelectElement) {
    if ([...control.options].some(({ value }) => value === text)) control.value = text;
  } else if (control.type === 'number') {
    if (tabsIn(text, product) !== undefined) control.value = text;
  } else if (control.value === text) control.checked = true;
}

/** Limits the colors to the number of tabs, and selects the maximum if needed. */
function limitColors(colors: HTMLSelectElement, tabs: number): number {
  for (const option of colors.options) option.disabled = Number(option.value) >= tabs;
  if (Number(colors.value) >= tabs) colors.value = String(tabs - 1);
  return Number(colors.value);
}

/** Asks for a product's numbers of tabs; a chosen one that it lacks becomes the next larger one. */
function offerTabs(
  field: HTMLInputElement,
  { tabsPerSet, tabsText, tabsFor }: PricedProduct,
): void {
  const rule = `A set has ${tabsText} tabs.`;
  const told = byId('tabs-error');
  if (told.textContent.trim() === rule) return;
  told.textContent = rule;
  field.min = String(tabsPerSet.min);
  field.max = String(tabsPerSet.max);
  if (field.value !== '') field.value = String(tabsFor(field.valueAsNumber));
}

/** Lists a product's quantities; a chosen one that it lacks becomes the next larger one. */
function offerQuantities(select: HTMLSelectElement, product: PricedProduct): void {
  const { quantities } = product;
  const listed = [...select.options].map(({ value }) => Number(value));
  if (String(listed) === String(quantities)) return;
  const chosen = quantityFor(product, Number(select.value));
  select.replaceChildren(...quantities.map((sets) => new Option(formatCount(sets), String(sets))));
  select.value = String(chosen);
}

/** A number of tabs as typed; `undefined` unless a set can have it. */
function tabsIn(text: string, { isSold }: PricedProduct): number | undefined {
  return /^\d+$/.test(text) && isSold(Number(text)) ? Number(text) : undefined;
}
