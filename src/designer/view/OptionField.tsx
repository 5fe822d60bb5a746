import type { ProductId } from '../../book/schema.ts';
import type { Catalog, PricedChoice } from '../../pricing/catalog.ts';
import { additionText, type OptionPrices } from '../price/choice-prices.ts';
import { unscriptedForm } from './Head.tsx';
import type { View } from './scene.ts';

/** An option with the description and price of each choice. */
export function OptionField({
  option,
  controls,
}: Pick<View, 'controls'> & { option: OptionPrices }) {
  const chosen = option.choices.find(({ choice }) => choice.id === option.chosen)?.choice;
  return (
    <fieldset class="plain option">
      <legend>{option.label}</legend>
      <div class="choice-row">
        {option.choices.map((priced) => (
          <label key={priced.choice.id} class="choice option-choice" title={priced.choice.meaning}>
            <input
              type="radio"
              name={option.key}
              form={unscriptedForm}
              value={priced.choice.id}
              checked={priced.choice.id === option.chosen}
              disabled={!priced.isOffered}
              onChange={() => {
                controls.act({ do: 'choose', option: option.key, choice: priced.choice.id });
                controls.set({ showsBank: true });
              }}
            />
            <span>
              {priced.choice.label}
              <small class="option-price">{additionText(priced)}</small>
            </span>
          </label>
        ))}
      </div>
      <p class="quiet">{chosen?.meaning}</p>
    </fieldset>
  );
}

/** The choices that print on the divider itself. */
export function bodyChoices(catalog: Catalog, product: ProductId): PricedChoice[] {
  return catalog.products[product].options
    .flatMap(({ choices }) => [...choices.values()])
    .filter(({ data }) => data.effect?.printsBody);
}

/** Returns whether an option is for print on the divider itself. */
export function isBodyOption(catalog: Catalog, product: ProductId, option: string): boolean {
  return bodyChoices(catalog, product).some((choice) => choice.option === option);
}
