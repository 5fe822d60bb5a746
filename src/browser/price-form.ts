import type { Build } from '../pricing/build.ts';
import { isOffered, offeredOptions } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';
import { quantityFor } from '../pricing/quantities.ts';
import { formatCount } from '../text/counts.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * A group of controls named after an order link's parameters. The form's own controls are the
 * limits: values they don't offer are ignored.
 */
export function priceForm(form: HTMLFieldSetElement, product: PricedProduct) {
  const controls = (name: string) => [
    ...form.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`),
  ];
  const tabsInput = controls('tabs')[0] as HTMLInputElement;
  const colors = controls('colorChanges')[0] as HTMLSelectElement | undefined;
  const problem = document.getElementById(`${tabsInput.id}-error`);
  offerQuantities(controls('sets')[0] as HTMLSelectElement, product);

  /** The chosen options; choices that they rule out can't be chosen. */
  function takeOptions(): Build['options'] {
    const chosen = product.options.map(({ key, default: fallback }) => [
      key,
      controls(key).find(isTaken)?.value ?? fallback,
    ]);
    const options = offeredOptions(product, Object.fromEntries(chosen));
    for (const { key, choices } of product.options) {
      for (const control of controls(key).filter(isButton)) {
        const choice = choices.get(control.value);
        control.disabled = choice !== undefined && !isOffered(choice, options);
        control.checked = control.value === options[key];
      }
    }
    return options;
  }

  return {
    /** The form's build; `undefined` if the number of tabs is invalid. */
    build(): Build | undefined {
      const tabs = wholeNumber(tabsInput, tabsInput.value.trim());
      const isValid = tabs !== undefined;
      tabsInput.setAttribute('aria-invalid', String(!isValid));
      if (problem) problem.hidden = isValid;
      if (tabs === undefined) return undefined;
      return {
        product: product.id,
        tabs,
        sets: Number(controls('sets')[0]?.value),
        options: takeOptions(),
        colorChanges: colors ? limitColors(colors, tabs) : 0,
        titles: null,
      };
    },
    /** Selects the values of a query that the form has; other values don't change. */
    select(query: URLSearchParams) {
      for (const [name, text] of query) {
        for (const control of controls(name)) select(control, text);
      }
    },
  };
}

/** Returns whether a control's value counts: a button's only while pressed. */
function isTaken(control: Control): boolean {
  return !isButton(control) || control.checked;
}

function isButton(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

function select(control: Control, text: string): void {
  if (isButton(control)) {
    if (control.value === text) control.checked = true;
  } else if (offers(control, text)) control.value = text;
}

function offers(control: Control, text: string): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ value }) => value === text);
  }
  return wholeNumber(control, text) !== undefined;
}

/** Limits the colors to the number of tabs, and selects the maximum if needed. */
function limitColors(colors: HTMLSelectElement, tabs: number): number {
  for (const option of colors.options) option.disabled = Number(option.value) >= tabs;
  if (Number(colors.value) >= tabs) colors.value = String(tabs - 1);
  return Number(colors.value);
}

/** Lists a product's quantities; a chosen one that it lacks becomes the next larger one. */
function offerQuantities(select: HTMLSelectElement, product: PricedProduct): void {
  const { quantities } = product;
  const listed = [...select.options].map(({ value }) => Number(value));
  if (String(listed) === String(quantities)) return;
  const chosen = Number(select.value);
  select.replaceChildren(...quantities.map((sets) => new Option(formatCount(sets), String(sets))));
  select.value = String(quantityFor(product, chosen));
}

function wholeNumber({ min, max }: HTMLInputElement, text: string): number | undefined {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= Number(min) && number <= Number(max) ? number : undefined;
}
