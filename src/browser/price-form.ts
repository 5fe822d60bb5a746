import type { Build } from '../pricing/build.ts';
import type { PricedProduct } from '../pricing/catalog.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** A group of controls that bear the names of an order link's parameters. */
export interface PriceForm {
  /** The build that the form shows; `undefined` while its number of tabs is not one. */
  build(): Build | undefined;
  /** Selects what a query says, as far as the form has it; the rest stays. */
  select(query: URLSearchParams): void;
}

/** The form's own controls are the bounds: what they do not offer is not taken. */
export function priceForm(form: HTMLFieldSetElement, product: PricedProduct): PriceForm {
  const control = (name: string) => form.elements.namedItem(name) as Control | null;
  const value = (name: string) => control(name)?.value ?? '';
  const tabsInput = control('tabs') as HTMLInputElement;
  const problem = document.getElementById(`${tabsInput.id}-error`);

  return {
    build() {
      const tabs = readTabs(tabsInput);
      const isValid = tabs !== undefined;
      tabsInput.setAttribute('aria-invalid', String(!isValid));
      if (problem) problem.hidden = isValid;
      if (tabs === undefined) return undefined;
      const options = product.options.map(({ key, default: fallback }) => [
        key,
        value(key) || fallback,
      ]);
      return {
        product: product.id,
        tabs,
        sets: Number(value('sets')),
        options: Object.fromEntries(options),
        colorChanges: limitColors(control('colorChanges') as HTMLSelectElement | null, tabs),
        titles: null,
      };
    },
    select(query) {
      for (const [name, text] of query) {
        const found = control(name);
        if (found && offers(found, text)) found.value = text;
      }
    },
  };
}

/** Offers no more colors than there are tabs, and takes the most there can be instead. */
function limitColors(colors: HTMLSelectElement | null, tabs: number): number {
  if (!colors) return 0;
  for (const option of colors.options) option.disabled = Number(option.value) >= tabs;
  if (Number(colors.value) >= tabs) colors.value = String(tabs - 1);
  return Number(colors.value);
}

function offers(control: Control, text: string): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ value }) => value === text);
  }
  return wholeNumber(control, text) !== undefined;
}

function readTabs(input: HTMLInputElement): number | undefined {
  return wholeNumber(input, input.value.trim());
}

function wholeNumber({ min, max }: HTMLInputElement, text: string): number | undefined {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= Number(min) && number <= Number(max) ? number : undefined;
}
