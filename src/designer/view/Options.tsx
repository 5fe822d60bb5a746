import { additionText, type OptionPrices, optionPrices } from '../price/choice-prices.ts';
import { priceForm } from './price-form.ts';
import { Sheet } from './Sheet.tsx';
import type { View } from './scene.ts';

/** Every option of the product with what each choice is and adds. */
export function Options(view: View) {
  const { catalog, build } = view.scene;
  return (
    <Sheet title="Options" id="options" film="green" position={4}>
      <div class="option-grid">
        {optionPrices(catalog, build).map((option) => (
          <Option key={option.key} option={option} {...view} />
        ))}
      </div>
      <ByQuoteOnly {...view} />
    </Sheet>
  );
}

function Option({ option, controls }: View & { option: OptionPrices }) {
  return (
    <fieldset class="option">
      <legend>{option.label}</legend>
      {option.choices.map((priced) => {
        const { id, label, meaning } = priced.choice;
        return (
          <label key={id} class="option-choice">
            <input
              type="radio"
              name={option.key}
              form={priceForm}
              value={id}
              checked={id === option.chosen}
              onChange={() => controls.act({ do: 'choose', option: option.key, choice: id })}
            />
            <span class="option-label">{label}</span>
            <span class="option-price">{additionText(priced)}</span>
            <span class="option-meaning">{meaning}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function ByQuoteOnly({ scene }: View) {
  const { quoteOnly, seller } = scene.catalog.book;
  return (
    <div class="notice by-quote">
      <h3>Also made, priced by quote only</h3>
      <ul>
        {quoteOnly.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      <p>
        <a href={seller.quotePath}>Ask for a quote</a>
      </p>
    </div>
  );
}
