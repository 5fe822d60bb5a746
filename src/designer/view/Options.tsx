import { optionPrices } from '../price/choice-prices.ts';
import { isBodyOption, OptionField } from './OptionField.tsx';
import { QuoteFormLink } from './QuoteFormLink.tsx';
import { Sheet } from './Sheet.tsx';
import type { View } from './scene.ts';

/** Every option of the product that isn't part of the look. */
export function Options(view: View) {
  const { catalog, build } = view.scene;
  const { quoteOnly } = catalog.book;
  const options = optionPrices(catalog, build).filter(
    ({ key }) => !isBodyOption(catalog, build.product, key),
  );
  return (
    <Sheet title="Options" id="options" position={3}>
      <div class="option-grid">
        {options.map((option) => (
          <OptionField key={option.key} option={option} {...view} />
        ))}
      </div>
      <p class="quiet by-quote">
        Priced by quote: {quoteOnly.map(({ label }) => label).join('; ')}.{' '}
        <QuoteFormLink scene={view.scene}>Ask for a quote</QuoteFormLink>
      </p>
    </Sheet>
  );
}
